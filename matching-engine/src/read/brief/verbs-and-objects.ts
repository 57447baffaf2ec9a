import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { Mention } from "../lexicon/mentions.ts";
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
export function settleVerbs({ requested, named }: Asked, words: Words): Asked {
  const objects = [...requested, ...named].filter(isSkill);
  const verbs = requested.filter(({ isVerb }) => isVerb);
  const dropped = new Set<Mention>();
  const subjects = new Set<Mention>();
  for (const verb of verbs.filter(({ isParticiple }) => isParticiple === true))
    if (named.some((name) => isSkill(name) && name.to === verb.from && name.weight >= requestWeights.sureFrom))
      dropped.add(verb);
  for (const verb of verbs)
    for (const object of objects) {
      if (!isObjectOf(object, verb, words)) continue;
      if (isSubject(object, verb, words)) subjects.add(object);
      else if (object.weight >= requestWeights.headFrom) dropped.add(verb);
    }
  for (const object of objects) if (isHandedOn(object, requested, words)) subjects.add(object);
  const lowered = <M extends Mention>(one: M): M =>
    subjects.has(one) ? { ...one, weight: one.weight * requestWeights.ownThing } : one;
  return { requested: requested.filter((one) => !dropped.has(one)).map(lowered), named: named.map(lowered) };
}

function isObjectOf(object: Mention, verb: Mention, { norms, breaks }: Words): boolean {
  if (object.from < verb.to || object.from > verb.from + requestWeights.objectWithin) return false;
  for (let at = verb.to; at <= object.from; at += 1)
    if (breaks[at] !== separators.none || /^(?:and|plus|or|then|for|about|with|on|at|from)$/.test(norms[at]!))
      return false;
  return true;
}

/** Returns whether a certain thing is only to be finished, as in "get the leaflet printed": it is there, or asked for elsewhere. */
function isHandedOn(object: Mention, requested: readonly RequestMention[], { norms, breaks }: Words): boolean {
  const isFinished = requested.some(
    ({ isVerb, from }) =>
      !isVerb && from === object.to && breaks[from] === separators.none && norms[from]!.endsWith("ed"),
  );
  return isFinished && /^(?:the|our|my|this|that|these|those)$/.test(norms[object.from - 1] ?? "");
}

const recordingVerbs = /^(?:film|photograph|shoot|record)$/;

/** Returns whether an object is what the work is about: the writer's own thing, or what is filmed or photographed. */
function isSubject(object: Mention & { isVerb?: boolean }, verb: Mention, words: Words): boolean {
  if (verb.weight >= requestWeights.decisiveVerb && isOwnThing(object, words)) return true;
  const isNamed = object.isVerb === undefined;
  if (isNamed && /^(?:re)?write$/.test(words.norms[verb.from]!) && !areRelated(object.concept, verb.concept))
    return true;
  return recordingVerbs.test(words.norms[verb.from]!) && !areRelated(object.concept, verb.concept);
}
