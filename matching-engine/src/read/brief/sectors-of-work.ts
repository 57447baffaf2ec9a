import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { NounPhrase } from "./noun-phrases.ts";
import type { MeantMention } from "./requirements.ts";
import { standings } from "./standings.ts";
import type { Standing } from "./standings.ts";
import { tradeVerbs } from "./trade-verbs.ts";

interface Mentioned {
  words: Words;
  mentions: readonly MeantMention[];
}

/** Says whether the work is for a sector, about it, or is a thing of it: "for a whisky client", "a film about banks", "a beauty shoot". */
export function standingInWork(mention: MeantMention, phrase: NounPhrase, { words, mentions }: Mentioned): Standing {
  const { norms } = words;
  const link = norms[phrase.link] ?? "";
  const skills = mentions.filter(({ concept }) => concepts[concept]!.kind === "skill");
  if (link === "for" || (isPossessive(mention, words) && skills.some((one) => one.from === mention.to)))
    return standings.client;
  if (subjects.test(link) && !mention.isAsked)
    return skills.some((one) => one.to === phrase.link) ? standings.work : standings.none;
  if (subjects.test(link) || presses.test(norms[mention.to] ?? "")) return standings.work;
  if (asides.test(link)) return standings.none;
  return standingBehindVerb(mention, phrase.link, norms) ?? standingOfThing(mention, phrase, { words, skills });
}

/** Says what stands behind a verb such as "makes" or "runs", or nothing where it is one of the things that are asked for. */
function standingBehindVerb({ isAsked }: MeantMention, link: number, norms: readonly string[]): Standing | undefined {
  if (!tradeVerbs.has(norms[link] ?? "")) return undefined;
  if (/^(?:who|that|which)$/.test(norms[link - 1] ?? ""))
    return isOfFirm(norms, link) ? standings.client : standings.none;
  if (isAsked) return undefined;
  return isOrder(norms, link) ? standings.work : standings.none;
}

interface Thing {
  words: Words;
  skills: readonly MeantMention[];
}

function standingOfThing(mention: MeantMention, { from, link }: NounPhrase, { words, skills }: Thing): Standing {
  const { norms } = words;
  const isOfSkill = skills.some((one) => one.from <= mention.to + 1 && one.to >= from && one.from !== mention.from);
  if (isOfSkill || from === 0 || launches.test(norms[mention.to] ?? "") || isDepicted(norms, from, mention.from))
    return standings.work;
  const isNamed = link < 0 || (mention.isObject && isEndOfPhrase(words, mention.to));
  return isNamed ? standings.object : standings.none;
}

/** Returns whether no other noun follows: who needs "pump clips" need not know of pumps. */
const isEndOfPhrase = ({ norms, breaks }: Words, to: number) =>
  to >= norms.length || breaks[to] !== separators.none || functionWords.has(norms[to]!);

/** Returns whether a name is written with "'s", as in "a bank's website". */
export const isPossessive = ({ to }: { to: number }, { text, starts, ends }: Words) =>
  /['’]s$/.test(text.slice(starts[to - 1], ends[to - 1]));

const subjects = /^(?:about|of|on)$/;
/** Matches what leads to a place, a means or a comparison, and so to nothing that the work is about. */
const asides =
  /^(?:in|at|from|by|to|past|near|outside|with|than|like|into|over|under|behind|between|off|within|through|around|was|is|are|it's|bring)$/;
/** Matches what says that something is new: "a face cream comes out in March". */
const launches = /^(?:comes|launches|opens|arrives|coming|launching|opening)$/;
/** Matches what a trade reads: "in the farming papers". */
const presses = /^(?:press|paper|media|magazine|journal)s?$/;
const depictions = /^(?:picture|photo|photograph|image|film|video|shot|drawing|clip|footage)s?$/;

/** Returns whether it is a firm that makes, sells or runs it: "for a company that makes crisps", but not "an otter who runs a hotel". */
const isOfFirm = (norms: readonly string[], verb: number) =>
  norms.slice(Math.max(0, verb - 5), verb).some((word) => firms.test(word));

const firms = /^(?:for|clients?|customer|company|firm|brand|business|start-up|startup|charity)$/;

/** Returns whether a verb says what is to be done: "Make the cars shine", "please film the cars". */
const isOrder = (norms: readonly string[], verb: number) => verb === 0 || norms[verb - 1] === "please";

/** Returns whether pictures of it are named, as in "pictures of clothes". */
function isDepicted(norms: readonly string[], from: number, to: number): boolean {
  return norms.slice(from, to).some((word, at) => depictions.test(word) && norms[from + at + 1] === "of");
}
