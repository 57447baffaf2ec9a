import { describe, expect, it } from "vitest";
import { AgencyAvailability, FreelancerAvailability, rateInWords, showAvailability } from "./availability.ts";

const confirmedAt = "2026-11-03T09:30:00Z";
const parse = (value: object) => FreelancerAvailability.safeParse(value);

describe("a statement of when somebody is free", () => {
  it.each([
    ["2026-11-03", "now"],
    ["2026-11-17", "now"],
    ["2026-11-18", "unconfirmed"],
  ])("holds for 14 days after it was confirmed: on %s it is %s", (today, state) => {
    expect(showAvailability({ status: "now", confirmedAt }, today)).toMatchObject({ state });
  });

  it.each([
    { name: "a day to come is that day", said: { from: "2026-11-10", confirmedAt }, state: "from" },
    { name: "a day that came counts as now", said: { from: "2026-11-03", confirmedAt }, state: "now" },
    {
      name: "a day that came since then says nothing",
      said: { from: "2026-11-09", confirmedAt },
      state: "unconfirmed",
    },
    { name: "a statement without a moment says nothing", said: { from: "2026-11-30" }, state: "unconfirmed" },
  ])("$name", ({ said, state }) => {
    expect(showAvailability({ status: "from", ...said }, "2026-11-09").state).toBe(state);
  });

  it.each([
    [{ status: "now" }, "Available now"],
    [{ status: "now", daysPerWeek: 1 }, "Available now, 1 day a week"],
    [{ status: "from", from: "2027-01-04", daysPerWeek: 3 }, "Available from 4 January, 3 days a week"],
    [{ status: "from", from: "2027-11-01", peopleFree: 1 }, "Available from 1 November 2027, 1 person free"],
    [{ status: "not_now" }, "Not available now"],
  ] as const)("reads %o as “%s”", (said, text) => {
    expect(showAvailability({ ...said, confirmedAt }, "2026-11-05")).toMatchObject({ text, confirmedDaysAgo: 2 });
  });

  it("says since when nobody confirmed it, with the year where that is long ago", () => {
    expect(showAvailability({ status: "now", confirmedAt }, "2026-12-24").text).toBe("Not confirmed since 3 November");
    expect(showAvailability({ status: "now", confirmedAt }, "2028-01-01").text).toBe(
      "Not confirmed since 3 November 2026",
    );
  });

  it("has a day where it is from a date, and only then", () => {
    const day = "2027-01-04";

    expect([parse({ status: "from", from: day }).success, parse({ status: "now" }).success]).toEqual([true, true]);
    for (const wrong of [{ status: "from" }, { status: "now", from: day }, { status: "from", from: "0204-01-04" }])
      expect(parse(wrong).error?.issues).toMatchObject([{ path: ["from"], message: expect.stringContaining("day") }]);
  });

  it("counts days for freelancers and people for agencies", () => {
    expect(FreelancerAvailability.safeParse({ status: "now", daysPerWeek: 6 }).success).toBe(false);
    expect(FreelancerAvailability.safeParse({ status: "now", peopleFree: 2 }).success).toBe(false);
    expect(AgencyAvailability.safeParse({ status: "now", peopleFree: Number.NaN }).success).toBe(false);
  });
});

it("reads rates as sentences", () => {
  expect(rateInWords({ per: "day", band: "£250 to £350 a day" })).toBe("Day rate: £250 to £350 a day");
  expect(rateInWords({ per: "day", band: "Under £150 a day" })).toBe("Day rate: under £150 a day");
  expect(rateInWords({ per: "project", band: "From £500" })).toBe("Smallest project: from £500");
  expect(rateInWords({ per: "project", band: "Any size" })).toBe("Takes projects of any size");
});
