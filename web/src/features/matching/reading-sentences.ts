import {
  chipsOf,
  type Group,
  type KeptJob,
  type KeptReading,
  type ReadingChip,
  type ShownReading,
} from "./reading-changes.ts";
import { allJobsHeading, groupLabels, nameOfGroup } from "./reading-words.ts";

const namedAtMost = 6;
const listed = new Intl.ListFormat("en-GB");

/** Says in one sentence what was read in a brief, as in "Read: photography and copywriting, Bristol, about £8,000." */
export function readSentence(reading: ShownReading): string {
  if (!reading.isEnglish) return "Triptych reads English only, so your words are searched as they are.";
  const asked = chipsOf(reading).filter(({ group }) => group !== "aboutYou");
  if (asked.length === 0) return "We could not read what you need yet.";
  const work = listed.format(asked.filter(isWork).map(labelInSentence));
  const others = asked.filter((chip) => !isWork(chip)).map(labelInSentence);
  const named = [work, ...others].filter((each) => each !== "");
  const more = named.length - namedAtMost;
  const all = more > 0 ? [...named.slice(0, namedAtMost), `and ${more} more`] : named;
  return `Read: ${all.join(", ")}.`;
}

const isWork = ({ kind, group }: ReadingChip) => kind === "job" && nameOfGroup(group) !== "avoid";

/** Returns a label as it stands inside a sentence. Names of places keep their capitals. */
function labelInSentence({ label, kind, group }: ReadingChip): string {
  const name = kind !== "place" && /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return nameOfGroup(group) === "avoid" ? `not ${name}` : name;
}

interface Differences {
  added: ReadingChip[];
  removed: ReadingChip[];
  moved: ReadingChip[];
}

function differencesOf(before: KeptReading, after: KeptReading): Differences {
  const [old, now] = [chipsOf(before), chipsOf(after)];
  return {
    added: now.filter((chip) => !old.some(isSame(chip))),
    removed: old.filter((chip) => !now.some(isSame(chip))),
    moved: now.filter((chip) => old.some(isSame(chip)) && !old.some((each) => isAtPlaceOf(each, chip))),
  };
}

const isSame = (one: ReadingChip) => (other: ReadingChip) => one.kind === other.kind && one.label === other.label;

/** Returns whether two chips are the same requirement, counted alike. Jobs are known by number, which changes when one goes. */
function isAtPlaceOf(one: ReadingChip, other: ReadingChip): boolean {
  return isSame(one)(other) && nameOfGroup(one.group) === nameOfGroup(other.group);
}

const labelsOf = (chips: readonly ReadingChip[]) => listed.format(chips.map(({ label }) => label));

/** Says what somebody changed in a reading, as in "You removed Leeds and added Bath."; nothing where both are the same. */
export function changesSentence(before: KeptReading, after: KeptReading): string {
  const { added, removed, moved } = differencesOf(before, after);
  const parts = [
    removed.length > 0 && `removed ${labelsOf(removed)}`,
    added.length > 0 && `added ${labelsOf(added)}`,
    moved.length > 0 &&
      `moved ${listed.format(moved.map(({ label, group }) => `${label} to “${groupLabels[nameOfGroup(group)]}”`))}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "" : `You ${listed.format(parts)}.`;
}

/** Says what undoing a change brought, as in "Undone: Leeds is back." */
export function undoneSentence(before: KeptReading, after: KeptReading): string {
  const { added, removed, moved } = differencesOf(before, after);
  const parts = [
    added.length > 0 && `${labelsOf(added)} ${are(added)} back`,
    removed.length > 0 && `${labelsOf(removed)} ${are(removed)} gone again`,
    ...moved.map(({ label, group }) => `${label} is under “${groupLabels[nameOfGroup(group)]}” again`),
  ].filter((part) => part !== false);
  return parts.length === 0 ? "Undone." : `Undone: ${listed.format(parts)}.`;
}

const are = (chips: readonly ReadingChip[]) => (chips.length === 1 ? "is" : "are");

/** Says where a requirement was moved to, as in "Leeds moved to “Nice to have”, for both jobs." */
export function movedSentence(
  { label, kind }: Pick<ReadingChip, "label" | "kind">,
  to: Group,
  jobs: readonly KeptJob[],
): string {
  const moved = `${label} moved to “${groupLabels[nameOfGroup(to)]}”`;
  if (to === "aboutYou" || kind === "job" || jobs.length < 2) return `${moved}.`;
  const job = to.job === null ? undefined : jobs[to.job];
  return job ? `${moved}, only for ${job.label}.` : `${moved}, ${lowerFirst(allJobsHeading(jobs.length))}.`;
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
