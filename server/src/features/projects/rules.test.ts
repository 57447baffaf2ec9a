import { projectStatuses } from "@triptych/contract/projects";
import { describe, expect, it } from "vitest";
import {
  goneSidesOf,
  isUnderWay,
  markedBy,
  marksWithout,
  mayMove,
  otherSideOf,
  seesPerson,
  sideOf,
  type Sides,
  waitsFor,
} from "./rules.ts";

describe("a project's status", () => {
  it.each(projectStatuses)("never changes from %s to itself, and always to something else", (status) => {
    expect(mayMove(status, status)).toBe(false);
    expect(projectStatuses.filter((next) => mayMove(status, next))).not.toEqual([]);
  });

  it("never goes back to a draft from work that has begun", () => {
    expect(mayMove("in progress", "draft")).toBe(false);
    expect(mayMove("open", "draft")).toBe(true);
  });
});

describe("the people of a project", () => {
  it.each([
    { viewer: "owner", seen: ["invited", "accepted", "declined"] },
    { viewer: "accepted", seen: ["invited", "accepted"] },
    { viewer: "invited", seen: ["accepted"] },
    { viewer: "declined", seen: ["accepted"] },
  ] as const)("are shown to somebody $viewer as far as they are $seen", ({ viewer, seen }) => {
    const states = ["invited", "accepted", "declined"] as const;

    expect(states.filter((state) => seesPerson(viewer, state, false))).toEqual(seen);
  });

  it.each(["invited", "accepted", "declined"] as const)("always include oneself, when %s", (state) => {
    expect(seesPerson(state, state, true)).toBe(true);
  });
});

const [early, late] = [new Date("2026-11-01T12:00:00Z"), new Date("2026-11-02T12:00:00Z")];
const begun: Sides = {
  ownerId: "owner",
  chosenId: "chosen",
  chosenAt: early,
  ownerCompletedAt: null,
  chosenCompletedAt: null,
  completedAt: null,
};

/** Returns which side each of three people is. */
const whose = (sides: Sides) => ["owner", "chosen", "other"].map((userId) => sideOf(sides, userId));

describe("the sides of a project", () => {
  it("are its owner and whoever was chosen, once somebody was", () => {
    expect(whose(begun)).toEqual(["owner", "chosen", null]);
    expect(whose({ ...begun, chosenId: null })).toEqual(["owner", null, null]);
    expect(whose({ ...begun, chosenId: null, chosenAt: null })).toEqual([null, null, null]);
    expect([otherSideOf(begun, "owner"), otherSideOf(begun, "chosen")]).toEqual(["chosen", "owner"]);
  });

  it("have begun once the chosen person accepted or left the product, and stay so once both are done", () => {
    const states = [undefined, { state: "invited" as const }, { state: "declined" as const }];

    expect(states.map((state) => isUnderWay(begun, state))).toEqual([false, false, false]);
    expect(isUnderWay(begun, { state: "accepted" })).toBe(true);
    expect(isUnderWay({ ...begun, chosenId: null }, null)).toBe(true);
    expect(isUnderWay({ ...begun, completedAt: late }, null)).toBe(true);
  });
});

describe("a project that a side has left", () => {
  const half = { ...begun, chosenCompletedAt: early };

  it("says which side has", () => {
    const lists = [begun, { ...begun, ownerId: null }, { ...begun, chosenId: null }].map(goneSidesOf);

    expect(lists).toEqual([[], ["owner"], ["chosen"]]);
    expect(goneSidesOf({ ...begun, ownerId: null, chosenId: null })).toEqual(["owner", "chosen"]);
    expect(goneSidesOf({ ...begun, chosenId: null, chosenAt: null })).toEqual([]);
  });

  it("is complete where the other one had marked it, and keeps the moment at which both had", () => {
    const completed = (sides: Sides, side: "owner" | "chosen") => marksWithout(sides, { side, at: late }).completedAt;

    expect(completed(begun, "owner")).toBeNull();
    expect(completed(half, "owner")).toBe(late);
    expect(completed(half, "chosen")).toBeNull();
    expect(completed({ ...half, ownerCompletedAt: early, completedAt: early }, "owner")).toBe(early);
  });
});

describe("marking a project as complete", () => {
  it.each(["owner", "chosen"] as const)("by the %s first completes it with the second mark alone", (side) => {
    const other = side === "owner" ? "chosen" : "owner";
    const first = markedBy(begun, { side, at: early });
    const both = markedBy({ ...begun, ...first }, { side: other, at: late });
    const back = markedBy({ ...begun, ...first }, { side, at: null });

    expect(first).toMatchObject({ [`${side}CompletedAt`]: early, [`${other}CompletedAt`]: null, completedAt: null });
    expect(both).toMatchObject({ [`${side}CompletedAt`]: early, [`${other}CompletedAt`]: late, completedAt: late });
    expect(back).toEqual({ ownerCompletedAt: null, chosenCompletedAt: null, completedAt: null });
  });

  it("completes it at once where the other side has left", () => {
    const left = { ...begun, chosenId: null };

    expect(markedBy(left, { side: "owner", at: late }).completedAt).toBe(late);
    expect(markedBy(left, { side: "owner", at: null }).completedAt).toBeNull();
  });
});

describe("what a project waits for", () => {
  const half = { ...begun, ownerCompletedAt: early };
  const whole = { ...half, chosenCompletedAt: late, completedAt: late };

  it.each([
    ["nothing while nobody is done", begun, "chosen", {}, null],
    ["nothing of whoever is done", half, "owner", {}, null],
    ["the mark of the other side", half, "chosen", {}, "completion"],
    ["nothing of other people", whole, "other", {}, null],
    ["a reference", whole, "owner", {}, "reference"],
    ["a reference of either", whole, "chosen", {}, "reference"],
    ["nothing of whoever gave one", whole, "owner", { hasReference: true }, null],
    ["nothing after 14 days", whole, "owner", { now: new Date("2026-11-16T12:00:00Z") }, null],
    ["a reference until then", whole, "owner", { now: new Date("2026-11-16T11:59:00Z") }, "reference"],
    ["no reference about somebody who left", { ...whole, chosenId: null }, "owner", {}, null],
  ])("is %s", (...[, sides, userId, change, expected]) => {
    expect(waitsFor(sides, { userId, hasReference: false, now: late, ...change })).toBe(expected);
  });
});
