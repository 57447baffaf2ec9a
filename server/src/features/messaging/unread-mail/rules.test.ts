import { messagingLimits } from "@triptych/contract/messaging";
import { msPerHour, msPerMinute } from "@triptych/contract/durations";
import { describe, expect, it } from "vitest";
import { createPlannedChecks, dueAt, earliestAfter, nextMailAt } from "./rules.ts";

const noon = new Date("2026-03-01T12:00:00Z");
const after = (ms: number) => new Date(noon.getTime() + ms);
const wait = messagingLimits.unreadMailMinutes * msPerMinute;
const quiet = messagingLimits.quietHours * msPerHour;

describe("an email about unread messages", () => {
  it("is due once a message has waited long enough", () => {
    expect(dueAt(noon)).toEqual(after(wait));
  });

  it.each([
    { name: "when there was no email before", lastMailAt: null, expected: after(wait) },
    { name: "when the last email is long ago", lastMailAt: after(-2 * quiet), expected: after(wait) },
    { name: "at the end of the quiet period", lastMailAt: after(wait - quiet), expected: after(wait) },
    { name: "later, while the quiet period lasts", lastMailAt: noon, expected: after(quiet) },
  ])("is sent $name", ({ lastMailAt, expected }) => {
    expect(nextMailAt(noon, lastMailAt)).toEqual(expected);
  });
});

describe("the next moment", () => {
  it("is the earliest one after now", () => {
    expect(earliestAfter(noon, [after(2), null, after(1), after(-1), noon])).toEqual(after(1));
  });

  it("is null where every moment has passed", () => {
    expect(earliestAfter(noon, [noon, null, after(-1)])).toBeNull();
  });
});

it("knows a planned check until shortly before its time", () => {
  const checks = createPlannedChecks();
  const at = new Date("2026-03-01T10:10:00Z");

  checks.add("ann", at);

  const known = ["10:00:00", "10:09:54", "10:09:55", "10:11:00"].map((time) =>
    checks.has("ann", new Date(`2026-03-01T${time}Z`)),
  );
  expect(known).toEqual([true, true, false, false]);
  expect(checks.has("bob", new Date("2026-03-01T10:00:00Z"))).toBe(false);
});

it("forgets the oldest of very many planned checks", () => {
  const checks = createPlannedChecks();
  const [now, later] = [new Date("2026-03-01T10:00:00Z"), new Date("2026-03-01T10:10:00Z")];

  for (let person = 0; person <= 10_000; person++) checks.add(`${person}`, later);

  expect(["0", "1", "10000"].map((person) => checks.has(person, now))).toEqual([false, true, true]);
});
