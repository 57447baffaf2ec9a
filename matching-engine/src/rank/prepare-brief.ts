import type { Criterion } from "@triptych/contract/matching";
import { conceptsNamedBy } from "../read/brief/requirement-labels.ts";
import type { BriefJob, Brief, Requirement } from "../read/brief/requirements.ts";
import type { SkillsOfBrief } from "../read/brief/skills-of-brief.ts";
import type { SkillDistribution } from "../read/skill-distribution.ts";
import type { Switches } from "../switches.ts";
import { certaintyWeights, fitWeights, relationWeights, scoreWeights } from "../weights.ts";
import type { Relations } from "./relations.ts";
import type { Prepared } from "./verdicts.ts";

/** Holds a brief made ready for judging many profiles. */
export interface PreparedBrief {
  jobs: readonly BriefJob[];
  requirements: Prepared[];
  /** Says that a person confirmed the reading. */
  isConfirmed: boolean;
  /** Says that the brief names what it needs, so that it is no guess from many words. */
  isNamed: boolean;
  /** Holds the relations of the main job, by which it is seen how much of a profile is about it. */
  mainJob: Float32Array | undefined;
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
  const main = asked.find(isMustJob);
  const isSure = isNamed(brief, main) && (brief.isConfirmed === true || agree(jobs, { relations, read }));
  const requirements = asked.map((requirement): Prepared => {
    const { kind, importance, weight } = requirement;
    const related = relations.ofAny(requirement.concepts, requirement.shares);
    const also = (requirement.with ?? []).map((group) => relations.ofAny(group));
    const shown = isSure ? importance : shownUnlessSure(requirement);
    if (importance === "mustNot") {
      const same = related.map(onlyTheThingItself);
      return { requirement, shown, relations: same, named: same, also, weight: 0 };
    }
    const base = scoreWeights.kind[kind] * (boosts[kind] ?? 1);
    const share = isMustJob(requirement) && jobTotal > 0 ? (jobs.length * weight) / jobTotal : weight;
    const named = kind === "sector" ? relations.ofAny(conceptsNamedBy(requirement)) : related;
    return { requirement, shown, relations: related, named, also, weight: base * share };
  });
  return {
    jobs: brief.jobs,
    requirements,
    isConfirmed: brief.isConfirmed === true,
    isNamed: isSure,
    mainJob: requirements.find(({ requirement }) => requirement === main)?.relations,
    fit: fitSharesOf(jobs.length > 0, read.length),
    switches,
  };
}

/** Returns whether a brief surely says what it needs: a person confirmed it, or it asks for it by name and is no long story. */
function isNamed({ isConfirmed, verbosity }: Brief, main: Requirement | undefined): boolean {
  if (isConfirmed === true || main === undefined) return isConfirmed === true;
  return main.certainty === undefined && main.isAsked === true && verbosity < certaintyWeights.longStory;
}

/** Returns whether the other words of a brief with several jobs speak of them: jobs read in passing are no list of what is needed. */
function agree(jobs: readonly Requirement[], { relations, read }: Pick<Preparation, "relations" | "read">): boolean {
  if (jobs.length < 2) return true;
  const near = jobs.map((job) => relations.ofAny(job.concepts, job.shares));
  return shareNear(near, read.skills) >= certaintyWeights.agreement;
}

/** Returns which share of a distribution over skills is about one of the jobs or close to it, 0 to 1. */
function shareNear(jobs: readonly Float32Array[], { skills, shares }: SkillDistribution): number {
  const isNear = (skill: number) => jobs.some((relations) => relations[skill]! >= certaintyWeights.neighbour);
  return skills.reduce((sum, skill, at) => (isNear(skill) ? sum + shares[at]! : sum), 0);
}

export const isMustJob = ({ kind, importance }: Requirement) => kind === "job" && importance === "must";

/** Shows what was only guessed as a wish until somebody confirms it; a stated kind of account is no guess. */
function shownUnlessSure({ kind, importance }: Requirement): Requirement["importance"] {
  return importance === "must" && kind !== "accountType" ? "nice" : importance;
}

/** Makes a must-have of a wished job a wish: nobody needs it who does not do that job. */
function asWishOfWish(one: Requirement, jobs: readonly BriefJob[]): Requirement {
  const isOfWish = one.job !== undefined && jobs[one.job]?.importance === "nice";
  return isOfWish && one.importance === "must" ? { ...one, importance: "nice" } : one;
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
