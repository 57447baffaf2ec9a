import type { Clock } from "./clock.ts";

/** Fills and returns the bytes. */
export type Randomness = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** Draws the system's random bytes many at a time, because each drawing costs as much as two thousand bytes. */
export const systemRandomness: Randomness = (bytes) => {
  if (bytes.length > drawn.length) return crypto.getRandomValues(bytes);
  if (used + bytes.length > drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  const taken = drawn.subarray(used, used + bytes.length);
  bytes.set(taken);
  taken.fill(0);
  used += bytes.length;
  return bytes;
};

const drawn = new Uint8Array(2_048);
let used = drawn.length;

/** Makes identifiers: UUID v7 (RFC 9562), which sort by creation time, even within a millisecond. */
export type NewId = () => string;

export function createIds(clock: Clock, randomness: Randomness = systemRandomness): NewId {
  let lastMs = 0;
  let counter = 0;
  return () => {
    const bytes = randomness(new Uint8Array(16));
    const nowMs = clock.now().getTime();
    if (nowMs > lastMs) {
      lastMs = nowMs;
      counter = ((bytes[6]! & 0x07) << 8) | bytes[7]!;
    } else if (++counter > 0xfff) {
      lastMs += 1;
      counter = 0;
    }
    return format(lastMs, counter, bytes);
  };
}

/** Encodes 48 bits of milliseconds, the version, 12 bits of counter, the variant and 62 random bits. */
function format(ms: number, counter: number, bytes: Uint8Array): string {
  for (let at = 5, rest = ms; at >= 0; at--, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
  bytes[6] = 0x70 | (counter >> 8);
  bytes[7] = counter & 0xff;
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = Buffer.from(bytes).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
