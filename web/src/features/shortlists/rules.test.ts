import type { Criterion } from "@triptych/contract/matching";
import type { ShortlistSummary } from "@triptych/contract/shortlists";
import { describe, expect, it } from "vitest";
import {
  chosenIn,
  compare,
  editingFrom,
  guestsOf,
  isSameName,
  ownVoteOf,
  targetOf,
  voteAfter,
  votersOf,
} from "./rules.ts";

const aList = (id: string, briefId: string | null): ShortlistSummary => ({
  id,
  name: id,
  briefId,
  userIds: [],
  createdAt: "2026-11-23T09:00:00.000Z",
  updatedAt: "2026-11-23T09:00:00.000Z",
  sharedUntil: null,
});

const aCriterion = (id: string, status: Criterion["status"]): Criterion => ({
  id,
  kind: "job",
  importance: "must",
  label: id,
  briefQuote: "",
  status,
  weight: 50,
  points: 0,
});

describe("the list that one tap saves to", () => {
  it("is the brief's, else the one that was changed last, else a new one", () => {
    const lists = [aList("newest", null), aList("of the brief", "b1"), aList("older", "b1")];

    expect(targetOf(lists, "b1")?.id).toBe("of the brief");
    expect(targetOf(lists, "b2")).toBeUndefined();
    expect(targetOf(lists, undefined)?.id).toBe("newest");
    expect(targetOf([], undefined)).toBeUndefined();
  });
});

describe("a comparison", () => {
  it("has a row for each requirement, whoever has it, and a cell for each person", () => {
    const rows = compare([
      [aCriterion("illustration", "met"), aCriterion("leeds", "notStated")],
      [aCriterion("leeds", "met"), aCriterion("january", "met")],
    ]);

    expect(rows.map(({ id, cells }) => [id, cells.map((cell) => cell?.status)])).toEqual([
      ["illustration", ["met", undefined]],
      ["leeds", ["notStated", "met"]],
      ["january", [undefined, "met"]],
    ]);
  });

  it("is of those in the address who are on the list, each once, and at most four", () => {
    expect(chosenIn("c,b,x,c,a,d,e", ["a", "b", "c", "d", "e"], 4)).toEqual(["c", "b", "a", "d"]);
    expect(chosenIn(null, ["a"], 4)).toEqual([]);
  });
});

describe("votes", () => {
  it("are named, guests as such", () => {
    const votes = [
      { name: "ana", vote: "up" as const, isOwn: true },
      { name: "tom", vote: "down" as const, isOwn: false },
    ];

    const voters = votersOf({ votes, guestVotes: [{ name: "Eve", vote: "up" }] });

    expect(voters).toEqual({ up: ["you", "Eve (guest)"], down: ["tom"] });
  });

  it("are taken back by the same press again", () => {
    expect(voteAfter(undefined, "up")).toBe("up");
    expect(voteAfter("down", "up")).toBe("up");
    expect(voteAfter("up", "up")).toBeNull();
  });

  it("of guests are one guest's in every spelling of a name", () => {
    expect(isSameName(" Ana  Ruiz", "ana ruiz")).toBe(true);
    expect(isSameName("Ana", "Anna")).toBe(false);
    const votes = [
      { name: "Ana", vote: "up" as const, isOwn: false },
      { name: "Ana (2)", vote: "down" as const, isOwn: true },
    ];
    expect(["Ana", "ana (2)", ""].map((name) => ownVoteOf(votes, name))).toEqual([undefined, "down", undefined]);
    expect(guestsOf(["Tom", "ana", "Ana"].map(votedForBy))).toEqual(["ana", "Tom"]);
  });
});

const votedForBy = (name: string) => ({ guestVotes: [{ name, vote: "up" as const }] });

describe("a note that was not saved", () => {
  const kept = JSON.stringify({ typed: "Ask about January ", before: "" });

  it("is found again, unless it was saved after all", () => {
    expect(editingFrom(kept, "")).toEqual({ typed: "Ask about January ", before: "" });
    expect(editingFrom(kept, "A teammate's note")).toEqual({ typed: "Ask about January ", before: "" });
    expect(editingFrom(kept, "Ask about January")).toBeUndefined();
  });

  it.each(["", "{", "null", '{"typed":1}'])("is nothing where nothing was kept: %j", (nothing) => {
    expect(editingFrom(nothing, "")).toBeUndefined();
  });
});
