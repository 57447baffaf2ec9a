import { associations } from "../../lexicon/associations.ts";
import { glosses } from "../../lexicon/glosses.ts";
import { situations } from "../../lexicon/situations.ts";
import type { Switches } from "../switches.ts";
import { splitWords } from "../text/words.ts";
import { hintWeights } from "../weights.ts";
import { indicativeTerms } from "./lexicon/indicative-terms.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { taxonomy } from "./lexicon/taxonomy.ts";
import { trainingExamples } from "./lexicon/training-examples.ts";

/** What one word gains for each skill, the most first, with a number that marks the word as seen. */
export type Hint = { number: number; concepts: number[]; gains: number[]; shares: number[] };

/** What each word, by its term, hints at. */
export type WordHints = ReadonlyMap<string, Hint>;

export type Hints = {
  /** Hints of the lists written word by word: for long posts, where many words that say little would drown the few that tell. */
  sure: WordHints;
  /** Hints of all lists: for briefs of a few sentences, and for what people write of themselves. */
  wide: WordHints;
  /** Returns the share of a word's uses that belongs to a skill, 0 to 1. */
  shareOfSkill: (term: string, concept: number) => number;
};

/** The terms of one skill, each with what its uses weigh together. */
type SkillTerms = Map<string, number>;
/** The terms of every skill by its concept. */
type TermsBySkill = Map<number, SkillTerms>;

/** Counts what each word hints at, in the lists that are switched on. */
export function createHints(lexicon: Lexicon, switches: Switches): Hints {
  const sureTerms = countSureTerms(lexicon, switches);
  const sure = hintsOf(sureTerms);
  const wide = hintsOf(countWideTerms(lexicon, switches, sureTerms));
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

const starCode = 42;

/** Counts the lists that were written word by word: sure, and few. */
function countSureTerms(lexicon: Lexicon, switches: Switches): TermsBySkill {
  const all: TermsBySkill = new Map();
  const tables = [
    switches.associations ? associations : "",
    switches.glosses ? glosses : "",
    switches.situations ? situations : "",
  ];
  for (const row of tables.flatMap((table) => (table === "" ? [] : table.trim().split("\n")))) {
    const { terms, text } = readRow(all, row);
    const { norms, ends } = splitWords(text);
    for (const [at, norm] of norms.entries())
      addNorm(
        lexicon,
        terms,
        norm,
        text.charCodeAt(ends[at]!) === starCode ? hintWeights.ownWord : hintWeights.association,
      );
  }
  for (const { phrase, concept } of lexicon.describedNeeds) {
    const terms = all.get(concept);
    if (terms !== undefined)
      for (const norm of splitWords(phrase).norms) addNorm(lexicon, terms, norm, hintWeights.describedNeed);
  }
  for (const { norms, concept, weight } of lexicon.aliases) {
    const terms = all.get(concept);
    if (terms !== undefined) for (const norm of norms) addNorm(lexicon, terms, norm, hintWeights.alias * weight);
  }
  return all;
}

/** Counts the training examples and the indicative terms on top of the sure lists. */
function countWideTerms(lexicon: Lexicon, switches: Switches, sure: TermsBySkill): TermsBySkill {
  const all: TermsBySkill = new Map([...sure].map(([concept, terms]) => [concept, new Map(terms)]));
  for (const { skill, examples } of switches.trainingExamples ? trainingExamples : []) {
    const terms = termsOf(all, skill);
    for (const example of examples)
      for (const norm of new Set(splitWords(example).norms)) addNorm(lexicon, terms, norm, hintWeights.trainingExample);
  }
  for (const row of switches.indicativeTerms ? indicativeTerms : []) {
    const { terms, text } = readRow(all, row);
    for (const norm of new Set(splitWords(text).norms)) addNorm(lexicon, terms, norm, hintWeights.indicativeTerm);
  }
  return all;
}

type Owner = { concept: number; weight: number };

/** Turns counts into gains: the share of each word's uses that belongs to a skill, against an even share. */
function hintsOf(all: TermsBySkill): WordHints {
  const owners = new Map<string, Owner[]>();
  for (const [concept, terms] of all)
    for (const [term, weight] of terms) {
      const known = owners.get(term);
      if (known === undefined) owners.set(term, [{ concept, weight }]);
      else known.push({ concept, weight });
    }
  return new Map([...owners].map(([term, each], number) => [term, hintOf(each, number, all.size)]));
}

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

function readRow(all: TermsBySkill, row: string): { terms: SkillTerms; text: string } {
  const colon = row.indexOf(":");
  return { terms: termsOf(all, row.slice(0, colon)), text: row.slice(colon + 1) };
}

function termsOf(all: TermsBySkill, skill: string): SkillTerms {
  const concept = skillNamed(skill);
  let terms = all.get(concept);
  if (terms === undefined) all.set(concept, (terms = new Map()));
  return terms;
}

function addNorm({ factsOf }: Lexicon, terms: SkillTerms, norm: string, weight: number): void {
  const { term, isFunction } = factsOf(norm);
  if (!isFunction) terms.set(term, (terms.get(term) ?? 0) + weight);
}
