import type { Brief, Requirement } from "../read/brief/requirements.ts";
import { workVerbs } from "../read/brief/phrases.ts";
import { roleNouns } from "../read/brief/role-nouns.ts";
import type { SkillsOfBrief } from "../read/brief/skills-of-brief.ts";
import type { Knowledge } from "../read/knowledge.ts";
import { splitWords } from "../text/words.ts";
import { certaintyWeights, relationWeights } from "../weights.ts";
import { isMustJob } from "./must-jobs.ts";
import type { Relations } from "./relations.ts";

/** Says how surely a brief was read. */
export interface Certainty {
  /** Says that a person confirmed the reading. */
  isConfirmed: boolean;
  /** Says that the brief asks for its job by name, so that it is no guess from many words. */
  isNamed: boolean;
  /** Says that the reading holds all that the brief asks for: it was confirmed, or the brief is short, plain and read to the last words. */
  isCertain: boolean;
}

export interface Known {
  relations: Relations;
  knowledge: Pick<Knowledge, "factsOf" | "findNegated">;
  read: SkillsOfBrief;
}

/** Decides how surely a brief was read. */
export function findCertainty(brief: Brief, known: Known): Certainty {
  if (brief.isConfirmed === true) return { isConfirmed: true, isNamed: true, isCertain: true };
  const jobs = brief.requirements.filter(isMustJob);
  const isAgreed = countKinds(jobs, known) < 2 || shareOfJobs(jobs, known) >= certaintyWeights.agreement;
  const isNamed = asksByName(brief, jobs[0]) && isAgreed;
  const isPlain = countUnread(brief, known) <= certaintyWeights.unreadWords && !speaksOfOtherWork(jobs, known);
  return { isConfirmed: false, isNamed, isCertain: isNamed && isPlain };
}

/** Counts jobs of different kinds: who asks for a photographer of products asks for one kind of work. */
export function countKinds(jobs: readonly Requirement[], { relations }: Pick<Known, "relations">): number {
  const kinds: Requirement[] = [];
  for (const job of jobs) {
    const isOfKind = (other: Requirement) =>
      relations.ofAny(other.concepts.slice(0, 1))[job.concepts[0]!]! >= relationWeights.sameThing ||
      relations.ofAny(job.concepts.slice(0, 1))[other.concepts[0]!]! >= relationWeights.sameThing;
    if (!kinds.some(isOfKind)) kinds.push(job);
  }
  return kinds.length;
}

/** Returns whether a brief asks for its main job by name and is no long story. */
function asksByName({ verbosity }: Brief, main: Requirement | undefined): boolean {
  return main?.certainty === undefined && main?.isAsked === true && verbosity < certaintyWeights.longStory;
}

/** Returns whether most words of a brief speak of other work than its jobs; the words of a short brief often speak of none. */
function speaksOfOtherWork(jobs: readonly Requirement[], known: Known): boolean {
  const told = known.read.skills.shares.reduce((sum, share) => sum + share, 0);
  return told - shareOfJobs(jobs, known) > certaintyWeights.otherWork;
}

/** Returns which share of what the words of a brief speak of is one of its jobs or close to it, 0 to 1. */
function shareOfJobs(jobs: readonly Requirement[], { relations, read: { skills: read } }: Known): number {
  const near = jobs.map((job) => relations.ofAny(job.concepts, job.shares));
  const isNear = (skill: number) => near.some((related) => related[skill]! >= certaintyWeights.neighbour);
  return read.skills.reduce((sum, skill, at) => (isNear(skill) ? sum + read.shares[at]! : sum), 0);
}

/** Counts the different words of a brief that may ask for something and are no part of what was read, nor of its word family. */
function countUnread({ tellingText, requirements }: Brief, { knowledge }: Known): number {
  const words = splitWords(tellingText);
  const negated = knowledge.findNegated(words);
  const facts = words.norms.map(knowledge.factsOf);
  const isRead = (at: number) =>
    requirements.some(({ start, end }) => words.starts[at]! < end && words.ends[at]! > start);
  const read = new Set(facts.filter((_, at) => isRead(at)).map(({ stem }) => stem));
  const asking = facts.filter(({ isFunction, isQuerySpeak, form }, at) => {
    const norm = words.norms[at]!;
    const saysNothing = isFunction || isQuerySpeak || roleNouns.has(form) || workVerbs.has(norm) || /^\d/.test(norm);
    return !saysNothing && negated[at] === 0;
  });
  return new Set(asking.map(({ stem }) => stem)).difference(read).size;
}
