import type { Words } from "../../text/words.ts";

/** Lists words that make a wish of what stands behind them. */
const inlineWishes = new Set("maybe perhaps possibly ideally preferably".split(" "));
const openWishes = [
  "if there's money",
  "if there is money",
  "if budget",
  "if the budget",
  "if we can afford",
  "if affordable",
]
  .concat([
    "i suppose",
    "would also be nice",
    "also nice",
    "could also",
    "if it goes well",
    "if all goes well",
    "if things go well",
  ])
  .map((phrase) => phrase.split(" "));

/** Returns whether the rest of a clause is only a wish, as after "and maybe"; "maybe two minutes" is a guess at a number. */
export function isInlineWish({ norms }: Words, at: number, end: number): boolean {
  if (inlineWishes.has(norms[at]!)) return at + 1 < end && !isCount(norms, at + 1);
  return openWishes.some((phrase) => phrase.every((part, offset) => norms[at + offset] === part));
}

/** Returns whether words count something, as in "maybe two minutes" and "maybe a couple of days". */
function isCount(norms: readonly string[], at: number): boolean {
  if (/^(?:\d|one$|two$|three$|four$|five$|six$|ten$)/.test(norms[at]!)) return true;
  return (
    norms[at] === "a" &&
    /^(?:couple|few|dozen|hundred|thousand|minute|hour|day|week|month|year)$/.test(norms[at + 1] ?? "")
  );
}

/** Returns whether a clause ends in a word that makes a wish of the next one: "and, possibly, help with the layout". */
export const endsInWish = ({ norms }: Words, end: number, to: number) => end < to && inlineWishes.has(norms[end - 1]!);
