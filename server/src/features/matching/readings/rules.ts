import type { ConfirmedReading, ReadRequirement } from "@triptych/contract/reading";

/** Holds a confirmed reading with the text that its places count in. */
export interface Confirmed {
  text: string;
  reading: ConfirmedReading;
}

type Place = Pick<ReadRequirement, "start" | "end">;

/** Returns whether every place of a reading lies in the text. */
export function isPlacedIn(text: string, { jobs, forAll, aboutYou, answers }: ConfirmedReading): boolean {
  const all: Place[] = [...jobs.flatMap(({ requirements }) => requirements), ...forAll, ...aboutYou, ...answers];
  return all.every(({ start, end }) => start <= end && end <= text.length);
}
