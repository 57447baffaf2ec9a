import { describe, expect, it } from "vitest";
import { dueAt, isPublished, publicationOf, stateOf } from "./rules.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));
const completedAt = day(1);

describe("a reference", () => {
  it("is due 14 days after its project was completed", () => {
    expect(dueAt(completedAt)).toEqual(day(15));
  });

  it.each([
    [3, false, 15],
    [3, true, 3],
    [15, false, 15],
    [20, false, 20],
    [20, true, 20],
  ])("that is given on day %i, after the other one: %s, is published on day %i", (now, hasTheirs, published) => {
    expect(publicationOf({ completedAt, now: day(now), hasTheirs })).toEqual(day(published));
  });

  it.each([
    [14, null, "waiting"],
    [15, null, "published"],
    [16, null, "published"],
    [16, 10, "withdrawn"],
    [9, 8, "withdrawn"],
  ])("that is due on day 15 is, on day %i and withdrawn on day %s, %s", (now, withdrawn, state) => {
    const reference = { publishesAt: day(15), withdrawnAt: withdrawn === null ? null : day(withdrawn) };

    expect(stateOf(reference, day(now))).toBe(state);
    expect(isPublished(reference, day(now))).toBe(state === "published");
  });
});
