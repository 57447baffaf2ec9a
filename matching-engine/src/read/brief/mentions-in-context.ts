import { concepts } from "../lexicon/taxonomy.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights } from "../../weights.ts";
import { somebody } from "./asking-phrases.ts";
import { isOrder } from "./orders.ts";
import { wordSet } from "../../text/word-set.ts";

/** Returns a named skill with what the words around it take from its weight: the subject of the work, what it is for, what is there already. */
export function inContext(mention: Mention, named: readonly Mention[], words: Words): Mention {
  return asOwned(asPurpose(asSubject(mention, named, words), named, words), words);
}

/** Lowers the subject of the work: "interviews with nurses" is about nurses, because an occupation that is also a sector, or stands in the plural, is rarely the job. */
function asSubject(mention: Mention, all: readonly Mention[], words: Words): Mention {
  const concept = concepts[mention.concept]!;
  if (concept.kind !== "skill" || concept.ticks.length > 0) return mention;
  const isSector = all.some((other) => other.from === mention.from && concepts[other.concept]!.kind === "sector");
  const isPlural = /(ers|ors|ists|ants|ses|ians)$/.test(words.norms[mention.to - 1]!);
  if (concept.up.length > 0)
    return isPlural ? { ...mention, weight: mention.weight * briefWeights.subjectShare } : mention;
  return isSector || isPlural ? { ...mention, weight: mention.weight * briefWeights.subjectShare } : mention;
}

const having = wordSet("have has got");
const ownersBefore = wordSet("we i already client team who've we've i've");
const beforeOwn = wordSet("a an the our my some already written finished got had existing");
const stillToDo = wordSet("to that which needs need who");

/** Lowers what the writer has already: "we have a script" asks for no script, "we have a logo to design" does. */
function asOwned(mention: Mention, words: Words): Mention {
  if (concepts[mention.concept]!.kind !== "skill" || stillToDo.has(words.norms[mention.to] ?? "")) return mention;
  const isOwned =
    isDone(mention, words) || isOwnStaff(mention, words) || isOwnDoing(mention, words) || followsHaving(mention, words);
  return isOwned ? { ...mention, weight: mention.weight * briefWeights.ownedShare } : mention;
}

/** Returns whether "we have" or the like stands shortly before, as in "we've got a script". */
function followsHaving({ from }: Mention, { norms, breaks }: Words): boolean {
  for (let at = from - 1; at >= 0 && at >= from - 3; at -= 1) {
    if (breaks[at + 1] === separators.sentence) return false;
    const word = norms[at]!;
    if ((having.has(word) && ownersBefore.has(norms[at - 1] ?? "")) || word === "we've" || word === "i've") return true;
    if (!beforeOwn.has(word) && at < from - 2) return false;
  }
  return false;
}

const verbsOfBeing = wordSet("is are were was");
const doneWords = new Set(
  "done ready booked hired approved finished agreed sorted written drawn there signed taken covered handled sorted".split(
    " ",
  ),
);
/** Lists what is said of things that are done, without "is": "scripts signed off". A thing may be wanted "written" or "drawn". */
const settledWords = wordSet("ready approved finished agreed sorted signed locked");
/** Returns whether a word says that somebody is arranged already: "the photographer's booked". */
const isArranged = (word: string) => word === "booked" || word === "hired" || doneWords.has(word);
const between = wordSet("already all now both nearly");

/** Returns whether a word right behind a thing says that it is settled: "scripts signed off", "the photographer's booked". */
function isSettled({ to: end }: Mention, { text, ends, norms, breaks }: Words): boolean {
  if (breaks[end] !== separators.none) return false;
  const isShortForIs = /['’]s$/.test(text.slice(ends[end - 1]! - 2, ends[end - 1]));
  return settledWords.has(norms[end] ?? "") || (isShortForIs && isArranged(norms[end] ?? ""));
}

/** Returns whether something is done already, as in "the layouts are done and approved". */
function isDone(mention: Mention, words: Words): boolean {
  if (isSettled(mention, words)) return true;
  const { to: end } = mention;
  const { norms, breaks } = words;
  const to = norms[end] === "it" ? end + 1 : end;
  if (!verbsOfBeing.has(norms[to] ?? "")) return false;
  const at = between.has(norms[to + 1] ?? "") ? to + 2 : to + 1;
  if (norms[at] === "in" && /^(other|good|place|hand)$/.test(norms[at + 1] ?? "")) return true;
  return doneWords.has(norms[at] ?? "") && breaks[at] === separators.none && norms[at + 1] !== "by";
}

/** Returns whether somebody works for the writer already, as in "our animators start on the first". */
function isOwnStaff({ from, to }: Mention, { norms }: Words): boolean {
  return /^(our|my)$/.test(norms[from - 1] ?? "") && /(ers|ors|ists)$/.test(norms[to - 1]!);
}

/** Returns whether the writer does it, as in "I photograph lookbooks and need a stylist". */
function isOwnDoing({ from, to }: Mention, { norms }: Words): boolean {
  return /^(i|we)$/.test(norms[from - 1] ?? "") && to === from + 1;
}

const beforeAnotherThing = wordSet("a an some someone somebody maybe perhaps then do also");

/** Returns whether a purpose ends before a word: at a comma, at "plus", and at "and a"; "for labels and boxes" goes on. */
function opensAnotherThing(words: Words, at: number): boolean {
  const { norms, breaks } = words;
  if (breaks[at] !== separators.none || norms[at] === "plus") return true;
  return norms[at] === "and" && (beforeAnotherThing.has(norms[at + 1] ?? "") || isOrder(words, at + 1));
}

const purposeWords = wordSet("for about");

/** Lowers what the work is for: "a casting director for an advert" needs casting, and the advert is no second job. */
function asPurpose(mention: Mention, all: readonly Mention[], words: Words): Mention {
  if (concepts[mention.concept]!.kind !== "skill") return mention;
  for (let at = mention.from - 1; at > 0 && !opensAnotherThing(words, at + 1); at -= 1) {
    if (!purposeWords.has(words.norms[at]!) || somebody.has(words.norms[at - 1]!)) continue;
    const isAfterAJob = all.some(
      (other) =>
        other.to <= at &&
        other.weight >= briefWeights.clearJob &&
        concepts[other.concept]!.kind === "skill" &&
        !words.breaks.slice(other.to, at + 1).includes(separators.sentence),
    );
    if (isAfterAJob) return { ...mention, weight: mention.weight * briefWeights.purposeShare };
  }
  return mention;
}
