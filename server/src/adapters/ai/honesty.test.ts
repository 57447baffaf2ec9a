import { describe, expect, it } from "vitest";
import { inventsNothing, isVerbatim } from "./honesty.ts";

const brief = "we make chutney in Stroud, about 25 grand or £30k, labels before september, see www.thrupp.example";

describe("a model's text", () => {
  it.each([
    "We make chutney in Stroud and need new labels before September. Our budget is £30,000.",
    "We make chutney in Stroud. Please see www.thrupp.example.",
    "Who could redraw our labels? We'd like to start soon.",
  ])("is accepted when all its facts are in the sources: %s", (written) => {
    expect(inventsNothing(written, [brief])).toBe(true);
  });

  it.each([
    ["a number", "We make 11 chutneys in Stroud."],
    ["a number in words", "We make eleven chutneys in Stroud."],
    ["a sum", "Our budget is £300k."],
    ["a place", "We make chutney in Stroud and sell it in Bristol."],
    ["a name", "We make chutney in Stroud, like Fortnum does."],
    ["a date", "Labels before September or October."],
    ["an address", "See https://evil.example for chutney."],
  ])("is refused when it invents %s", (_, written) => {
    expect(inventsNothing(written, [brief])).toBe(false);
  });
});

describe("a quote", () => {
  it("must be in the profile, character for character", () => {
    const profile = "Eleven years in dark rooms in Bristol.";

    expect(isVerbatim("dark rooms in Bristol", profile)).toBe(true);
    expect(isVerbatim("Dark rooms in Bristol", profile)).toBe(false);
    expect(isVerbatim("a", profile)).toBe(false);
  });
});
