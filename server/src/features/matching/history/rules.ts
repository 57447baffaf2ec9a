import type { ConfirmedReading } from "@triptych/contract/reading";

/** Describes a search by what its history compares. */
export interface ComparedSearch {
  text: string;
  reading: ConfirmedReading | null;
}

/** Returns whether a search is worth an entry beside the one before: by its words, its requirements or who came and left. */
export function isDifferent(
  before: ComparedSearch,
  after: ComparedSearch,
  people: { came: readonly string[]; left: readonly string[] },
): boolean {
  return (
    before.text !== after.text ||
    isReadingChanged(before.reading, after.reading) ||
    people.came.length + people.left.length > 0
  );
}

/** Returns whether somebody asks for other things than before, wherever their words stand in the text. */
export function isReadingChanged(before: ConfirmedReading | null, after: ConfirmedReading | null): boolean {
  return JSON.stringify(before && askedIn(before)) !== JSON.stringify(after && askedIn(after));
}

type Asked = Pick<ConfirmedReading["forAll"][number], "label" | "force">;

function askedIn({ jobs, forAll }: ConfirmedReading) {
  return {
    jobs: jobs.map(({ label, force, requirements }) => [label, force, named(requirements)]),
    all: named(forAll),
  };
}

/** NOTE: the order of requirements says nothing, and a reading that is read again may have another one. */
const named = (requirements: readonly Asked[]) =>
  requirements.map(({ label, force }) => `${force} ${label}`).toSorted();
