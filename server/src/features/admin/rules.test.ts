import { describe, expect, it } from "vitest";
import { csvLine, lastDays, sumOf } from "./rules.ts";

describe("a line of a CSV file", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tcmd", "\rcmd"])("turns the formula %j into text", (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/);
  });

  it("leaves text alone that only contains the beginning of a formula", () => {
    expect(csvLine(["a=b", "half-price", "ann@mail.example"])).toBe("a=b,half-price,ann@mail.example\r\n");
  });

  it("quotes cells with commas, quotes and line breaks, and leaves other cells as they are", () => {
    expect(csvLine(["a,b", 'say "hi"', "one\ntwo", "plain"])).toBe('"a,b","say ""hi""","one\ntwo",plain\r\n');
  });

  it("writes numbers, also negative ones, as they are, and nothing for absent values", () => {
    expect(csvLine([-50, 0, true, null])).toBe("-50,0,true,\r\n");
  });
});

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
