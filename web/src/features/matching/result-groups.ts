import type { Match } from "@triptych/contract/matching";
import type { Force } from "@triptych/contract/reading";
import type { ResultJob } from "@triptych/contract/results";
import { brokenExclusions, isToAsk, requirementLabel, shownStatusOf } from "./requirements.ts";

/** Describes a list of matches that is shown under a heading of its own. */
export interface ResultGroup {
  key: string;
  heading: string;
  /** Holds the job that the list is of, where it is of one: its matches are shown by what is asked of this job and of all. */
  job?: ResultJob;
  matches: Match[];
}

/**
 * Sorts the matches of a brief that has several jobs: first whoever does all of them, then a list for each job, the main one in
 * front. Everybody is shown once. A brief with one job has one list without a heading.
 */
export function groupsOf(matches: readonly Match[], jobs: readonly ResultJob[]): ResultGroup[] {
  if (jobs.length < 2) return matches.length === 0 ? [] : [{ key: "all", heading: "", matches: [...matches] }];
  const left = new Map(matches.map((match) => [match.user.id, match]));
  const take = (isWanted: (match: Match) => boolean): Match[] => {
    const taken = [...left.values()].filter(isWanted);
    for (const { user } of taken) left.delete(user.id);
    return taken;
  };
  const doesAll = take(({ user }) => jobs.every(({ userIds }) => userIds.includes(user.id)));
  const groups = [
    { key: "all-jobs", heading: jobs.length === 2 ? "Both jobs" : "All the jobs", matches: doesAll },
    ...jobs.map((job, place) => ({
      key: `${place}-${job.label}`,
      heading: job.force === "nice" ? `${job.label}, maybe` : job.label,
      job,
      matches: take(({ user }) => job.userIds.includes(user.id)).map((match) => askedFor(place, match)),
    })),
    { key: "others", heading: "Close in other ways", matches: take(() => true) },
  ];
  return groups.filter((group) => group.matches.length > 0);
}

/** Returns a match without what is asked of the other jobs. */
function askedFor(place: number, match: Match): Match {
  return { ...match, criteria: match.criteria.filter(({ job = place }) => job === place) };
}

/** Counts the people of a list: by its job where it is of one, and by the whole brief otherwise. */
export function groupCountsText({ job, matches }: Pick<ResultGroup, "job" | "matches">, isChecked: boolean): string {
  if (!job || !isChecked) return countsText(matches, isChecked);
  const showing = matches.filter(showsJob).length;
  const shows = `${showing || "nobody"} ${showing > 1 ? "show" : "shows"} every must-have`;
  return [shows, comesCloseText(matches.length - showing)].filter(Boolean).join(", ");
}

/** Returns whether somebody shows the work and every must-have that they are listed with, and nothing that was ruled out. */
function showsJob({ criteria }: Pick<Match, "criteria">): boolean {
  const wanted = criteria.filter(
    ({ kind, importance }) => importance === "must" || (kind === "job" && importance === "nice"),
  );
  return wanted.every((each) => isToAsk(each) || each.status === "met") && brokenExclusions(criteria).length === 0;
}

/** Says how many show every must-have of each job, taken on its own, as in "Film: 3. Copywriting: nobody." */
function jobsText(matches: readonly Match[], jobs: readonly ResultJob[]): string {
  const counts = jobs.map(({ label, userIds }, place) => {
    const own = matches.filter(({ user }) => userIds.includes(user.id)).map((match) => askedFor(place, match));
    return `${label}: ${own.filter(showsJob).length || "nobody"}`;
  });
  return `Who shows every must-have of a job on its own: ${counts.join("; ")}.`;
}

interface Found {
  matches: readonly Match[];
  jobs: readonly ResultJob[];
  /** Says that a person checked what was read in the brief before this search. */
  isChecked: boolean;
}

/** Says in a few words what a search found: who fits and who comes close, or that nobody does all the jobs of the brief. */
export function resultText({ matches, jobs, isChecked }: Found): string {
  if (haveOnlyWords(matches)) return `${matches.length} by words alone`;
  const doesAll = ({ user }: Match) => jobs.every(({ userIds }) => userIds.includes(user.id));
  if (!isChecked || jobs.length < 2 || matches.some(doesAll)) return countsText(matches, isChecked).replace(/^N/, "n");
  return jobs.length === 2 ? "nobody does both jobs" : "nobody does all the jobs";
}

/** Returns whether nothing was read in the brief, so that matches were found by its words and nothing says who fits. */
export function haveOnlyWords(matches: readonly Pick<Match, "criteria">[]): boolean {
  return matches.length > 0 && matches.every(({ criteria }) => criteria.length === 0);
}

/** Says what keeps people from fitting, where nobody fits: by job where there are several. */
export function shortfallText({ matches, jobs }: Omit<Found, "isChecked">): string {
  return `${jobs.length > 1 ? jobsText(matches, jobs) : missedText(matches)} These come closest; each card says why.`.trim();
}

/**
 * Counts who fits and who comes close, as in "6 fit, 14 come close". By a reading that nobody has confirmed people only probably fit, and nobody is said not to.
 */
export function countsText(matches: readonly Pick<Match, "fits">[], isChecked = true): string {
  const fitting = matches.filter(({ fits }) => fits).length;
  const close = matches.length - fitting;
  const comesClose = comesCloseText(close);
  if (fitting === 0) return isChecked ? `Nobody fits, ${comesClose}` : comesClose;
  const fit = `${fitting} ${isChecked ? "" : "probably "}${fitting === 1 ? "fits" : "fit"}`;
  return comesClose === "" ? fit : `${fit}, ${comesClose}`;
}

const comesCloseText = (count: number) => (count === 0 ? "" : count === 1 ? "1 comes close" : `${count} come close`);

/**
 * Returns whether matches were judged by a reading that somebody has confirmed. Those of a search before that show its must-haves as wishes, so that nobody may
 * be said not to fit.
 */
export function wereJudgedBy(reading: ReadForces | undefined, matches: readonly Pick<Match, "criteria">[]): boolean {
  if (!reading?.isConfirmed) return false;
  const { jobs, forAll } = reading;
  const asksFor = [...jobs, ...jobs.flatMap(({ requirements }) => requirements), ...forAll];
  if (matches.length === 0 || !asksFor.some(({ force = "must" }) => force === "must")) return true;
  return matches.some(({ criteria }) =>
    criteria.some(({ importance, kind }) => importance === "must" && kind !== "accountType"),
  );
}

interface Forced {
  /** Is a must-have where it is absent. */
  force?: Force | undefined;
}

interface ReadForces {
  isConfirmed: boolean;
  jobs: readonly (Forced & { requirements: readonly Forced[] })[];
  forAll: readonly Forced[];
}

/** Says what keeps people from fitting: the must-haves that nobody meets, or those that most miss. */
function missedText(matches: readonly Pick<Match, "criteria">[]): string {
  const missed = new Map<string, number>();
  for (const { criteria } of matches)
    for (const one of criteria)
      if (one.importance !== "nice" && one.weight > 0 && !["met", "notFound"].includes(shownStatusOf(one)))
        missed.set(requirementLabel(one), (missed.get(requirementLabel(one)) ?? 0) + 1);
  const byNobody = [...missed].filter(([, count]) => count === matches.length).map(([label]) => label);
  if (byNobody.length > 0) return `Nobody shows ${listed(byNobody)}.`;
  const most = [...missed].toSorted(([, one], [, other]) => other - one).slice(0, 2);
  return most.length === 0 ? "" : `Most often missing: ${listed(most.map(([label]) => label))}.`;
}

function listed(labels: readonly string[]): string {
  const quoted = labels.slice(0, 3).map((label) => `“${label}”`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}
