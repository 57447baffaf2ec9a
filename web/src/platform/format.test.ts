import { describe, expect, it } from "vitest";
import { formatCount, formatDate, formatDayAndTime, formatTime } from "./format.ts";

const afternoon = new Date(2025, 3, 24, 14, 5);
const midnight = new Date(2025, 0, 2, 0, 7);

describe("dates", () => {
  it("are long and British", () => {
    expect(formatDate(afternoon)).toBe("24 April 2025");
  });

  it("have a 24-hour clock in a conversation", () => {
    expect(formatTime(afternoon)).toBe("14:05");
    expect(formatTime(midnight)).toBe("00:07");
  });

  it("have the day and a 12-hour clock in the contact list", () => {
    expect(formatDayAndTime(afternoon)).toBe("Apr 24, 2:05 PM");
    expect(formatDayAndTime(midnight)).toBe("Jan 2, 12:07 AM");
  });
});

describe("counts", () => {
  it("agree with their noun", () => {
    expect(formatCount(1, "match", "matches")).toBe("1 match");
    expect(formatCount(0, "match", "matches")).toBe("0 matches");
    expect(formatCount(2, "day")).toBe("2 days");
  });
});

it("returns an empty text for an invalid moment", () => {
  expect([formatDate(""), formatTime(""), formatDayAndTime("")]).toEqual(["", "", ""]);
});
