import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** Counts one call of a key. Rejects with the limiter's `RateLimiterRes` where the limit is used up. */
export type Count = (key: string) => Promise<unknown>;

interface Reserved {
  /** Holds how many calls have been counted already and are still to come. */
  left: number;
  /** Says whether this process has let a call through in this window. */
  isUsed: boolean;
  /** Holds how many calls of all processes were counted in this window, as far as this process knows. */
  counted: number;
  endsAt: number;
  asking: Promise<void> | null;
}

/** Limits the keys that are remembered; a forgotten one costs a count. */
const rememberedAtMost = 20_000;

/** Limits the windows after which the next one is asked for, because somebody who called an hour ago may have left. */
const renewedAtMostMs = 60_000;
/** Rounds the moments at which windows are asked for, so that a few timers serve everybody. A window has ended everywhere by then. */
const renewingStepMs = 50;

/**
 * Counts a twentieth of the limit at once and lets the next calls of the key through without asking, because
 * asking a counter that processes share is a wait. The next twentieth is asked for as soon as one is used up, and the next
 * window's first one when a window ends in which there were calls, so that only the first call after a pause waits. What is left
 * when the window ends is lost.
 * NOTE: nothing is let through that was not counted before, so a limit is never exceeded. From half of it on every call is
 * counted by itself. Somebody who calls several processes may be refused a twentieth earlier for each of the others.
 */
export function reservePoints(limiter: RateLimiterAbstract): Count {
  const limit = limiter.points;
  const atOnce = Math.floor(limit / 20);
  const reserved = new Map<string, Reserved>();

  async function countOne(key: string): Promise<void> {
    await limiter.consume(key);
  }

  async function count(key: string): Promise<void> {
    const known = find(key);
    if (known.left > 0) {
      known.left -= 1;
      known.isUsed = true;
      if (known.left === 0 && mayAskFor(known)) setImmediate(() => askAhead(key, known));
      return;
    }
    if (!mayAskFor(known)) return countOne(key);
    await askOnce(key, known);
    return count(key);
  }

  /**
   * Asks in the event loop's next step, so that the call that caused it sends its own statement first. NOTE: nobody waits for this.
   * Where it fails, a later call asks again and learns why.
   */
  function askAhead(key: string, known: Reserved) {
    if (known.left === 0) askOnce(key, known).catch(() => {});
  }

  const mayAskFor = (known: Reserved) => known.counted <= limit / 2;

  function askOnce(key: string, known: Reserved): Promise<void> {
    known.asking ??= ask(key, known).finally(() => (known.asking = null));
    return known.asking;
  }

  function find(key: string): Reserved {
    const known = reserved.get(key);
    if (known && (known.asking || known.endsAt > performance.now())) return known;
    const fresh = { left: 0, isUsed: false, counted: 0, endsAt: 0, asking: null };
    reserved.delete(key);
    reserved.set(key, fresh);
    if (reserved.size > rememberedAtMost) reserved.delete(reserved.keys().next().value!);
    return fresh;
  }

  async function ask(key: string, known: Reserved): Promise<void> {
    const askedAt = performance.now();
    const { consumedPoints, msBeforeNext } = await limiter.consume(key, atOnce);
    const isNew = known.endsAt === 0;
    Object.assign(known, { left: atOnce, counted: consumedPoints, endsAt: askedAt + msBeforeNext });
    if (!isNew || msBeforeNext > renewedAtMostMs) return;
    const waitMs = Math.ceil(msBeforeNext / renewingStepMs + 0.5) * renewingStepMs;
    setTimeout(() => renew(key, known), waitMs).unref();
  }

  /** Asks for the next window, unless a call did so or the key seems to be no longer in use. NOTE: as with `askAhead`, nobody waits for this. */
  function renew(key: string, known: Reserved) {
    if (reserved.get(key) !== known || !known.isUsed || known.asking) return;
    const next = find(key);
    if (next !== known) askOnce(key, next).catch(() => {});
  }

  return atOnce > 1 ? count : countOne;
}
