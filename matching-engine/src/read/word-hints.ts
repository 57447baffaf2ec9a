import table from "../../lexicon/word-counts.json" with { type: "json" };
import type { Switches } from "../switches.ts";
import { hintWeights } from "../weights.ts";
import { taxonomy } from "./lexicon/taxonomy.ts";
import { letterWeights, readCounts } from "./word-counts.ts";

/** Holds what one word gains for each skill, the most first, with a number that marks the word as seen. */
export interface Hint {
  number: number;
  concepts: number[];
  gains: number[];
  shares: number[];
}

/** Holds what each word, by its term, hints at. */
export interface WordHints {
  /** Counts the words of the table; each has a number below it. */
  readonly size: number;
  get(term: string): Hint | undefined;
}

export interface Hints {
  /** Hints of the lists written word by word: for long posts, where many words that say little would drown the few that tell. */
  sure: WordHints;
  /** Hints of all lists: for briefs of a few sentences, and for what people write of themselves. */
  wide: WordHints;
  /** Returns the share of a word's uses that belongs to a skill, 0 to 1. */
  shareOfSkill: (term: string, concept: number) => number;
}

/** Reads the table of word counts for the lists that are switched on. */
export function createHints(switches: Switches): Hints {
  const lines = linesByTerm();
  const sure = createWordHints(lines, letterWeights(switches, true));
  const wide = createWordHints(lines, letterWeights(switches, false));
  return {
    sure,
    wide,
    shareOfSkill(term, concept) {
      const hint = wide.get(term);
      return hint?.shares[hint.concepts.indexOf(concept)] ?? 0;
    },
  };
}

/** Returns the concept of a skill that a lexicon file names. */
export function skillNamed(name: string): number {
  const concept = taxonomy.byName.get(`skill ${name}`);
  if (concept === undefined) throw new Error(`A list of words names an unknown skill: "${name}"`);
  return concept;
}

interface Line {
  number: number;
  counts: string;
}

/** Splits the table into lines without reading them, because most words never come up. */
function linesByTerm(): ReadonlyMap<string, Line> {
  const lines = new Map<string, Line>();
  for (const line of table.words.split("\n")) {
    const space = line.indexOf(" ");
    lines.set(line.slice(0, space), { number: lines.size, counts: line.slice(space + 1) });
  }
  return lines;
}

/** Makes hints that read the line of a word when it first comes up. */
function createWordHints(lines: ReadonlyMap<string, Line>, letters: ReadonlyMap<string, number>): WordHints {
  const concepts = table.skills.map(skillNamed);
  const remembered = new Map<string, Hint | undefined>();
  return {
    size: lines.size,
    get(term) {
      if (remembered.has(term)) return remembered.get(term);
      const line = lines.get(term);
      if (line === undefined) return undefined;
      const owners = readCounts(line.counts, letters).map(({ skill, weight }) => ({
        concept: concepts[skill]!,
        weight,
      }));
      const hint = owners.length === 0 ? undefined : hintOf(owners, line.number, concepts.length);
      remembered.set(term, hint);
      return hint;
    },
  };
}

interface Owner {
  concept: number;
  weight: number;
}

/** Turns counts into gains: the share of a word's uses that belongs to a skill, against an even share. */
function hintOf(all: readonly Owner[], number: number, skills: number): Hint {
  const sum = all.reduce((before, { weight }) => before + weight, 0);
  const ranked = all
    .map(({ concept, weight }) => ({ concept, gain: gainOf(weight, sum, skills), share: weight / sum }))
    .toSorted((a, b) => b.gain - a.gain || a.concept - b.concept);
  return {
    number,
    concepts: ranked.map(({ concept }) => concept),
    gains: ranked.map(({ gain }) => gain),
    shares: ranked.map(({ share }) => share),
  };
}

function gainOf(weight: number, all: number, skills: number): number {
  const share = Math.log(1 + (skills * weight) / (all + hintWeights.smoothing));
  return share * weight ** hintWeights.frequencyPower * Math.min(1, Math.sqrt(all / hintWeights.enoughSeen));
}
