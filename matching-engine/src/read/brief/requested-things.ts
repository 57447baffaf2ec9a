import { requests } from "../../../lexicon/requests.ts";
import { functionWords } from "../../../lexicon/stop-words.ts";
import { singular } from "../../text/stems.ts";
import { separators, splitWords } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import type { Lexicon, WordFacts } from "../lexicon/lexicon.ts";
import { readAliases } from "../lexicon/rows.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts, taxonomy } from "../lexicon/taxonomy.ts";
import { isOrder } from "./orders.ts";
import { roleNouns } from "./role-nouns.ts";
import { gerundOf, participleOf } from "./verb-forms.ts";

interface Request {
  concept: number;
  weight: number;
  forms: string[];
  isVerb: boolean;
  isParticiple?: boolean;
  isGerund?: boolean;
}

/** Finds what a brief asks for by the name of a thing ("a film") or by a verb ("someone to film it"). */
export type FindRequests = (
  words: Words,
  facts: readonly WordFacts[],
  mayAsk: (at: number) => boolean,
) => RequestMention[];

/** Describes a mention of what is asked for, as a thing or as a verb. */
export interface RequestMention extends Mention {
  isVerb: boolean;
  isParticiple?: boolean;
  /** Is true for a thing that is to be designed. */
  isDesigned?: boolean;
}

export function createRequestFinder({ factsOf }: Lexicon): FindRequests {
  const byFirst = Map.groupBy(readRequests(factsOf), ({ forms }) => forms[0]!);
  for (const each of byFirst.values()) each.sort((a, b) => b.forms.length - a.forms.length);

  return (words, facts, mayAsk) => {
    const found: RequestMention[] = [];
    for (let at = 0; at < facts.length; at += 1) {
      if (!mayAsk(at)) continue;
      const meant = (byFirst.get(facts[at]!.form) ?? []).filter((one) => stands(one, { words, facts }, at));
      const longest = Math.max(0, ...meant.map(({ forms }) => forms.length));
      for (const { concept, weight: full, forms, isVerb, isParticiple = false, isGerund = false } of meant) {
        const weight =
          isVerb && !isParticiple && !isGerund && !hasObject(words, at, at + longest)
            ? full * requestWeights.verbAlone
            : full;
        if (forms.length === longest)
          found.push({ concept, weight, from: at, to: at + longest, isVerb, isParticiple: isParticiple || isGerund });
      }
      if (longest > 0) at += longest - 1;
    }
    return found;
  };
}

function readRequests(factsOf: Lexicon["factsOf"]): Request[] {
  return requests
    .trim()
    .split("\n")
    .flatMap((row) => {
      const colon = row.indexOf(":");
      const concept = taxonomy.byName.get(`skill ${row.slice(0, colon)}`);
      if (concept === undefined) throw new Error(`The requests name an unknown skill: "${row.slice(0, colon)}"`);
      const [things = "", verbs = ""] = row.slice(colon + 1).split("|");
      const requestsOf = (list: string, isVerb: boolean) =>
        readAliases(list.replaceAll(",", ";")).map(({ words, weight }): Request => {
          const forms = splitWords(words).norms.map((norm) => factsOf(norm).form);
          return { concept, weight: weight * requestWeights.named, forms, isVerb };
        });
      const byVerb = requestsOf(verbs, true).flatMap(withObjectBetween);
      const participles = byVerb.filter(isSure).map((one) => ({
        ...one,
        forms: [participleOf(one.forms[0]!), ...one.forms.slice(1)],
        isParticiple: true,
      }));
      const gerunds = byVerb.map((one) => ({
        ...one,
        forms: [gerundOf(one.forms[0]!), ...one.forms.slice(1)],
        isGerund: true,
      }));
      return [...requestsOf(things, false), ...byVerb, ...participles, ...gerunds];
    });
}

/** Returns a verb, and one with a particle also with its object between: "lay out", "lay it out", "lay them out". */
function withObjectBetween(verb: Request): Request[] {
  const [first = "", particle = "", ...rest] = verb.forms;
  if (rest.length > 0 || !particles.test(particle)) return [verb];
  return [verb, ...["it", "them"].map((object) => ({ ...verb, forms: [first, object, particle] }))];
}

/** Returns whether a verb says enough without its object: much is "designed", but only words are "written". */
const isSure = ({ weight }: Request) => weight >= requestWeights.sureFrom;

/** Returns whether a verb has a direct object: "write our guide" has one, "write about our school" has none and may mean many things. */
function hasObject(words: Words, from: number, after: number): boolean {
  const { norms, breaks } = words;
  if (norms.slice(from + 1, after).some((norm) => !particles.test(norm))) return true;
  if (norms[after] === "and" && isOrder(words, after + 1)) return true;
  return breaks[after] === separators.none && !/^(?:about|to|for|with|in|on|at|and|when|why|how)$/.test(norms[after]!);
}

const particles = /^(?:out|up|down|together|in)$/;

const beforeVerbs = new Set(
  "to who can could would will who'd you'd and please us me someone somebody anyone anybody then you just or".split(
    " ",
  ),
);
const beforeThings = /^(?:to|we|i|you|they|who|can|could|would|will|please|us)$/;

interface ReadWords {
  words: Words;
  facts: readonly WordFacts[];
}

const beforeAttributes =
  /^(?:a|an|the|our|my|your|their|some|is|are|was|were|been|already|have|has|had|hand|well|i|we|they)$/;

/** Returns whether a participle says what is to be done with the thing before it: "an app designed and built", but no "hand drawn map". */
function isToBeDone({ words: { norms, breaks }, facts }: ReadWords, at: number, end: number): boolean {
  if (at === 0 || breaks[at] !== separators.none || beforeAttributes.test(norms[at - 1]!)) return false;
  if (/^(?:and|then)$/.test(norms[at - 1]!)) return true;
  return end >= norms.length || breaks[end] !== separators.none || facts[end]!.isFunction || norms[end]!.endsWith("ly");
}

/** Returns whether a word is used as a verb or as a thing: "to film" is a verb, "a film" and "launch film" are things. */
function stands({ forms, isVerb, isParticiple, isGerund }: Request, { words, facts }: ReadWords, at: number): boolean {
  if (!forms.every((form, offset) => facts[at + offset]?.form === form)) return false;
  const end = at + forms.length;
  if (isParticiple === true) return isToBeDone({ words, facts }, at, end);
  const before = words.breaks[at] === separators.none ? (words.norms[at - 1] ?? "") : "";
  if (isGerund === true) return needing.test(before);
  if (!isVerb) return isUsedAsThing({ words, facts }, { before, at, end });
  const hasOwnObject = forms.length > 1 && !particles.test(forms.at(-1)!);
  return isUsedAsVerb({ before, after: words.norms[end] ?? "", hasOwnObject }, words.breaks[at]!);
}

function isUsedAsThing({ words, facts }: ReadWords, { before, at, end }: { before: string; at: number; end: number }) {
  if (isLength(words, at) || isParticipleOnly({ words, facts }, at, end)) return false;
  const isTight = words.breaks[end] === separators.none;
  const isFollowedByObject = isTight && determiners.test(words.norms[end] ?? "");
  const isVerbBefore = isFollowedByObject && /s$|^(?:and|then)$/.test(before);
  const isWithPerson = isTight && isOtherPerson(words.norms[end] ?? "");
  return !beforeThings.test(before) && !isVerbBefore && !isWithPerson;
}

/** Stands before what is still to be done: "needs writing", "wants redesigning", "need writing also". */
const needing = /^(?:needs?|wants?|needing|requires?|also)$/;

/** Returns whether words say how long something is: "a manual of 9,000 words" asks for no words. */
const isLength = ({ norms, breaks }: Words, at: number) =>
  norms[at] === "words" && /^\d/.test(norms[at - 1] ?? "") && breaks[at] === separators.none;

/** Returns whether a word is a participle and not the thing that is spelt like it: "a film, shot on our farm". */
function isParticipleOnly({ words: { norms, breaks } }: ReadWords, at: number, end: number): boolean {
  if (end !== at + 1 || norms[at] !== "shot" || breaks[end] !== separators.none) return false;
  return breaks[at] === separators.comma && /^(?:on|at|in|by|with|over|during|from)$/.test(norms[end] ?? "");
}

/** Returns whether a word names a person who makes no thing: a "family tree researcher" draws no tree. */
const isOtherPerson = (word: string) =>
  /(?:[^aeiou]er|or|ist|ian)s?$/.test(word) && !roleNouns.has(singular(word)) && !functionWords.has(word);

/** Stands behind a word that is used as a verb: "the lads sign the sheet" asks for no sign. */
const determiners = /^(?:the|a|an|our|my|your|their|his|her|it|them)$/;
const beforeObjects = /^(?:the|a|an|our|my|it|them|us|their|this|that|these|those|all|some)$/;

/** Returns whether a word after "and" is a verb by its object: "photograph it and write the labels", but "photos and film". */
function isUsedAsVerb(
  { before, after, hasOwnObject }: { before: string; after: string; hasOwnObject: boolean },
  opening: number,
): boolean {
  if (before === "") return beforeObjects.test(after) || (opening === separators.sentence && after === "and");
  return beforeVerbs.has(before) || (/^(?:and|then|also)$/.test(before) && (hasOwnObject || beforeObjects.test(after)));
}

/** Lowers a thing that the writer has: "translate our brochure" asks for no brochure. */
export function withoutOwnThings(requested: readonly RequestMention[], words: Words): Mention[] {
  return requested.map(({ concept, weight: full, from, to, isVerb, isDesigned = false }) => {
    const one = { concept, weight: full, from, to };
    if (isVerb) return one;
    const weight = isOwnThing(one, words) && !isDesigned ? one.weight * requestWeights.ownThing : one.weight;
    return { ...one, weight, isThing: true };
  });
}

/** Returns whether "our", "my" or the like stands shortly before a thing, with no article between. */
export function isOwnThing({ from }: Mention, { norms, breaks }: Words): boolean {
  for (let at = from - 1; at >= 0 && at >= from - 3 && breaks[at + 1] === separators.none; at -= 1) {
    if (/^(?:our|my|their|his|her|same)$/.test(norms[at]!)) return true;
    if (/^(?:a|an|the|to|some|new)$/.test(norms[at]!)) return false;
  }
  return false;
}

const isSkill = ({ concept }: Mention) => concepts[concept]!.kind === "skill";

/** Keeps of several skills in a row the last, which is what is asked for: a "launch film" is a film. A wider or narrower name stays. */
export function headsOnly<M extends Mention>(mentions: readonly M[], words: Words): M[] {
  const skills = mentions.filter(isSkill);
  const widened = mentions.map((mention) => withNarrowedHead(mention, skills, words));
  return widened.filter((mention) => {
    if (!isSkill(mention)) return true;
    if (isRoleBehind(mention, skills, words) || isNarrowedBefore(mention, skills, words)) return false;
    if (nameOfWork.test(words.norms[mention.to - 1]!) && !isAttribute(mention, skills, words)) return true;
    if (/^(?:to|can|could|please)$/.test(words.norms[mention.from - 1] ?? "")) return true;
    return !skills.some(
      (head) =>
        head.from === mention.to &&
        !isDoneTo(head, words) &&
        words.breaks[head.from] === separators.none &&
        head.weight >= requestWeights.headFrom &&
        !isRoleBehind(head, skills, words) &&
        !areRelated(head.concept, mention.concept),
    );
  });
}

/** Returns whether a mention is what is to be done to the thing before it: "our app redesigned" is no kind of redesign. */
const isDoneTo = ({ from, to }: Mention, { norms }: Words) =>
  to === from + 1 && /^re?.{3,}ed$|^designed$/.test(norms[from]!);

/** Returns whether a thing is named more narrowly right before, as in "drone video": both are one job. */
function isNarrowedBefore(head: Mention, skills: readonly Mention[], words: Words): boolean {
  if (head.isThing !== true || words.breaks[head.from] !== separators.none) return false;
  return skills.some((one) => one.to === head.from && one.weight >= head.weight && isKindOf(one.concept, head.concept));
}

/** Returns a mention that reaches over the thing that it narrows: "drone video" is said together. */
function withNarrowedHead<M extends Mention>(mention: M, skills: readonly Mention[], words: Words): M {
  const head = skills.find(({ from }) => from === mention.to);
  return isSkill(mention) && head !== undefined && isNarrowedBefore(head, [mention], words)
    ? { ...mention, to: head.to }
    : mention;
}

/** Returns whether a bare role stands behind what says which, as in "motion graphics designer": the role names no job of its own. */
function isRoleBehind(head: Mention, skills: readonly Mention[], words: Words): boolean {
  if (head.to !== head.from + 1 || !roleNouns.has(singular(words.norms[head.from]!))) return false;
  return skills.some(
    (one) => one.to === head.from && words.breaks[head.from] === separators.none && one.weight > head.weight,
  );
}

/** Returns whether a word says what a thing is for, as in "a booking app": the app is asked for. */
function isAttribute({ from, to }: Mention, skills: readonly Mention[], { norms, breaks }: Words): boolean {
  if (to !== from + 1 || !norms[from]!.endsWith("ing") || breaks[to] !== separators.none) return false;
  return skills.some((head) => head.from === to && head.isThing === true);
}

/** Matches people and disciplines, which are asked for whatever stands behind them ("sound design adverts"). */
const nameOfWork = /(?:er|or|ist|ian|ing|graphy|design|tion|gy|seo|ppc|pr|ux|ui)$/;

const isKindOf = (a: number, b: number) => concepts[a]!.up.some(({ id }) => id === b);

export function areRelated(a: number, b: number): boolean {
  const { up, near } = concepts[a]!;
  const other = concepts[b]!;
  return a === b || up.some(({ id }) => id === b) || other.up.some(({ id }) => id === a) || near.includes(b);
}
