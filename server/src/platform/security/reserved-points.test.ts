import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reservePoints } from "./reserved-points.ts";

describe("counting ahead", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks the shared counter once for a twentieth of the limit", async () => {
    const { limiter, consume } = aSharedLimiter(100);
    const count = reservePoints(limiter);

    for (let call = 0; call < 9; call++) await count("ann");

    expect(consume.mock.calls).toEqual([
      ["ann", 5],
      ["ann", 5],
    ]);
  });

  it("asks for the next twentieth after the last call of one, which does not wait for it", async () => {
    const { limiter, consume } = aSharedLimiter(100);
    const count = reservePoints(limiter);
    for (let call = 0; call < 4; call++) await count("ann");
    consume.mockReturnValueOnce(new Promise(() => {}));

    await count("ann");
    const asked = consume.mock.calls.length;
    await vi.advanceTimersByTimeAsync(0);

    expect([asked, consume.mock.calls.length]).toEqual([1, 2]);
  });

  it("asks once where the next call comes before it has asked ahead", async () => {
    const { limiter, consume } = aSharedLimiter(100);
    const count = reservePoints(limiter);

    for (let call = 0; call < 6; call++) await count("ann");
    await vi.advanceTimersByTimeAsync(1);

    expect(consume).toHaveBeenCalledTimes(2);
  });

  it("asks again where the counter could not be asked ahead", async () => {
    const { limiter, consume } = aSharedLimiter(100);
    const count = reservePoints(limiter);
    for (let call = 0; call < 4; call++) await count("ann");
    consume.mockRejectedValueOnce(new Error("The counter is away."));

    await count("ann");
    await vi.advanceTimersByTimeAsync(1);
    await count("ann");

    expect(consume).toHaveBeenCalledTimes(3);
  });

  it("lets exactly the limit through at one process, also at once", async () => {
    const { limiter } = aSharedLimiter(100);
    const count = reservePoints(limiter);

    const calls = await Promise.allSettled(Array.from({ length: 150 }, () => count("ann")));

    expect(passed(calls)).toBe(100);
  });

  it("never exceeds the limit over several processes, and refuses at most a twentieth early for each other one", async () => {
    const { limiter } = aSharedLimiter(100);
    const processes = [0, 1, 2].map(() => reservePoints(limiter));

    const calls = await Promise.allSettled(Array.from({ length: 300 }, (_, call) => processes[call % 3]!("ann")));

    expect(passed(calls)).toBeLessThanOrEqual(100);
    expect(passed(calls)).toBeGreaterThanOrEqual(90);
  });

  it("counts small limits call by call", async () => {
    const { limiter } = aSharedLimiter(10);
    const processes = [0, 1].map(() => reservePoints(limiter));

    const calls = await Promise.allSettled(Array.from({ length: 20 }, (_, call) => processes[call % 2]!("ann")));

    expect(passed(calls)).toBe(10);
  });

  it("asks for the next window when one ends in which there was a call, so that its first call does not wait", async () => {
    const { limiter, consume } = aSharedLimiter(100);
    const count = reservePoints(limiter);
    await count("ann");

    await vi.advanceTimersByTimeAsync(60_100);
    const asked = consume.mock.calls.length;
    await count("ann");

    expect([asked, consume.mock.calls.length]).toEqual([2, 2]);
  });

  it("asks no further for somebody who has stopped calling", async () => {
    const { limiter, consume } = aSharedLimiter(100);
    const count = reservePoints(limiter);
    await count("ann");

    await vi.advanceTimersByTimeAsync(600_000);

    expect(consume).toHaveBeenCalledTimes(2);
  });

  it("loses what is left when the window ends", async () => {
    const { limiter, consume } = aSharedLimiter(100);
    const count = reservePoints(limiter);
    await count("ann");

    vi.advanceTimersByTime(60_000);
    await count("ann");

    expect(consume).toHaveBeenCalledTimes(2);
  });
});

function aSharedLimiter(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return { limiter, consume: vi.spyOn(limiter, "consume") };
}

function passed(calls: PromiseSettledResult<unknown>[]): number {
  return calls.filter(({ status }) => status === "fulfilled").length;
}
