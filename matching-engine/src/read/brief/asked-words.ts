import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { endOfAside } from "./additions.ts";
import { somebody } from "./asking-phrases.ts";
import type { Sentence } from "./asking-phrases.ts";
import { isOrder, isToBeDone } from "./orders.ts";
import { wordSet } from "../../text/word-set.ts";

/** Says how a word is asked for: as the very thing, as what stands behind it, or as what the person must have. */
export const roleOf = { circumstance: 1, object: 2, quality: 3 } as const;

export const subjectPronouns = wordSet("we i they he she you we're i'm we've i've they're they've he's she's it it's");
export const possessives = wordSet("our my");
export const stops = wordSet("because since so although though while whereas but");

/** Marks what is asked for: up to a new clause about somebody, or a reason. */
export function markRequest({ words, from, to }: Sentence, start: number, asked: Uint8Array): void {
  let role: number = roleOf.object;
  for (let at = start; at < to; at += 1) {
    at = endOfAside(words, at);
    const isComma = at > from && words.breaks[at] === separators.comma;
    if (at > start && opensAClause(words, at, isComma)) {
      at = /^(?:we|i)$/.test(words.norms[at]!) ? nextOrder(words, at, to) : to;
      if (at === to) return;
      role = roleOf.object;
      continue;
    }
    role = at > start && opensParts(words.norms, at) ? part : roleAt(words, at, { before: role, isComma });
    asked[at] = role >= part ? roleOf.circumstance : role;
  }
}

/** Returns where an order goes on behind a clause about somebody: "find out what we stand for and turn that into a slogan"; `to` where none does. */
function nextOrder(words: Words, from: number, to: number): number {
  for (let at = from; at < to; at += 1)
    if (/^(?:and|then)$/.test(words.norms[at]!) && isOrder(words, at + 1)) return at;
  return to;
}

/** Marks the parts of a thing, and for what a person is for, while a sentence is read. */
const part = 4;
const purpose = 5;

function roleAt(words: Words, at: number, { before, isComma }: { before: number; isComma: boolean }): number {
  const word = words.norms[at]!;
  if (before === part) return opensOtherWork(words, at) ? roleOf.object : part;
  if (before === purpose && isComma && word !== "and" && !opensAThing.has(word)) return purpose;
  if (isComma || opensAnObject(words, at, before)) return roleOf.object;
  return before === purpose ? purpose : (roleBehindPerson(words.norms, at) ?? roleBehind(words, at, before));
}

/** Returns what stands behind a person: "with" opens qualities, and "for" a purpose, but "someone for the sound" is asked for the sound. */
function roleBehindPerson(norms: readonly string[], at: number): number | undefined {
  const before = norms[at - 1] ?? "";
  if (!isPerson(before)) return undefined;
  if (norms[at] === "with") return roleOf.quality;
  return norms[at] === "for" && !somebody.has(before) ? purpose : undefined;
}

function roleBehind(words: Words, at: number, before: number): number {
  const isEnd = before === roleOf.quality ? endsQualities.has(words.norms[at]!) : endsObject(words, at);
  return isEnd ? roleOf.circumstance : before;
}

function opensAClause(words: Words, at: number, isComma: boolean): boolean {
  const word = words.norms[at]!;
  return stops.has(word) || isSubject(words, at) || (isComma && possessives.has(word));
}

/** Returns whether parts of a thing follow, which are no work of their own: "a website with a shop and a blog". */
function opensParts(norms: readonly string[], at: number): boolean {
  const before = norms[at - 1] ?? "";
  if (/^(?:that|which)$/.test(norms[at]!)) return !somebody.has(before);
  return norms[at] === "with" && !isPerson(before) && !/^(?:up|together|along|do|help|go|deal)$/.test(before);
}

/** Returns whether work of its own is asked for behind parts: by an order, of a person, or after "plus" and ", and". */
function opensOtherWork(words: Words, at: number): boolean {
  const { norms, breaks } = words;
  const next = norms[at + 1] ?? "";
  if (/^(?:plus|then|also)$/.test(norms[at]!) || somebody.has(norms[at]!)) return true;
  return norms[at] === "and" && (breaks[at] === separators.comma || somebody.has(next) || isOrder(words, at + 1));
}

/** Returns whether a pronoun is the subject of a clause; "and edit it into a minute" goes on. */
function isSubject(words: Words, at: number): boolean {
  const { norms } = words;
  if (!subjectPronouns.has(norms[at]!)) return false;
  const isOrdered = norms[at] === "it" && isOrder(words, at - 1);
  return (
    !isOrdered || !(words.breaks[at - 1] === separators.sentence || /^(?:and|then|also)$/.test(norms[at - 2] ?? "and"))
  );
}

/** Returns whether another thing is asked for from here on: after "plus", "and a", or "to make". */
function opensAnObject(words: Words, at: number, role: number): boolean {
  const { norms } = words;
  const next = norms[at + 1] ?? "";
  const word = norms[at]!;
  if (word === "and" && next === "the") return role === roleOf.object;
  if (word === "and" && opensAThing.has(next)) return true;
  if (word === "and" || word === "then") return isOrder(words, at + 1) || isToBeDone(words, at + 1);
  if (word === "as") return next === "well" && norms[at + 2] === "as";
  return word === "to" ? making.has(next) : /^(?:plus|together|along|alongside)$/.test(word);
}

/** Returns whether a preposition ends what is asked for; "a set of photographs" and "come up with a name" go on. */
function endsObject(words: Words, at: number): boolean {
  const { norms } = words;
  const word = norms[at]!;
  const before = norms[at - 1] ?? "";
  if (!prepositions.has(word) || isOrder(words, at - 1)) return false;
  if (word === "for") return !somebody.has(before);
  if (word === "with") return !/^(?:up|together|along)$/.test(before);
  if (word === "as") return before !== "well";
  return !(word === "of" && (amounts.has(before) || /^\d+$/.test(before)));
}

const amounts = wordSet(
  "set sets couple series range bunch batch pair handful dozen selection collection suite all both",
);
const making = wordSet(
  "make create produce build design redesign develop do redo write rewrite shoot film photograph draw edit animate code take record run manage handle organise plan set translate lay",
);
const endsQualities = wordSet("for about at by");

/** Returns whether a word names a person, whose skills may follow: "someone with", "a designer with". */
export function isPerson(word: string): boolean {
  return (
    somebody.has(word) ||
    (word !== "together" && /(?:er|or|ist|ian|man|woman|freelancer|agency|studio|team|company)s?$/.test(word))
  );
}

export const prepositions = wordSet(
  "for about on with in at of from through by beside behind between during after before into onto around near across over under against without when where which how what why if as than like using whose per",
);
export const opensAThing = wordSet("a an all some someone somebody maybe perhaps then do also the new two three to");
