import { msPerHour, msPerMinute } from "@triptych/contract/durations";
import { expect, it } from "vitest";
import { isWorthSaving, type SavingFacts } from "./rules.ts";

const facts: SavingFacts = {
  profiles: 100_000,
  newest: { ageMs: 10 * msPerMinute, changes: 1_000 },
  isStopping: false,
};

it.each<[string, Partial<SavingFacts>, boolean]>([
  ["there is none", { newest: null }, true],
  ["there is none, but few people", { newest: null, profiles: 1_999 }, false],
  ["a hundredth has changed", {}, true],
  ["less has changed", { newest: { ageMs: 10 * msPerMinute, changes: 999 } }, false],
  ["a hundred of few people have changed", { profiles: 2_000, newest: { ageMs: msPerHour - 1, changes: 100 } }, true],
  ["less than a hundred of few people have", { profiles: 2_000, newest: { ageMs: msPerHour - 1, changes: 99 } }, false],
  ["it was saved a moment ago", { newest: { ageMs: 5 * msPerMinute - 1, changes: 5_000 } }, false],
  ["it was saved five minutes ago", { newest: { ageMs: 5 * msPerMinute, changes: 5_000 } }, true],
  ["the process ends", { isStopping: true, newest: { ageMs: msPerMinute, changes: 1_000 } }, true],
  ["it ends a moment later", { isStopping: true, newest: { ageMs: msPerMinute - 1, changes: 1_000 } }, false],
  ["one person has changed an hour ago", { newest: { ageMs: msPerHour, changes: 1 } }, true],
  ["nobody has changed for a day", { newest: { ageMs: 24 * msPerHour, changes: 0 } }, false],
])("says whether a new snapshot is worth it where %s", (_, change, isWorthIt) => {
  expect(isWorthSaving({ ...facts, ...change })).toBe(isWorthIt);
});
