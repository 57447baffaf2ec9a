import { associations } from "../data/associations.ts";
import { commonWords } from "../data/common-words.ts";
import { everydayWords } from "../data/everyday-words.ts";
import { glosses } from "../data/glosses.ts";
import { situations } from "../data/situations.ts";
import { functionWords, querySpeak } from "../data/stop-words.ts";
import { synonyms } from "../data/synonyms.ts";
import { factsOf, taxonomy } from "../lexicon/lexicon.ts";
import { inflectionless, singular } from "../text/stems.ts";
import { splitWords } from "../text/words.ts";

type Known = { norm: string; letters: number; priority: number };

const known = new Map<string, number>();
const placeWords = new Set<string>();
for (const { norms, concept } of taxonomy.aliases) {
  const isPlace = taxonomy.concepts[concept]!.kind === "place";
  for (const norm of norms) {
    remember(norm, isPlace ? 2 : 3);
    if (isPlace) placeWords.add(norm);
  }
}
for (const row of synonyms.trim().split("\n")) for (const norm of splitWords(row).norms) remember(norm, 1);
for (const norm of [...functionWords, ...querySpeak]) remember(norm, 2);

for (const rows of [associations, glosses, situations]) for (const norm of splitWords(rows).norms) remember(norm, 1);

const common = new Set([...commonWords.trim().split(/\s+/), ...everydayWords.trim().split(/\s+/)]);

/** Known words by their first letter and length: a slip in the first letter is rare, but the first two may be swapped. */
const shelves = new Map<string, Known[]>();

const repairs = new Map<string, string | undefined>();
const repairsRemembered = 50_000;

/** Whether a word needs no repair: it is in the data files, or a number, or too short to judge. */
export function isKnownWord(norm: string): boolean {
  if (norm.length < 4 || known.has(norm) || common.has(norm)) return true;
  if (isSurelyMisspelt(norm)) return false;
  return (
    common.has(singular(norm)) ||
    known.has(inflectionless(norm)) ||
    isFormOfKnown(norm) ||
    /\d/.test(norm) ||
    !/^[a-z']+$/.test(norm) ||
    factsOf(norm).node !== undefined
  );
}

const endings = [
  "s",
  "es",
  "ed",
  "d",
  "ing",
  "er",
  "ers",
  "r",
  "rs",
  "or",
  "ly",
  "ness",
  "ment",
  "ments",
  "y",
  "ful",
  "less",
  "like",
  "wise",
  "ish",
  "est",
  "st",
  "en",
  "able",
  "ably",
  "ally",
  "ation",
  "ations",
];
const beginnings = [
  "un",
  "re",
  "dis",
  "over",
  "out",
  "under",
  "mis",
  "pre",
  "non",
  "super",
  "mini",
  "multi",
  "micro",
  "semi",
  "self",
  "anti",
  "inter",
];

/** "Directer" and "editer" sound like who was meant. */
function agentOf(norm: string): string | undefined {
  const ending = /(?:er|or|ar)s?$/.exec(norm)?.[0];
  if (ending === undefined) return undefined;
  const base = norm.slice(0, -ending.length);
  return ["er", "or"]
    .map((other) => `${base}${other}${ending.endsWith("s") ? "s" : ""}`)
    .find((spelling) => spelling !== norm && known.get(singular(spelling)) === 3);
}

/** "Weeding", "cleverer", "rewiring" and "woodworker" are forms and joins of known words, and so no slips. */
function isFormOfKnown(norm: string): boolean {
  return (
    isDerived(norm) ||
    beginnings.some((start) => norm.startsWith(start) && isBase(norm.slice(start.length))) ||
    isCompound(norm)
  );
}

function isDerived(norm: string): boolean {
  for (const ending of endings) {
    if (!norm.endsWith(ending)) continue;
    const root = norm.slice(0, -ending.length);
    if (root.length < 3) continue;
    if (common.has(root) || common.has(`${root}e`) || (root.endsWith("i") && common.has(`${root.slice(0, -1)}y`)))
      return true;
    if (root.at(-1) === root.at(-2) && common.has(root.slice(0, -1)) && mayDouble(root.slice(0, -1))) return true;
  }
  return false;
}

/** Spellings that nobody means, such as "directer" and "marketting", whatever else they look like. */
export function isSurelyMisspelt(norm: string): boolean {
  return agentOf(norm) !== undefined || isDoubledByMistake(norm);
}

const doubled = /^(.+([bdfgklmnprtvz]))\2(?:ing|ed|ers?)$/;

function isDoubledByMistake(norm: string): boolean {
  const base = doubled.exec(norm)?.[1];
  return base !== undefined && (common.has(base) || known.has(base)) && !mayDouble(base);
}

/** "Planning" and "travelling" double their last letter, "marketting" is a slip. */
const mayDouble = (base: string) =>
  base.length >= 3 && (base.endsWith("l") || (base.match(/[aeiouy]+/g) ?? []).length < 2);

const isBase = (norm: string) => norm.length >= 4 && (common.has(norm) || known.has(norm) || isDerived(norm));

/** Two known words of at least four letters, written as one. */
function isCompound(norm: string): boolean {
  for (let at = 4; at <= norm.length - 4; at += 1) {
    const [first, second] = [norm.slice(0, at), norm.slice(at)];
    if ((common.has(first) || known.has(first)) && isBase(second)) return true;
  }
  return false;
}

/**
 * The word of the data files that an unknown word was probably meant to be: one slip in four to six letters, two from seven
 * on; a wrong letter in a short word is never repaired, because it is usually another word.
 */
export function repairWord(norm: string): string | undefined {
  return repairedWord(norm);
}

/** A name in the middle of a sentence is somebody's own spelling, unless a place was meant. */
export function repairName(norm: string): string | undefined {
  const repaired = repairedWord(norm);
  return repaired !== undefined && placeWords.has(repaired) ? repaired : undefined;
}

function repairedWord(norm: string): string | undefined {
  if (repairs.has(norm)) return repairs.get(norm);
  const repaired = findRepair(norm);
  if (repairs.size >= repairsRemembered) repairs.clear();
  repairs.set(norm, repaired);
  return repaired;
}

/** The shelves are filled when the first unknown word comes. */
function fillShelves(): void {
  for (const [norm, priority] of known) if (norm.length >= 4) putOnShelf({ norm, letters: lettersOf(norm), priority });
  for (const norm of common)
    if (norm.length >= 4 && !known.has(norm)) putOnShelf({ norm, letters: lettersOf(norm), priority: 0 });
}

function findRepair(norm: string): string | undefined {
  const agent = agentOf(norm);
  if (agent !== undefined) return agent;
  if (shelves.size === 0) fillShelves();
  const slips = norm.length >= 7 ? 2 : 1;
  let best: { norm: string; cost: number } | undefined;
  for (const spelling of spellingsOf(norm)) {
    for (let length = spelling.length - slips; length <= spelling.length + slips; length += 1) {
      for (const candidate of candidatesFor(spelling, length)) {
        if (bitsOf(candidate.letters ^ lettersOf(spelling)) > slips * 2) continue;
        const distance = editDistance(spelling, candidate.norm, slips);
        if (distance > slips || (norm.length < 6 && length === spelling.length && !isSmallSlip(spelling, candidate)))
          continue;
        const cost =
          distance +
          (candidate.norm.charCodeAt(0) === spelling.charCodeAt(0) ? 0 : 0.6) -
          candidate.priority * 0.1 +
          (spelling === norm ? 0 : 0.1);
        if (best === undefined || cost < best.cost || (cost === best.cost && candidate.norm < best.norm))
          best = { norm: candidate.norm, cost };
      }
    }
  }
  return best?.norm;
}

function putOnShelf(word: Known): void {
  const shelf = shelves.get(shelfOf(word.norm[0]!, word.norm.length));
  if (shelf === undefined) shelves.set(shelfOf(word.norm[0]!, word.norm.length), [word]);
  else shelf.push(word);
}

function candidatesFor(spelling: string, length: number): Known[] {
  const first = shelves.get(shelfOf(spelling[0]!, length)) ?? [];
  return spelling[1] === spelling[0] ? first : [...first, ...(shelves.get(shelfOf(spelling[1]!, length)) ?? [])];
}

function shelfOf(letter: string, length: number): string {
  return `${letter}${length}`;
}

/** People write by ear: "fotographer" is tried as "photographer" too. */
function spellingsOf(norm: string): string[] {
  return norm.includes("f") ? [norm, norm.replace("f", "ph")] : [norm];
}

function remember(norm: string, priority: number): void {
  known.set(norm, Math.max(priority, known.get(norm) ?? 0));
}

function lettersOf(norm: string): number {
  let letters = 0;
  for (let at = 0; at < norm.length; at += 1) letters |= 1 << (norm.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(value: number): number {
  let bits = 0;
  for (let left = value; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

/** In a short word two letters may be swapped, or, where a craft's word is meant, one vowel be written as it sounds. */
function isSmallSlip(written: string, { norm, priority }: Known): boolean {
  if (written.split("").toSorted().join("") === norm.split("").toSorted().join("")) return true;
  let at = 0;
  while (written[at] === norm[at]) at += 1;
  return written.length === 5 && priority === 3 && vowels.test(written[at]!) && vowels.test(norm[at]!);
}

const vowels = /[aeiouyw]/;

/** Damerau-Levenshtein distance (neighbouring letters swapped count as one), given up above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j - 1]! + 1, above[j]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[b.length]!;
}
