import type { Knowledge } from "../knowledge.ts";
import { concepts, isOfTickedSkill } from "../lexicon/taxonomy.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { splitWords } from "../../text/words.ts";
import { roleOf } from "./asked-words.ts";
import type { Roles } from "./roles.ts";
import type { Tone } from "./tone.ts";
import type { MeantMention } from "./requirements.ts";
import { areRelated } from "./requested-things.ts";
import type { Suggestion } from "../suggest-skills.ts";
import { briefWeights, clauseWeights, readingWeights, requestWeights } from "../../weights.ts";

/** Says how the words of a brief are meant. */
export interface Meaning {
  /** Is 1 where a negation says that something is not so, so that it is not wanted. */
  negated: Uint8Array;
  /** Is 1 where the writer refuses it. */
  refused: Uint8Array;
  tone: Tone;
  roles: Roles;
}

/** Returns a mention with how its clause means it. */
export function meant(
  mention: Mention,
  { negated, refused, tone, roles }: Meaning,
  isDescribed: boolean,
): MeantMention {
  const at = mention.from;
  return {
    ...mention,
    isNegated: negated[at] === 1,
    isRefused: refused[at] === 1,
    isWished: tone.wished[at] === 1,
    isInsisted: tone.insisted[at] === 1,
    isOwnSide: tone.ownSide[at] === 1,
    isAsked: roles.asked[at]! > 0,
    isObject: roles.asked[at] === roleOf.object || roles.asked[at] === roleOf.quality,
    isQuality: roles.asked[at] === roleOf.quality,
    isTold: roles.told[at] === 1,
    isAdded: roles.added[at] === 1,
    salience: tone.salience[at]!,
    isDescribed,
  };
}

/** Returns whether a skill is asked for by its name, so that nothing is guessed beside it. */
export function isSurelyAsked(mention: MeantMention): boolean {
  const { concept, weight, isObject, isNegated, isOwnSide, isDescribed } = mention;
  if (!isObject || isDescribed || isNegated || isOwnSide || concepts[concept]!.kind !== "skill") return false;
  return weight >= (isOfTickedSkill(concept) ? requestWeights.sureFrom : requestWeights.sureOccupation);
}

interface Reading {
  facts: readonly WordFacts[];
  mentions: readonly MeantMention[];
  meaning: Meaning;
  verbosity: number;
  /** Returns whether a word is part of a sum or a date. */
  isFigure: (at: number) => boolean;
  /** Is 1 for the words of sentences that tell something of the work. */
  telling: Uint8Array;
}

/** Returns what was named, joined with what all words together suggest. */
export function withSuggestions(knowledge: Knowledge, reading: Reading): MeantMention[] {
  const { mentions, verbosity } = reading;
  const suggested = knowledge.switches.suggestedSkills ? suggestedMentions(knowledge, reading) : [];
  const named = suggested.length > 0 ? weighNamed(mentions, suggested, verbosity) : mentions;
  return [...named, ...suggested];
}

/**
 * Returns what all words together suggest, for a brief that names no skill clearly. What is only asked for beside other work names that
 * beside and no more: the other words are asked then what the work is.
 */
function suggestedMentions(knowledge: Knowledge, reading: Reading): MeantMention[] {
  const sure = surelyNamedIn(knowledge, reading);
  const isOnlyAdded = isShort(reading) && sure.length > 0 && sure.every(({ isAdded }) => isAdded === true);
  if (isOnlyAdded) {
    const others = suggestionsFor(knowledge, withoutAdditions(reading));
    const isOther = others.every((one) => sure.every(({ concept }) => one.concept !== concept));
    if (isOther && certaintyOf(others[0]?.total ?? 0) >= clauseWeights.sureBeside) return guessed(others, reading);
  }
  if (sure.length > 0) return [];
  const suggestions = suggestionsFor(knowledge, reading);
  const isSure = certaintyOf(suggestions[0]?.total ?? 0) * shareOfFirst(suggestions) >= readingWeights.certainEnough;
  return isSure || !reading.mentions.some(isRequestedThing) ? guessed(suggestions, reading) : [];
}

/** Returns whether a thing is asked for that some skill makes, which says more than an unsure guess from all words. */
const isRequestedThing = ({ concept, weight, isThing, isObject, isNegated, isOwnSide }: MeantMention) =>
  isThing === true &&
  isObject &&
  !isNegated &&
  !isOwnSide &&
  concepts[concept]!.kind === "skill" &&
  weight >= briefWeights.weakestJob;

const isShort = ({ verbosity }: Reading) => verbosity < clauseWeights.longStory;

function withoutAdditions(reading: Reading): Reading {
  const { added } = reading.meaning.roles;
  const isMain = ({ from }: Mention) => added[from] === 0;
  return {
    ...reading,
    mentions: reading.mentions.filter(isMain),
    telling: reading.telling.map((tells, at) => (added[at] === 1 ? 0 : tells)),
  };
}

function suggestionsFor(knowledge: Knowledge, reading: Reading): Suggestion[] {
  const { facts, mentions, meaning, verbosity, isFigure, telling } = reading;
  const { negated, tone } = meaning;
  const { hints } = knowledge;
  const mayCount = (at: number) => negated[at] === 0 && tone.introduces[at] === 0 && !isFigure(at) && telling[at] === 1;
  const isSector = new Uint8Array(facts.length);
  for (const { concept, weight, from, to } of mentions)
    if (weight >= briefWeights.clearFrom && concepts[concept]!.kind === "sector") isSector.fill(1, from, to);
  const shareOf = (at: number) => (mayCount(at) ? (isSector[at] === 1 ? briefWeights.sectorShare : 1) : 0);
  const isLong = verbosity > briefWeights.longFrom;
  return knowledge.suggestSkills(facts, {
    shareOf,
    isLeftOut: (at) => telling[at] === 0,
    hints: isLong ? hints.sure : hints.wide,
    most: briefWeights.suggestedAtMost,
    signs: namedSigns(knowledge, mentions, facts),
  });
}

function guessed(suggestions: readonly Suggestion[], { meaning }: Reading): MeantMention[] {
  const start = suggestions[0]?.at ?? 0;
  return suggestions.map(({ concept, confidence, total }) => ({
    ...meant({ concept, weight: confidence, from: start, to: start + 1 }, meaning, true),
    certainty: certaintyOf(total) * shareOfFirst(suggestions),
  }));
}

const certaintyOf = (total: number) =>
  Math.min(1, Math.max(0, (total - briefWeights.unsureAt) / (briefWeights.sureAt - briefWeights.unsureAt)));

/** Returns how likely the first suggestion is against the others that mean other work, 0 to 1 (a softmax over what each gains). */
function shareOfFirst([first, ...others]: readonly Suggestion[]): number {
  if (first === undefined) return 0;
  const odds = others
    .filter(({ concept }) => !areRelated(concept, first.concept))
    .map(({ total }) => Math.exp((total - first.total) / briefWeights.gainPerOdds));
  return 1 / (1 + odds.reduce((sum, one) => sum + one, 0));
}

/** Returns the skills that are named for certain. */
function surelyNamedIn(knowledge: Knowledge, { mentions, facts }: Reading): MeantMention[] {
  return mentions.filter(
    (mention) =>
      isSurelyAsked(mention) ||
      (!mention.isNegated &&
        !mention.isOwnSide &&
        (mention.isAsked || !mention.isTold) &&
        concepts[mention.concept]!.kind === "skill" &&
        mention.weight >= clearWeight(mention) &&
        (surelyNamed.test(facts[mention.to - 1]!.form) || isOwnName(knowledge, mention, facts))),
  );
}

/** Matches people and disciplines, which name a skill; things ("stills", "a film", "letters") may only be what the work is about. */
const surelyNamed =
  /(er|or|ist|ian|man|ing|graphy|design|tion|gy|cs|art|ment|ship|code|ux|ui|seo|ppc|pr|dop|vfx|vr|ar|cgi|3d)$/;

/** Matches people: who asks for "a camera operator" wants one, whatever else the words speak of. */
export const person = /(?:er|or|ist|ian|man|artist)$/;

/** Returns whether a skill is called by its own name, as in "visual effects" and "email marketing". */
function isOwnName({ factsOf }: Knowledge, { concept, from, to }: MeantMention, facts: readonly WordFacts[]): boolean {
  if (to === from + 1) return false;
  const said = facts.slice(from, to).map(({ form }) => form);
  const { name, ticks } = concepts[concept]!;
  return [name, ...ticks].some(
    (own) =>
      splitWords(own)
        .norms.map((norm) => factsOf(norm).form)
        .join(" ") === said.join(" "),
  );
}

/**
 * Turns named skills into signs among many: one may be what the writer already has, or what the work is about. A name counts by how
 * far its most indicative word belongs to the skill ("rebrand" does, "film" is used about a dozen others).
 */
function namedSigns({ hints }: Knowledge, mentions: readonly MeantMention[], facts: readonly WordFacts[]) {
  const best = new Map<number, { gain: number; at: number }>();
  for (const { concept, from, to, weight, salience, isNegated, isOwnSide } of mentions) {
    if (isNegated || isOwnSide || concepts[concept]!.kind !== "skill") continue;
    const shares = facts.slice(from, to).map(({ term }) => hints.shareOfSkill(term, concept));
    const gain = briefWeights.namedGain * weight * salience * Math.max(...shares);
    if (gain > (best.get(concept)?.gain ?? 0)) best.set(concept, { gain, at: from });
  }
  return [...best].map(([concept, { gain, at }]) => ({ concept, gain, at }));
}

/** Lowers what is named only in passing behind what all the words speak of; what is both counts as the words have it. */
function weighNamed(
  mentions: readonly MeantMention[],
  suggested: readonly MeantMention[],
  verbosity: number,
): MeantMention[] {
  const others = verbosity > briefWeights.longFrom ? briefWeights.othersShareInLong : briefWeights.othersShare;
  const spoken = new Map(suggested.map((mention) => [mention.concept, mention.weight]));
  const top = Math.max(...spoken.values());
  return mentions.map((mention) =>
    concepts[mention.concept]!.kind === "skill" &&
    !mention.isNegated &&
    !(verbosity < clauseWeights.longStory && mention.isAdded === true && isSurelyAsked(mention))
      ? {
          ...mention,
          weightOfName: mention.weight,
          weight: mention.weight * ((spoken.get(mention.concept) ?? top * others) / top),
        }
      : mention,
  );
}

/** Returns from which weight on a skill is clear: an occupation outside the ticked skills must stand there word for word. */
function clearWeight({ concept }: MeantMention): number {
  return isOfTickedSkill(concept) ? briefWeights.clearFrom : briefWeights.clearOccupation;
}
