import type { Criterion } from "@triptych/contract/matching";
import type { BriefJob, Brief, Requirement } from "../read/brief/requirements.ts";
import type { SkillsOfBrief } from "../read/brief/skills-of-brief.ts";
import type { SkillDistribution } from "../read/skill-distribution.ts";
import type { Switches } from "../switches.ts";
import { certaintyWeights, fitWeights, relationWeights, scoreWeights } from "../weights.ts";
import type { Relations } from "./relations.ts";
import type { Prepared } from "./verdicts.ts";

/** Holds a brief made ready for judging many profiles; `isSure` says that its main job was read for certain. */
export interface PreparedBrief {
  jobs: readonly BriefJob[];
  requirements: Prepared[];
  isSure: boolean;
  fit: FitShares;
  switches: Switches;
}

/** Says how much the words and the skills of a profile weigh beside its points. */
export interface FitShares {
  words: number;
  skills: number;
}

export interface Preparation {
  relations: Relations;
  switches: Switches;
  /** Multiplies the weights of kinds of requirement. */
  boosts?: Partial<Record<Criterion["kind"], number>>;
  read: SkillsOfBrief;
}

/** Shares the weights among the requirements: several jobs share their weight by their rank. */
export function prepareBrief(brief: Brief, preparation: Preparation): PreparedBrief {
  const { relations, switches, boosts = {}, read } = preparation;
  const asked = brief.requirements.map((one) => asWishOfWish(one, brief.jobs));
  const jobs = asked.filter(isMustJob);
  const jobTotal = jobs.reduce((sum, job) => sum + job.weight, 0);
  const requirements = asked.map((requirement): Prepared => {
    const { kind, importance, weight } = requirement;
    const related = relations.ofAny(requirement.concepts, requirement.shares);
    const also = (requirement.with ?? []).map((group) => relations.ofAny(group));
    if (importance === "mustNot") return { requirement, relations: related.map(onlyTheThingItself), also, weight: 0 };
    const base = scoreWeights.kind[kind] * (boosts[kind] ?? 1);
    const share = isMustJob(requirement) && jobTotal > 0 ? (jobs.length * weight) / jobTotal : weight;
    return { requirement, relations: related, also, weight: base * share };
  });
  return {
    jobs: brief.jobs,
    requirements,
    isSure: isReadForCertain(brief, requirements, read.skills),
    fit: fitSharesOf(jobs.length > 0, read.length),
    switches,
  };
}

export const isMustJob = ({ kind, importance }: Requirement) => kind === "job" && importance === "must";

/** Makes a must-have of a wished job a wish: nobody needs it who does not do that job. */
function asWishOfWish(one: Requirement, jobs: readonly BriefJob[]): Requirement {
  const isOfWish = one.job !== undefined && jobs[one.job]?.importance === "nice";
  return isOfWish && one.importance === "must" ? { ...one, importance: "nice" } : one;
}

/**
 * Returns whether a brief was read for certain: a person confirmed it, or it names its main job in the opening line and its other
 * words speak of the same skill. Where no job is asked for, nothing may be left unread.
 */
function isReadForCertain(brief: Brief, prepared: readonly Prepared[], skills: SkillDistribution): boolean {
  const musts = prepared.filter(({ requirement }) => requirement.importance === "must");
  const main = musts.find(({ requirement }) => requirement.kind === "job");
  if (brief.isConfirmed === true) return musts.length > 0;
  if (main === undefined) return musts.length > 0 && brief.text === "";
  const { start, certainty = 1, weight } = main.requirement;
  const opening = brief.text.search(/\n|[.!?]\s/);
  const isInOpening = opening < 0 || start <= opening;
  return (
    weight >= certaintyWeights.clearFrom &&
    certainty >= certaintyWeights.certainFrom &&
    isInOpening &&
    agreement(main, skills) >= certaintyWeights.agreement
  );
}

/** Returns which share of a distribution over skills speaks for a job or its neighbours, 0 to 1. */
function agreement({ relations }: Prepared, { skills, shares }: SkillDistribution): number {
  const near = shares.filter((_, at) => relations[skills[at]!]! >= certaintyWeights.neighbour);
  return near.reduce((sum, share) => sum + share, 0);
}

/** Returns how much words and skills weigh beside the points: more in a long brief, and most where no job could be read. */
function fitSharesOf(hasJob: boolean, length: number): FitShares {
  const { wordsPlain, wordsLong, wordsWithoutJob, skillsPlain, skillsLong, skillsWithoutJob } = fitWeights;
  const isOpen = Number(!hasJob);
  return {
    words: wordsPlain + wordsLong * length + wordsWithoutJob * isOpen,
    skills: skillsPlain + skillsLong * length + skillsWithoutJob * isOpen,
  };
}

/** Drops neighbours from an exclusion: no London does not mean no Leeds. */
const onlyTheThingItself = (relation: number) => (relation >= relationWeights.sameThing ? relation : 0);
