import type { Criterion } from "@triptych/contract/matching";
import { conceptsNamedBy } from "../read/brief/requirement-labels.ts";
import type { BriefJob, Brief, Requirement } from "../read/brief/requirements.ts";
import { isDeadline, latestStart } from "../read/brief/latest-start.ts";
import type { Switches } from "../switches.ts";
import { briefWeights, relationWeights, scoreWeights } from "../weights.ts";
import { countKinds, findCertainty } from "./certainty.ts";
import type { Certainty, Known } from "./certainty.ts";
import { isMustJob, isSkillOf } from "./must-jobs.ts";
import { isOfOwnWords, relationsOfOwnWords } from "./own-words.ts";
import { findUnstated } from "./unstated.ts";
import type { Unstated } from "./unstated.ts";
import type { Prepared } from "./verdicts.ts";

/** Holds a brief made ready for judging many profiles. */
export interface PreparedBrief extends Certainty {
  jobs: readonly BriefJob[];
  requirements: Prepared[];
  /** Says that the brief names jobs of different kinds. */
  hasSeveralJobs: boolean;
  unstated: Unstated;
  switches: Switches;
}

export interface Preparation extends Known {
  switches: Switches;
  /** Multiplies the weights of kinds of requirement. */
  boosts?: Partial<Record<Criterion["kind"], number>>;
  /** Is the day of the search, as in `2026-11-23`. */
  today?: string | undefined;
}

/** Shares the weights among the requirements: several jobs share their weight by their rank. */
export function prepareBrief(brief: Brief, preparation: Preparation): PreparedBrief {
  const { relations, switches, boosts = {}, today } = preparation;
  const asked = withWishedPlaces(brief.requirements).map((one) => asWishOfWish(one, brief.jobs));
  const jobs = asked.filter(isMustJob);
  const jobTotal = jobs.reduce((sum, job) => sum + job.weight, 0);
  const ofJobs = brief.jobs.flatMap((_, place) => asked.find((one) => isSkillOf(one, place)) ?? []);
  const certainty = findCertainty(brief, preparation);
  const showsMusts = certainty.isConfirmed || (certainty.isCertain && !asked.some(isAssumed));
  const requirements = asked.map((requirement): Prepared => {
    const { kind, importance, weight } = requirement;
    const related = isOfOwnWords(requirement)
      ? relationsOfOwnWords
      : relations.ofAny(requirement.concepts, requirement.shares);
    const also = (requirement.with ?? []).map((group) => relations.ofAny(group));
    const meant = requirement.isMeantAsMust === true ? "must" : importance;
    const shown = showsMusts ? meant : shownUnlessSure(requirement);
    if (importance === "mustNot") {
      const same = related.map(onlyTheThingItself);
      return { requirement, shown, relations: same, named: same, also, weight: 0 };
    }
    const base = scoreWeights.kind[kind] * (boosts[kind] ?? 1);
    const share = isMustJob(requirement) && jobTotal > 0 ? (jobs.length * weight) / jobTotal : weight;
    const named =
      kind === "sector" && requirement.concepts.length > 0 ? relations.ofAny(conceptsNamedBy(requirement)) : related;
    if (kind === "date") {
      const date = dateOf(requirement, today);
      return { requirement, shown, relations: related, named, also, date, weight: date === undefined ? 0 : base };
    }
    return { requirement, shown, relations: related, named, also, weight: base * share };
  });
  return {
    ...certainty,
    jobs: brief.jobs,
    hasSeveralJobs: certainty.isNamed && countKinds(ofJobs, preparation) > 1,
    requirements,
    unstated: findUnstated(brief),
    switches,
  };
}

/** Returns where a date stands in the calendar; undefined where nobody says what day it is, or the words name no day to come. */
function dateOf({ label }: Requirement, today: string | undefined): Prepared["date"] {
  const latest = today === undefined ? undefined : latestStart(label, today);
  return today === undefined || latest === undefined ? undefined : { latest, today, isDeadline: isDeadline(label) };
}

/** Returns whether a wish was not stated but follows from the writer's trade, so that it may be a must-have until somebody confirms it. */
export function isAssumed({ kind, importance }: Requirement): boolean {
  return kind === "sector" && importance === "nice";
}

/** Makes places wishes where a brief says that the work can be done from anywhere. */
function withWishedPlaces(asked: readonly Requirement[]): readonly Requirement[] {
  const isRemote = asked.some(
    ({ kind, label, importance }) => kind === "workingMode" && label === remotely && importance !== "mustNot",
  );
  if (!isRemote) return asked;
  return asked.map((one) =>
    one.kind === "place" && one.importance === "must"
      ? { ...one, importance: "nice", weight: one.weight * briefWeights.wishedShare }
      : one,
  );
}

const remotely = "Works remotely";

/** Shows what was only guessed as a wish until somebody confirms it; a stated kind of account is no guess. */
function shownUnlessSure({ kind, importance }: Requirement): Requirement["importance"] {
  return importance === "must" && kind !== "accountType" ? "nice" : importance;
}

/** Makes a must-have of a wished job a wish: nobody needs it who does not do that job. */
function asWishOfWish(one: Requirement, jobs: readonly BriefJob[]): Requirement {
  const isOfWish = one.job !== undefined && jobs[one.job]?.importance === "nice";
  return isOfWish && one.importance === "must" ? { ...one, importance: "nice" } : one;
}

/** Drops neighbours from an exclusion: no London does not mean no Leeds. */
const onlyTheThingItself = (relation: number) => (relation >= relationWeights.sameThing ? relation : 0);
