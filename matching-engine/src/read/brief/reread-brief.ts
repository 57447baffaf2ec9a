import { readingLimits } from "@triptych/contract/reading-limits";
import type {
  ConfirmedReading,
  EditedReading,
  ReadJob,
  ReadRequirement,
  Reading,
  ReadingQuestion,
} from "@triptych/contract/reading";
import { alignWords } from "../../text/align-words.ts";
import type { Alignment, Place } from "../../text/align-words.ts";
import { withAnsweredJobs } from "./answered-jobs.ts";
import { questionsOf, readingOfBrief } from "./reading-of-brief.ts";
import type { Questions } from "./reading-of-brief.ts";
import type { Brief } from "./requirements.ts";

/** Holds what the engine reads in the text before an edit and after it, and where the words went. */
interface Edit {
  before: Reading;
  after: Reading;
  words: Alignment;
}

interface Texts {
  oldText: string;
  newText: string;
}

/**
 * Reads a brief again after an edit, as a merge of three: what the engine read before, what it reads now, and what a person confirmed.
 *
 * - What was confirmed stays as it was confirmed (force, label, job), at the new place of its words. What the person added without
 *   words stays too.
 * - What was taken away stays away, as long as the edit does not make its words mean something else.
 * - What loses its words goes, and what the edit makes mean something else ("no photographer") is read anew.
 * - What is new is added only from sentences that the edit touched.
 *
 * An unchanged text gives back what was confirmed, with today's `unused` and `question`. A question that was answered is not asked again; the
 * next one takes its place.
 */
export function rereadBrief(
  read: (text: string) => Brief,
  { oldText, newText }: Texts,
  confirmed: ConfirmedReading,
): EditedReading {
  const brief = read(newText);
  const edit = {
    before: readingOfBrief(read(oldText)),
    after: readingOfBrief(brief),
    words: alignWords(oldText, newText),
  };
  const kept = keepConfirmed(edit, confirmed);
  const added = addedBy(edit, confirmed);
  const answers = confirmed.answers.flatMap((answer) => moved(edit, answer) ?? []);
  const jobs = withAnsweredJobs({ jobs: inOrder(joinJobs(kept.jobs, added.jobs)), answers });
  const forAll = [...kept.forAll, ...added.forAll].slice(0, readingLimits.requirements);
  const used = [...jobs.flatMap(({ requirements }) => requirements), ...forAll, ...confirmed.aboutYou];
  return {
    jobs,
    forAll,
    aboutYou: aboutYouOf(edit, confirmed),
    isEnglish: edit.after.isEnglish,
    unused: edit.after.unused.filter((place) => !used.some((one) => overlaps(one, place))),
    question: nextQuestion(questionsOf(brief), { jobs, answers }),
    answers,
  };
}

/** Returns what identifies a requirement in any text: its kind and its meaning, or its label where it has no meaning. */
const keyOf = ({ kind, means, label }: ReadRequirement) =>
  `${kind} ${means.length > 0 ? means.toSorted().join() : label.toLowerCase()}`;

const requirementsOf = ({ jobs, forAll }: Pick<Reading, "jobs" | "forAll">) => [
  ...jobs.flatMap(({ requirements }) => requirements),
  ...forAll,
];

const isWritten = ({ start, end }: Place) => end > start;
const overlaps = (a: Place, b: Place) => a.start < b.end && b.start < a.end;

/** Returns what stands for a confirmed requirement in a reading: the same meaning, or else whatever the same words were read as. */
function counterpart(one: ReadRequirement, reading: Reading): ReadRequirement | undefined {
  const all = requirementsOf(reading);
  const key = keyOf(one);
  return (
    all.find((other) => keyOf(other) === key) ??
    all.find((other) => isWritten(one) && one.start === other.start && one.end === other.end)
  );
}

/** Returns what was confirmed and still holds, each job with its requirements. */
function keepConfirmed(edit: Edit, { jobs, forAll }: ConfirmedReading): Pick<Reading, "jobs" | "forAll"> {
  const keep = (all: readonly ReadRequirement[]) => all.flatMap((one) => keepRequirement(edit, one) ?? []);
  const keptJobs = jobs.map((job) => {
    const requirements = keep(job.requirements);
    const [main] = requirements;
    const isReread = main !== undefined && main.force !== "avoid" && main.force !== job.requirements[0]?.force;
    return { ...job, requirements, force: isReread ? (main.force as ReadJob["force"]) : job.force };
  });
  return {
    jobs: keptJobs.filter(({ requirements }, at) => requirements.length > 0 || jobs[at]!.requirements.length === 0),
    forAll: keep(forAll),
  };
}

function keepRequirement(edit: Edit, one: ReadRequirement): ReadRequirement | undefined {
  if (!isWritten(one)) return one;
  const { before, after, words } = edit;
  const was = counterpart(one, before);
  const key = keyOf(was ?? one);
  const now = requirementsOf(after).find((other) => keyOf(other) === key);
  const place = words.move(one) ?? (now === undefined || !isWritten(now) ? undefined : now);
  if (place === undefined) return undefined;
  const here = { ...one, start: place.start, end: place.end };
  if (!words.isTouched(place)) return here;
  if (was !== undefined && now !== undefined && was.force !== now.force) return now;
  return now === undefined && was !== undefined && isAboutYou(after, place) ? undefined : here;
}

const isAboutYou = ({ aboutYou }: Reading, place: Place) => aboutYou.some((one) => overlaps(one, place));

/** Returns what the edit itself added: read now, not before, and in a sentence that the edit touched. */
function addedBy({ before, after, words }: Edit, confirmed: ConfirmedReading): Pick<Reading, "jobs" | "forAll"> {
  const earlier = new Map(requirementsOf(before).map((one) => [keyOf(one), one]));
  const own = new Set(requirementsOf(confirmed).map(keyOf));
  const isConfirmed = (one: ReadRequirement) =>
    own.has(keyOf(one)) || requirementsOf(confirmed).some((other) => wasReadAs(other, one));
  const isNew = (one: ReadRequirement) => {
    const was = earlier.get(keyOf(one));
    if (isWritten(one) && !words.isTouched(one)) return false;
    return was === undefined ? !own.has(keyOf(one)) : was.force !== one.force && !isConfirmed(one);
  };
  const jobs = after.jobs.map((job) => ({ ...job, requirements: job.requirements.filter(isNew) }));
  return { jobs: jobs.filter(({ requirements }) => requirements.length > 0), forAll: after.forAll.filter(isNew) };

  /** Returns whether a confirmed requirement stands on words that were read as another one before. */
  function wasReadAs(other: ReadRequirement, one: ReadRequirement): boolean {
    const was = earlier.get(keyOf(one));
    return was !== undefined && isWritten(was) && was.start === other.start && was.end === other.end;
  }
}

/** Joins the jobs that the edit added with those that were kept; a requirement of a kept job goes to that job. */
function joinJobs(kept: readonly ReadJob[], added: readonly ReadJob[]): ReadJob[] {
  const joined = kept.map((job) => ({ ...job, requirements: [...job.requirements] }));
  for (const job of added) {
    const same = joined.find(({ label }) => label === job.label);
    if (same === undefined) joined.push({ ...job, requirements: [...job.requirements] });
    else same.requirements.push(...job.requirements.filter((one) => !same.requirements.includes(one)));
  }
  return joined;
}

/** Puts the jobs that must be done before those that are only wished for. */
function inOrder(jobs: readonly ReadJob[]): ReadJob[] {
  const wished = jobs.filter(({ force }) => force === "nice");
  return [...jobs.filter(({ force }) => force === "must"), ...wished].slice(0, readingLimits.jobs);
}

/** Returns what was confirmed about the writer and still stands there, with what the edit added. */
function aboutYouOf(edit: Edit, { aboutYou }: ConfirmedReading): EditedReading["aboutYou"] {
  const kept = aboutYou.flatMap((one) => moved(edit, one) ?? []);
  const isNew = (one: Reading["aboutYou"][number]) =>
    edit.words.isTouched(one) &&
    !edit.before.aboutYou.some(({ label, kind }) => label === one.label && kind === one.kind) &&
    !kept.some((other) => overlaps(one, other));
  return [...kept, ...edit.after.aboutYou.filter(isNew)].slice(0, readingLimits.aboutYou);
}

/** Returns something at the new place of its words, or undefined when they are gone. What has no words stays. */
function moved<Placed extends Place>({ words }: Edit, one: Placed): Placed | undefined {
  if (!isWritten(one)) return one;
  const place = words.move(one);
  return place === undefined ? undefined : { ...one, ...place };
}

/** Returns the first question that is still open, without the options that are jobs already. */
function nextQuestion(
  { main, others }: Questions,
  { jobs, answers }: Pick<ConfirmedReading, "jobs" | "answers">,
): ReadingQuestion | null {
  const works = jobs.flatMap(({ requirements }) => requirements.filter(({ kind }) => kind === "job"));
  const isJob = (means: readonly string[]) => works.some((one) => one.means.some((name) => means.includes(name)));
  const isSettled = (question: ReadingQuestion) =>
    answers.some((answer) => overlaps(answer, question)) ||
    works.some((one) => overlaps(one, question)) ||
    question.options.every(({ means }) => isJob(means));
  const asked = main === undefined || jobs.length > 0 ? others : [main, ...others];
  const open = asked.find((question) => !isSettled(question));
  return open === undefined ? null : { ...open, options: open.options.filter(({ means }) => !isJob(means)) };
}
