import { stemsOf } from "../read/brief/narrow-exclusions.ts";
import { languageNames } from "../read/brief/languages.ts";
import type { Requirement } from "../read/brief/requirements.ts";
import { fullKnowledge } from "../read/knowledge.ts";
import { concepts } from "../read/lexicon/taxonomy.ts";
import { packEvidence } from "../read/profile/evidence.ts";
import { readText } from "../read/profile/read-text.ts";
import type { ReadText } from "../read/profile/read-text.ts";
import { saidOf } from "../read/profile/told-of-others.ts";
import { toldWork } from "../read/profile/told-work-levels.ts";
import { toldWorkOf } from "../read/profile/told-work.ts";
import { isSentences, sources, textsOf, ticksOf } from "../searchable-profile.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { placesOfStems } from "../text/places-of-stems.ts";
import type { WordPlace } from "../text/places-of-stems.ts";
import { separators, splitWords } from "../text/words.ts";
import { profileWeights } from "../weights.ts";

/** Stands for the words of a requirement in the evidence of them. */
const itself = 0;

/** Holds the relations of a requirement in the writer's own words: nothing but these words shows it. */
export const relationsOfOwnWords: Float32Array = Float32Array.from(concepts, (_, id) => Number(id === itself));

/** Returns whether a requirement is words that the engine knows no meaning of, such as "watercolour" as somebody added it. */
export function isOfOwnWords({ kind, concepts: meant }: Pick<Requirement, "kind" | "concepts">): boolean {
  return meant.length === 0 && (kind === "other" || kind === "job" || kind === "sector" || kind === "place");
}

/** Returns whether a language is asked for, which is known by its country only: whoever says its name shows it too. */
export function isOfLanguage({ kind, label }: Pick<Requirement, "kind" | "label">): boolean {
  return kind === "other" && languageNames.has(label.toLowerCase());
}

/**
 * Returns where a profile says the words of a requirement, as evidence of it. An everyday word in a sentence shows an exclusion only as the thing that is
 * done ("I photograph weddings"), and not as what describes another ("a clever box").
 */
export function evidenceOfOwnWords(profile: SearchableProfile, requirement: Requirement): Uint32Array {
  const { label, importance, concepts: meant } = requirement;
  const concept = meant[0] ?? itself;
  const stems = stemsOf(label);
  const packed: number[] = [];
  if (stems.length === 0) return new Uint32Array();
  const beginnings = stems.map((stem) => stem.slice(0, Math.max(2, stem.length - 1)));
  const isExcluded = importance === "mustNot";
  for (const [field, list] of ticksOf(profile).entries())
    for (const [start, value] of list.values.entries())
      if (mayHold(value, beginnings) && placesOfStems(splitWords(value), stems).length > 0)
        packEvidence(pieceOf({ concept, source: sources.skill, field, start, ticked: list.values.length }), packed);
  for (const [field, text] of textsOf(profile).entries()) {
    if (text.source === sources.name || !mayHold(text.text, beginnings)) continue;
    if (placesOfStems(splitWords(text.text), stems).length === 0) continue;
    const read = readText(fullKnowledge(), text, { field });
    for (const place of placesOfStems(read.words, stems))
      if (!(isExcluded && isOnlyDescribing(place, read))) packEvidence({ ...pieceAt(place, read), concept }, packed);
  }
  return Uint32Array.from(packed);
}

/** Returns whether a text has words that begin like these stems, all but their last letter: most have none, and need not be split. */
function mayHold(text: string, beginnings: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return beginnings.every((beginning) => lower.includes(beginning));
}

function isOnlyDescribing({ from, to }: WordPlace, read: ReadText): boolean {
  const { facts, words, source } = read;
  if (!isSentences(source) || !facts.slice(from, to).every(({ isEveryday }) => isEveryday)) return false;
  if (read.negated[from] === 1) return false;
  const endsPhrase = to === facts.length || words.breaks[to] !== separators.none || facts[to]!.isFunction;
  return !endsPhrase || toldWorkOf({ from, to, isName: true, isSkill: true }, read) !== toldWork.done;
}

function pieceAt({ from, to }: WordPlace, read: ReadText): Parameters<typeof packEvidence>[0] {
  const { source, field, words, negated, elsewhere } = read;
  const start = words.starts[from]!;
  const isOfOthers = isSentences(source) && elsewhere[from] !== saidOf.writer;
  return pieceOf({
    source,
    field,
    start,
    length: words.ends[to - 1]! - start,
    isNegated: negated[from] === 1,
    weight: isOfOthers ? profileWeights.aboutOthers : 1,
    told: isSentences(source) ? toldWorkOf({ from, to, isName: false, isSkill: true }, read) : toldWork.done,
  });
}

type Piece = Parameters<typeof packEvidence>[0];

function pieceOf(piece: Pick<Piece, "source" | "field" | "start"> & Partial<Piece>): Piece {
  return { concept: itself, isNegated: false, isName: true, weight: 1, ticked: 0, told: 0, length: 0, ...piece };
}
