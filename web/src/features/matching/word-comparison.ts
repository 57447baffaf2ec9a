export interface ComparedWords {
  /** Holds words in their order, with what follows each. `isShared` marks those that are in the other version too. */
  before: ComparedPart[];
  after: ComparedPart[];
  removed: number;
  added: number;
}

export interface ComparedPart {
  text: string;
  isShared: boolean;
}

interface Word {
  text: string;
  /** Holds the word as it is compared, without case and punctuation. */
  norm: string;
}

/** Limits the occurrences of one word that are tried as the beginning of a shared run. */
const triedAtMost = 200;

/**
 * Finds which words of a text its new version keeps, and which words are new. Runs of words may change places: a sentence
 * that only moved is shared. A single short word does not count as moved.
 */
export function compareWords(before: string, after: string): ComparedWords {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const links = linkRuns(old, fresh);
  linkNeighbours(old, fresh, links);
  const isOldShared = old.map((_, at) => links.taken.has(at));
  const isFreshShared = fresh.map((_, at) => links.oldOf[at] !== undefined);
  return {
    before: partsOf(old, isOldShared),
    after: partsOf(fresh, isFreshShared),
    removed: isOldShared.filter((isShared) => !isShared).length,
    added: isFreshShared.filter((isShared) => !isShared).length,
  };
}

/** Holds the old word of each new word, and the old words that are taken. */
interface Links {
  oldOf: (number | undefined)[];
  taken: Set<number>;
}

function linkRuns(old: readonly Word[], fresh: readonly Word[]): Links {
  const links: Links = { oldOf: fresh.map(() => undefined), taken: new Set() };
  const places = placesOf(old);
  for (let at = 0; at < fresh.length;) {
    const run = longestRun(old, fresh, { at, places, taken: links.taken });
    for (let step = 0; step < run.length; step++) link(links, at + step, run.from + step);
    at += Math.max(run.length, 1);
  }
  return links;
}

/** Limits how many words away a neighbour's link may be. */
const nearby = 4;

/** Links single short words that stand beside the same words as before. */
function linkNeighbours(old: readonly Word[], fresh: readonly Word[], links: Links) {
  for (const [at, { norm }] of fresh.entries()) {
    if (links.oldOf[at] !== undefined) continue;
    const beside = [links.oldOf[at - 1], links.oldOf[at + 1]].filter((place) => place !== undefined);
    const found = beside.flatMap(around).find((place) => old[place]?.norm === norm && !links.taken.has(place));
    if (found !== undefined) link(links, at, found);
  }
}

function around(place: number): number[] {
  return Array.from({ length: nearby }, (_, step) => [place + step + 1, place - step - 1]).flat();
}

function link(links: Links, at: number, place: number) {
  links.oldOf[at] = place;
  links.taken.add(place);
}

interface Search {
  at: number;
  places: Map<string, number[]>;
  taken: ReadonlySet<number>;
}

function longestRun(old: readonly Word[], fresh: readonly Word[], { at, places, taken }: Search) {
  let best = { from: 0, length: 0 };
  for (const from of (places.get(fresh[at]!.norm) ?? []).slice(0, triedAtMost)) {
    let length = 0;
    while (!taken.has(from + length) && isSameWord(old[from + length], fresh[at + length])) length++;
    if (length > best.length) best = { from, length };
  }
  // Ignores single words that seem to have moved, unless they are rare and long.
  const isTelling = best.length > 1 || fresh[at]!.norm.length > 5 || old.length < 4;
  return isTelling ? best : { from: 0, length: 0 };
}

function isSameWord(one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && other !== undefined && one.norm === other.norm;
}

function wordsOf(text: string): Word[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return words.map((word) => ({ text: word, norm: normOf(word) }));
}

function normOf(word: string): string {
  const letters = word
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}£$€%].*[\p{L}\p{N}%]|[\p{L}\p{N}]/u)?.[0];
  // Keeps "Need:" apart from "need": it is a heading, not the verb.
  return letters === undefined ? word.trim() : word.trim().endsWith(":") ? `${letters}:` : letters;
}

function placesOf(words: readonly Word[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { norm }] of words.entries()) places.set(norm, [...(places.get(norm) ?? []), at]);
  return places;
}

/** Joins neighbouring words of the same kind into one part. */
function partsOf(words: readonly Word[], isShared: readonly boolean[]): ComparedPart[] {
  const parts: ComparedPart[] = [];
  for (const [at, { text }] of words.entries()) {
    const last = parts.at(-1);
    if (last && last.isShared === isShared[at]) last.text += text;
    else parts.push({ text, isShared: isShared[at] ?? false });
  }
  return parts;
}
