import { describe, expect, it } from "vitest";
import { latestStart } from "./latest-start.ts";

/** Is a Monday. */
const today = "2026-11-23";

describe("the last day on which somebody may become free", () => {
  it.each([
    ["Start in January", "2027-01-31"],
    ["Starting in November", "2026-11-30"],
    ["From early January", "2027-01-10"],
    ["From the start of February", "2027-02-10"],
    ["In late February 2028", "2028-02-29"],
    ["Start on 4 January", "2027-01-04"],
    ["From the 1st of December", "2026-12-01"],
    ["Starts on January 12th", "2027-01-12"],
    ["On 22 November", "2027-11-22"],
    ["Start next week", "2026-12-06"],
    ["Start in next month", "2026-12-31"],
    ["Start on Monday", "2026-11-23"],
    ["Start on next Monday", "2026-11-30"],
    ["Starting on Friday", "2026-11-27"],
    ["In three weeks", "2026-12-14"],
    ["Within two weeks", "2026-12-07"],
    ["In a couple of months", "2027-01-23"],
    ["In spring", "2027-05-31"],
    ["In the winter", "2027-02-28"],
    ["Asap", "2026-11-30"],
  ])("of “%s” is %s", (said, expected) => {
    expect(latestStart(said, today)).toBe(expected);
  });

  it.each([
    ["By January", "2027-01-01"],
    ["Launch in March", "2027-03-01"],
    ["Ready for Christmas", "2026-12-25"],
    ["Before the end of the month", "2026-11-30"],
    ["Deadline: 11 December", "2026-12-11"],
    ["Due on 11 December", "2026-12-11"],
    ["By next week", "2026-11-30"],
    ["By this month", "2026-11-30"],
  ])("is the first day where the work has to be done by then: “%s”", (said, expected) => {
    expect(latestStart(said, today)).toBe(expected);
  });

  it.each(["By the start of term", "Until June", "In March 2025", "Soon", "", "In 99 of these"])(
    "is unknown where the words name no day to come: “%s”",
    (said) => {
      expect(latestStart(said, today)).toBeUndefined();
    },
  );

  it("begins the winter that lasts over the year's end in the year before", () => {
    expect(latestStart("In winter", "2027-01-15")).toBe("2027-02-28");
    expect(latestStart("In next winter", "2027-01-15")).toBe("2028-02-29");
  });
});
