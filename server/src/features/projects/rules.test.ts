import { projectStatuses } from "@triptych/contract/projects";
import { describe, expect, it } from "vitest";
import { mayMove, seesPerson } from "./rules.ts";

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
