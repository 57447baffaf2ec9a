import { referralLimits } from "@triptych/contract/referrals";
import { describe, expect, it } from "vitest";
import { readAddress, sentencesOf } from "./rules.ts";

describe("a line with an address", () => {
  it("is read in lower case and without spaces around it", () => {
    expect(readAddress("  Ann@Mail.Example ")).toBe("ann@mail.example");
  });

  it("is read with 254 characters", () => {
    const address = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(10)}`;

    expect(address).toHaveLength(254);
    expect(readAddress(address)).toBe(address);
  });

  it.each([
    ["text", "hello"],
    ["nothing", "  "],
    ["a domain without a dot", "ann@nowhere"],
    ["a line break", "ann@mail.example\r\nBcc: bob@mail.example"],
    ["a control character", "ann\u0000@mail.example"],
    [
      "more than 254 characters",
      `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(11)}`,
    ],
  ])("is refused with %s", (_name, line) => {
    expect(readAddress(line)).toBeNull();
  });
});

describe("the sentence about a line", () => {
  it("says for each reason why it was left out", () => {
    expect(sentencesOf(1)).toMatchObject({
      invalid: expect.stringContaining("not an email address"),
      own: expect.stringContaining("your own"),
      repeated: expect.stringContaining("already"),
    });
  });
});

describe("the sentence about the daily limit", () => {
  it("mentions the profile only while there is none", () => {
    expect(sentencesOf(referralLimits.invitesPerDayWithoutProfile).limit).toContain("until you have completed");
    expect(sentencesOf(referralLimits.invitesPerDay).limit).toContain("try this one again tomorrow");
  });
});
