import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Mention } from "../lexicon/mentions.ts";

/** Matches people and disciplines ("photographer", "editing", "packaging design"), as against things ("label", "carton"). */
const nameOfWork =
  /(?:er|or|ist|yst|ian|ant|man|woman|chef|coach|host|pilot|ing|ment|graphy|design|research|tion|communications|relations|gy|cs|art|copy|support|vfx|cgi|3d|ux|ui|seo|ppc|pr|dop|vr|ar|identity|strategy|effects)$/;
/** Matches people by what they do to a thing that is named before: "front-end developer", "label designer", but not its seller or owner. */
const doer =
  /^(?:designer|developer|engineer|technician|operator|consultant|adviser|advisor|analyst|builder|producer|planner|trainer|artist|specialist|expert|strategist|manager)s?$/;

/** Lists things and places that end like people and disciplines. */
const things = new Set(
  "poster banner flyer letter newsletter folder sticker trailer drawing painting cover wrapper paper mailing packaging building wedding advertising computer chart server art poster-art motion action fiction section station location promotion editor-in-chief".split(
    " ",
  ),
);

/** Returns whether a profile names its work here, as a person, a discipline or a verb of its own ("I photograph"), and not only a thing. */
export function isNameOfWork(mention: Mention, words: Words): boolean {
  const last = words.norms[mention.to - 1]!;
  if (isOwnVerb(mention, words) || isOfDoer(mention, words)) return true;
  return nameOfWork.test(last) && !things.has(last) && !things.has(last.replace(/s$/, ""));
}

const isOfDoer = ({ to }: Mention, { norms, breaks }: Words) =>
  doer.test(norms[to] ?? "") && breaks[to] === separators.none;

const joins = /^(?:and|n|for|in|at)$/;

/** Returns whether a title, or a part of it between commas or "and", says nothing but this: "Paid social & virtual tours". */
export function isWholeOfTitle({ from, to }: Mention, { norms, breaks }: Words): boolean {
  const isFirst = from === 0 || breaks[from] !== separators.none || joins.test(norms[from - 1]!);
  const isLast = to === norms.length || breaks[to] !== separators.none || joins.test(norms[to]!);
  return isFirst && isLast;
}

/** Returns whether a word is what the writer does: "I film", "we keep bees and film them". */
export function isOwnVerb({ from, to }: Mention, { norms }: Words): boolean {
  const before = norms[from - 1];
  const behind = norms[to];
  return before === "i" || before === "we" || (before === "and" && (behind === "them" || behind === "it"));
}
