import type { Words } from "../../text/words.ts";
import type { Mention } from "../lexicon/mentions.ts";

/** Matches people and disciplines ("photographer", "editing", "packaging design"), as against things ("label", "carton"). */
const nameOfWork =
  /(?:er|or|ist|ian|man|woman|ing|graphy|design|tion|gy|cs|art|copy|vfx|cgi|3d|ux|ui|seo|ppc|pr|dop|vr|ar|production|development|identity|strategy|effects)$/;

/** Lists things and places that end like people and disciplines. */
const things = new Set(
  "poster banner flyer letter newsletter folder sticker trailer drawing painting cover wrapper paper mailing packaging building wedding advertising computer chart server art poster-art motion action fiction section station location promotion editor-in-chief".split(
    " ",
  ),
);

/** Returns whether a profile names its work here, as a person, a discipline or a verb of its own ("I photograph"), and not only a thing. */
export function isNameOfWork(mention: Mention, words: Words): boolean {
  const last = words.norms[mention.to - 1]!;
  if (isOwnVerb(mention, words)) return true;
  return nameOfWork.test(last) && !things.has(last) && !things.has(last.replace(/s$/, ""));
}

/** Returns whether a word is what the writer does: "I film", "we keep bees and film them". */
export function isOwnVerb({ from, to }: Mention, { norms }: Words): boolean {
  const before = norms[from - 1];
  const behind = norms[to];
  return before === "i" || before === "we" || (before === "and" && (behind === "them" || behind === "it"));
}
