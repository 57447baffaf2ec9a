import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";
import { isPast, isStative } from "./finite-verbs.ts";
import { isSomebodyNear } from "./people-of-writer.ts";
import { isJoining } from "./profile-clauses.ts";

/** Says of a word that its clause is about others or is over, or that it tells of nothing that was ever done. */
export const saidOf = { writer: 0, others: 1, nothingDone: 2 } as const;

const firstPerson = /^(?:i|we|i'm|we're|i've|we've|i'll|we'll|i'd|we'd)$/;
const wishing = wordSet(
  "want wants wanted hope hopes hoped hoping dream dreams dreamed dreamt dreaming keen eager long longing",
);
const endsWish = wordSet("but because so until");

/** Marks what is said of people near the writer ("my sister draws"), and what the writer only wishes ("I would love to work with museums"). */
export function markNothingDone(words: Words, marks: Uint8Array): void {
  const { norms, breaks } = words;
  for (let at = 0; at < norms.length; at += 1) {
    const isSubject = breaks[at] !== separators.none || isJoining(norms[at - 1]!);
    if (isSubject && isSomebodyNear(words, at))
      markUntil(words, at, { marks, isEnd: (next) => breaks[next] !== separators.none });
    else if (isWish(norms, at)) markUntil(words, at, { marks, isEnd: (next) => endsWish.has(norms[next]!) });
  }
}

/** Returns whether somebody wishes to do what follows: "would love to", "hoping to", "dream of". */
function isWish(norms: readonly string[], at: number): boolean {
  const next = norms[at + 1];
  if (wishing.has(norms[at]!)) return next === "to" || next === "of";
  if (!/^(?:love|like)$/.test(norms[at]!) || next !== "to") return false;
  return norms.slice(Math.max(0, at - 2), at).some((word) => /^(?:would|i'd|we'd)$/.test(word));
}

interface Marking {
  marks: Uint8Array;
  isEnd: (at: number) => boolean;
}

/** Marks the words from one on, to the end of the sentence at most and not where the writer speaks of themselves. */
function markUntil({ norms, breaks }: Words, from: number, { marks, isEnd }: Marking): void {
  marks[from] = saidOf.nothingDone;
  for (let at = from + 1; at < norms.length && breaks[at] !== separators.sentence && !isEnd(at); at += 1) {
    if (firstPerson.test(norms[at]!)) return;
    marks[at] = saidOf.nothingDone;
  }
}

/** Ends the words for one person who does a kind of work. */
const oneWorker = /(?:er|or|ist|ian|man)$/;
const beforeSomebody = wordSet(
  "after for to from by at about near beside under around alongside against need needs know find meet",
);
const roles = wordSet("been was were am is are be become became had got made worked works started");
/** Counts the words between an article and the person: "a very good illustrator". */
const wordsBetween = 3;

/** Returns whether a person is named whom the writer only met: "I married an illustrator", "a tattooist I know". */
export function isSomebodyMet({ norms, breaks }: Words, at: number): boolean {
  const article = oneWorker.test(norms[at]!) ? articleBefore(at, { norms, breaks }) : -1;
  if (article < 0) return false;
  const next = norms[at + 1] ?? "";
  if (breaks[at + 1] === separators.none && firstPerson.test(next))
    return isStative(norms[at + 2] ?? "") || isPast(norms[at + 2] ?? "");
  if (breaks[article] !== separators.none) return false;
  const before = norms[article - 1]!;
  if (before === "with") return /^(?:work|collaborat|liv|shar)/.test(norms[article - 2] ?? "");
  return beforeSomebody.has(before) || (isPast(before) && !roles.has(before));
}

/** Returns where the article of a person stands, or -1. */
function articleBefore(at: number, { norms, breaks }: Pick<Words, "norms" | "breaks">): number {
  for (let before = at - 1; before >= at - wordsBetween && breaks[before + 1] === separators.none; before -= 1)
    if (/^an?$/.test(norms[before] ?? "")) return before;
  return -1;
}
