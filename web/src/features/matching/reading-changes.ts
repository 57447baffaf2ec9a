import type { confirmBriefReading, BriefReading } from "@triptych/contract/matching-readings";
import type { RequestOf } from "@triptych/contract/endpoint";
import type { AboutYou, Force, ReadingQuestion, ReadRequirement } from "@triptych/contract/reading";
import type { CriterionKind } from "@triptych/contract/matching";

type Sent = RequestOf<typeof confirmBriefReading>["body"];

/** Holds the parts of a reading that people change. */
export type KeptReading = Required<Pick<Sent, "jobs" | "forAll" | "aboutYou" | "answers">>;
export type KeptJob = KeptReading["jobs"][number];
type KeptRequirement = KeptReading["forAll"][number];

/** Describes something that can be added: a requirement without its place in the text. */
export type Choice = Omit<ReadRequirement, "force" | "start" | "end">;

/** Names a group of requirements: those of a job with one force, those of all jobs (`job` is null), or what is about the writer. */
export type Group = { job: number | null; force: Force } | "aboutYou";

/** Describes a requirement as it is shown. The same thing that is said twice is one chip with two places. */
export interface ReadingChip {
  key: string;
  label: string;
  kind: CriterionKind;
  group: Group;
  places: { start: number; end: number }[];
}

/** Holds the reading on the screen. What was just moved has no meanings until the server has found them. */
export type ShownReading = Omit<BriefReading, keyof KeptReading> & KeptReading;

export function keptOf({ jobs, forAll, aboutYou, answers }: ShownReading): KeptReading {
  return { jobs, forAll, aboutYou, answers };
}

/** Returns everything that was read, as chips in the order of the reading. */
export function chipsOf({ jobs, forAll, aboutYou }: KeptReading): ReadingChip[] {
  const chips = new Map<string, ReadingChip>();
  const add = (one: AboutYou | KeptRequirement, group: Group) => {
    const { label, kind, start, end } = one;
    const key = JSON.stringify([group, kind, label]);
    const chip = chips.get(key) ?? { key, label, kind, group, places: [] };
    if (end > start) chip.places.push({ start, end });
    chips.set(key, chip);
  };
  for (const [job, { requirements }] of jobs.entries())
    for (const one of requirements) add(one, { job, force: one.force });
  for (const one of forAll) add(one, { job: null, force: one.force });
  for (const one of aboutYou) add(one, "aboutYou");
  return [...chips.values()];
}

/** Returns the reading without what a chip stands for. A job whose work is gone gives its other requirements to all jobs. */
export function removeChip(reading: KeptReading, chip: ReadingChip): KeptReading {
  const isOther = (one: { kind: string; label: string }) => one.kind !== chip.kind || one.label !== chip.label;
  const { group } = chip;
  if (group === "aboutYou") return { ...reading, aboutYou: reading.aboutYou.filter(isOther) };
  const stays = (one: KeptRequirement) => isOther(one) || one.force !== group.force;
  if (group.job === null) return { ...reading, forAll: reading.forAll.filter(stays) };
  const jobs = reading.jobs.map((job, place) =>
    place === group.job ? { ...job, requirements: job.requirements.filter(stays) } : job,
  );
  return withoutEmptyJobs({ ...reading, jobs });
}

/** Moves a chip to another group. The work of a job takes its job with it. */
export function moveChip(reading: KeptReading, chip: ReadingChip, to: Group): KeptReading {
  const [one] = requirementsOf(reading, chip);
  if (one === undefined) return reading;
  const { group } = chip;
  const isOwnJob = chip.kind === "job" && group !== "aboutYou" && group.job !== null && isJobOf(to, group.job);
  if (isOwnJob && to !== "aboutYou" && to.force !== "avoid") {
    const { job: own, force } = to;
    return {
      ...reading,
      jobs: inOrder(reading.jobs.map((job, place) => (place === own ? withForce(job, force) : job))),
    };
  }
  return insert(removeChip(reading, chip), one, to);
}

const isJobOf = (group: Group, job: number) => group !== "aboutYou" && group.job === job;

/** Puts a job in front of the others. */
export function makeMain(reading: KeptReading, job: number): KeptReading {
  const main = reading.jobs[job];
  if (main === undefined) return reading;
  return { ...reading, jobs: [withForce(main, "must"), ...reading.jobs.filter((each) => each !== main)] };
}

/** Adds a requirement that was chosen from the list, with the words that it was found by where there are any. */
export function addChoice(
  reading: KeptReading,
  choice: Choice,
  { force, place = nowhere }: { force: Force; place?: { start: number; end: number } },
): KeptReading {
  return insert(
    reading,
    { ...choice, force, ...place },
    { job: choice.kind === "job" && force !== "avoid" ? reading.jobs.length : null, force },
  );
}

/** Keeps what was chosen for the question about unsure words: one of its options, as a job of its own, or null for something else. */
export function answerQuestion(
  reading: KeptReading,
  { text, start, end, force, options }: ReadingQuestion,
  chosen: string | null,
): KeptReading {
  const answers = [...reading.answers, { question: text, start, end, chosen, force }];
  const option = options.find(({ label }) => label === chosen);
  if (option === undefined) return { ...reading, answers };
  return addChoice({ ...reading, answers }, { ...option, kind: "job" }, { force, place: { start, end } });
}

const nowhere = { start: 0, end: 0 };

function requirementsOf(reading: KeptReading, { group, kind, label }: ReadingChip): (KeptRequirement | AboutYou)[] {
  const isIt = (one: KeptRequirement | AboutYou) => one.kind === kind && one.label === label;
  if (group === "aboutYou") return reading.aboutYou.filter(isIt);
  const all = group.job === null ? reading.forAll : (reading.jobs[group.job]?.requirements ?? []);
  return all.filter((one) => isIt(one) && one.force === group.force);
}

function insert(reading: KeptReading, one: KeptRequirement | AboutYou, to: Group): KeptReading {
  const { label, kind, start, end } = one;
  if (to === "aboutYou") return { ...reading, aboutYou: [...reading.aboutYou, { label, kind, start, end }] };
  const requirement: KeptRequirement = { ...one, force: to.force };
  if (to.force !== "avoid" && kind === "job" && (to.job === null || to.job >= reading.jobs.length))
    return { ...reading, jobs: inOrder([...reading.jobs, { label, force: to.force, requirements: [requirement] }]) };
  if (to.job === null || reading.jobs[to.job] === undefined)
    return { ...reading, forAll: [...reading.forAll, requirement] };
  const jobs = reading.jobs.map((job, place) =>
    place === to.job ? { ...job, requirements: [...job.requirements, requirement] } : job,
  );
  return { ...reading, jobs };
}

/** Makes a job one that must be done or one that is wished for, with the requirement that names its work. */
function withForce(job: KeptJob, force: "must" | "nice"): KeptJob {
  const requirements = job.requirements.map((one) => (one.kind === "job" ? { ...one, force } : one));
  return { ...job, force, requirements };
}

/** Puts the jobs that must be done before those that are wished for. */
function inOrder(jobs: KeptJob[]): KeptJob[] {
  return [...jobs.filter(({ force }) => force !== "nice"), ...jobs.filter(({ force }) => force === "nice")];
}

const hasWork = ({ requirements }: KeptJob) => requirements.some(({ kind }) => kind === "job");

function withoutEmptyJobs({ jobs, forAll, aboutYou, answers }: KeptReading): KeptReading {
  const gone = jobs.filter((job) => !hasWork(job));
  const goneLabels = new Set(gone.map(({ label }) => label));
  return {
    jobs: jobs.filter(hasWork),
    forAll: [...forAll, ...gone.flatMap(({ requirements }) => requirements)],
    aboutYou,
    // NOTE: an answer would be searched as the job again.
    answers: answers.map((one) => (one.chosen !== null && goneLabels.has(one.chosen) ? { ...one, chosen: null } : one)),
  };
}
