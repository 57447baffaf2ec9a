import { describe, expect, it } from "vitest";
import { lastDays, sumOf } from "./rules.ts";

describe("the last days", () => {
  it("end with today and begin so many days earlier, over the end of a month too", () => {
    expect(lastDays(new Date("2026-03-02T23:59:59Z"), 3)).toEqual(["2026-02-28", "2026-03-01", "2026-03-02"]);
  });
});

describe("the sum of groups", () => {
  const groups = [
    { userType: "agency", status: "active", people: 3, feePence: 15_000 },
    { userType: "agency", status: "trialing", people: 2, feePence: 0 },
    { userType: "freelancer", status: "active", people: 5, feePence: 10_000 },
  ];

  it.each([
    { filter: {}, people: 10, feePence: 25_000 },
    { filter: { types: [], statuses: [] }, people: 10, feePence: 25_000 },
    { filter: { types: ["agency"] }, people: 5, feePence: 15_000 },
    { filter: { statuses: ["active"] }, people: 8, feePence: 25_000 },
    { filter: { types: ["agency"], statuses: ["active"] }, people: 3, feePence: 15_000 },
    { filter: { types: ["freelancer"], statuses: ["trialing"] }, people: 0, feePence: 0 },
  ])("counts those of $filter", ({ filter, people, feePence }) => {
    expect(sumOf(groups, filter)).toEqual({ people, feePence });
  });
});
