import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { isSomebodyElse } from "./kind-of-account.ts";
import type { MeantMention } from "./requirements.ts";

/** Holds the words of a brief with what they mention. */
interface Mentioned {
  words: Words;
  mentions: readonly MeantMention[];
}

const isSize = ({ concept }: Mention) => concepts[concept]!.kind === "companySize";
const firm =
  /^(?:agency|agencies|studio|team|shop|firm|company|companies|outfit|crew|collective|duo|group|practice|business|businesses|network|supplier|production|people)s?$/;
/** Matches last words of sizes that stand by themselves: "three of us", "offices in", "a network". */
const isWhole = (norm: string) =>
  firm.test(norm) ||
  functionWords.has(norm) ||
  /^(?:\d+|four|five|six|players|names|world|continents|offices)$/.test(norm);

/** Returns whether a size is said of a thing, as in "tiny writing", with no firm and nobody who works behind it. One office says no size. */
export function isSizeOfThing(mention: MeantMention, mentioned: Mentioned): boolean {
  if (isSize(mention) && mentioned.words.norms[mention.from] === "office") return true;
  if (!isSize(mention) || isWhole(mentioned.words.norms[mention.to - 1]!)) return false;
  const end = endOfPhrase(mention.to, mentioned.words);
  return end > mention.to && firmBehind(mention, mentioned) === undefined;
}

/** Returns whether a size is said of the writer's own firm or of the client: "a website for a large firm" and "there are five of us" ask for no size. */
export function isSizeOfAnother(mention: MeantMention, mentioned: Mentioned): boolean {
  if (!isSize(mention)) return false;
  const { norms } = mentioned.words;
  const to = isWhole(norms[mention.to - 1]!) ? mention.to : (firmBehind(mention, mentioned) ?? mention.to);
  return norms[to - 1] === "us" || (!mention.isWished && isSomebodyElse({ ...mention, to }, mentioned));
}

/** Returns whether a number of people is no size of an agency: "an event for 200 people" is, "a team of 200 people" is not. */
export function isCrowd({ concept, from, to }: MeantMention, { norms, breaks }: Words): boolean {
  if (concepts[concept]!.kind !== "companySize" || !/^\d/.test(norms[from]!)) return false;
  let start = from;
  while (start > 0 && breaks[start] === separators.none) start -= 1;
  let end = to;
  while (end < norms.length && breaks[end] === separators.none) end += 1;
  return !norms
    .slice(start, end)
    .some((word) => /^(?:agenc(?:y|ies)|teams?|studios?|outfits?|firms?|shops?)$/.test(word));
}

/** Returns where a firm, or somebody who does a kind of work, ends behind a size: "a tiny design team"; undefined where none stands there. */
function firmBehind({ to }: Mention, { words, mentions }: Mentioned): number | undefined {
  const end = endOfPhrase(to, words);
  for (let at = to; at < end; at += 1) if (firm.test(words.norms[at]!) || isWorker(at, words, mentions)) return at + 1;
  return undefined;
}

/** Returns whether a word names somebody by work that is read as a skill: "developers", "illustrator". */
function isWorker(at: number, { norms }: Words, mentions: readonly Mention[]): boolean {
  if (!/(?:er|or|ist|ian)s?$/.test(norms[at]!)) return false;
  return mentions.some((one) => one.to === at + 1 && concepts[one.concept]!.kind === "skill");
}

/** Returns where the words of a phrase behind a place in it end, three at most: at a break or a function word. */
function endOfPhrase(from: number, { norms, breaks }: Words): number {
  let at = from;
  while (at < norms.length && at < from + 3 && breaks[at] === separators.none && !functionWords.has(norms[at]!))
    at += 1;
  return at;
}
