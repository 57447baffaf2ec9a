import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import { concepts, taxonomy } from "../lexicon/taxonomy.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { withDesignedThings } from "./designed-things.ts";
import { isCertain, isFinished, isFinishing, isSameWork } from "./finishing-verbs.ts";
import { areRelated, isOwnThing } from "./requested-things.ts";
import type { RequestMention } from "./requested-things.ts";

/** Holds what a brief asks for by a thing or a verb, and the names that it has of skills. */
interface Asked {
  requested: readonly RequestMention[];
  named: readonly Mention[];
}

const isSkill = ({ concept }: Mention) => concepts[concept]!.kind === "skill";

/**
 * Settles verbs with their objects, because both may name a skill and one job is meant. "Design a website" asks for the website. "Write
 * our magazine" asks for writing, and "film a conference" for a film: what the writer has, and what is filmed, is the subject.
 */
export function settleVerbs({ requested: all, named }: Asked, words: Words): Asked {
  const requested = withMeaningOfObject(all, named, words);
  const objects = [...requested, ...named].filter(isSkill);
  const verbs = requested.filter(({ isVerb }) => isVerb);
  const dropped = new Set<Mention>();
  const subjects = new Set<Mention>();
  for (const verb of verbs.filter(({ isParticiple }) => isParticiple === true))
    if (
      !isFinishing(verb, words) &&
      named.some((name) => isSkill(name) && name.to === verb.from && name.weight >= requestWeights.sureFrom)
    )
      dropped.add(verb);
  for (const verb of verbs)
    for (const object of objects) {
      if (!isObjectOf(object, verb, words)) continue;
      if (isSubject(object, verb, words) || (isFinishing(verb, words) && !isSameWork(object, verb)))
        subjects.add(object);
      else if (object.weight >= requestWeights.headFrom) dropped.add(verb);
    }
  for (const object of objects) if (isHandedOn(object, requested, words)) subjects.add(object);
  const lowered = <M extends Mention>(one: M): M =>
    subjects.has(one) ? { ...one, weight: one.weight * requestWeights.ownThing } : one;
  const kept = withDesignedThings(requested, words).filter((one) => !dropped.has(one));
  return { requested: kept.map(lowered), named: named.map(lowered) };
}

/** Keeps of a verb with several meanings the one that its object has, or what stands before it: "film the talk and edit it" cuts a film. */
function withMeaningOfObject(
  requested: readonly RequestMention[],
  named: readonly Mention[],
  words: Words,
): readonly RequestMention[] {
  const verbs = Map.groupBy(requested.filter(isVerb), ({ from, to }) => `${from}-${to}`);
  const unclear = [...verbs.values()].filter((meanings) => meanings.length > 1);
  const things = [...requested, ...named].filter(isSkill);
  const dropped = unclear.flatMap((meanings) => {
    const { from } = meanings[0]!;
    const objects = things.filter((one) => isObjectOf(one, meanings[0]!, words));
    const before = things.filter((one) => one.to <= from).toSorted((a, b) => b.to - a.to);
    const said = [...objects, ...before];
    const fits = said.map((one) => meanings.filter(({ concept }) => areRelated(one.concept, concept)));
    const meant = fits.find((some) => some.length > 0) ?? meanings;
    return meanings.filter((one) => !meant.includes(one));
  });
  return requested.filter((one) => !dropped.includes(one));
}

const isVerb = (one: RequestMention) => one.isVerb;

function isObjectOf(object: Mention, verb: Mention, { norms, breaks }: Words): boolean {
  if (object.from < verb.to || object.from > verb.from + requestWeights.objectWithin) return false;
  for (let at = verb.to; at <= object.from; at += 1)
    if (breaks[at] !== separators.none || /^(?:and|plus|or|then|for|about|with|on|at|from)$/.test(norms[at]!))
      return false;
  return true;
}

/** Returns whether a certain thing is only to be finished, as in "get the leaflet printed": it is there, or asked for elsewhere. */
function isHandedOn(object: Mention, requested: readonly RequestMention[], words: Words): boolean {
  return isCertain(object, words) && requested.some((verb) => isFinished(object, verb, words));
}

/** Matches what people write that is no writing by trade: songs and programs. */
const alsoWritten = ["skill Sound design", "skill Web development"].map((name) => taxonomy.byName.get(name)!);

/** Returns whether only the words of a thing are asked for: "write radio ads", but no "write a script" and no "write a song". */
function isOnlyWritten(object: Mention, verb: Mention, { norms }: Words): boolean {
  if (!/^(?:re)?write$/.test(norms[verb.from]!) || isSameWork(object, verb)) return false;
  return !alsoWritten.some((concept) => isSameWork(object, { concept }));
}

const recordingVerbs = /^(?:film|photograph|shoot|record)$/;

/** Returns whether an object is what the work is about: the writer's own thing, or what is filmed or photographed. */
function isSubject(object: Mention & { isVerb?: boolean }, verb: Mention, words: Words): boolean {
  if (verb.weight >= requestWeights.decisiveVerb && isOwnThing(object, words)) return true;
  if (isOnlyWritten(object, verb, words)) return true;
  return recordingVerbs.test(words.norms[verb.from]!) && !areRelated(object.concept, verb.concept);
}
