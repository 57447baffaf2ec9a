import { cutAtWord } from "@triptych/contract/cut-at-word";
/** Returns the two people of a conversation in the order in which it is stored. */
export function pairOf(userId: string, otherId: string): { lowerUserId: string; higherUserId: string } {
  return userId < otherId
    ? { lowerUserId: userId, higherUserId: otherId }
    : { lowerUserId: otherId, higherUserId: userId };
}

/**
 * Returns an id (a UUID v7) that is greater than the previous one: the candidate where it is greater, otherwise the next possible
 * id. The clocks of servers differ and may be set back, so a new id is not always greater by itself.
 */
export function idAfter(previous: string | null, candidate: string): string {
  if (previous === null || candidate > previous) return candidate;
  const [moment, counter] = [previous.slice(0, 8) + previous.slice(9, 13), previous.slice(15, 18)];
  const next = BigInt(`0x${moment}${counter}`) + 1n;
  const hex = next.toString(16).padStart(15, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(12)}${candidate.slice(18)}`;
}

/** Returns when a UUID v7 was made, to the millisecond. */
export function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** Returns the smallest UUID v7 of a moment. */
export function firstIdAt(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

export function minutesBefore(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() - minutes * 60_000);
}

const previewLength = 120;

/** Returns the beginning of a message on one line, up to the end of a word. */
export function previewOf(content: string): string {
  const line = content
    .slice(0, previewLength * 4)
    .toWellFormed()
    .replaceAll(/\s+/gu, " ")
    .trim();
  return cutAtWord(line, previewLength);
}

/** Returns whether a value is an idempotency key: visible ASCII characters, and few of them, so that nobody stores text in it. */
export function isIdempotencyKey(value: unknown, max: number): value is string {
  return typeof value === "string" && value.length <= max && /^[\x21-\x7e]+$/.test(value);
}
