import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const told = (text: string) => readBrief(text, { searcherType: "brand" }).tellingText.trim().replace(/\s+/g, " ");
const need = "We need a poster for our small theatre in Leeds.";

describe("a sentence beside a need", () => {
  it.each([
    "We never work on Sundays.",
    "Our dog joins every meeting.",
    "Let us have a chat before anything else.",
    "Please mention where you saw this.",
    "We have a decision to take on Monday.",
    "We pay invoices within thirty days.",
    "We pay all travel expenses.",
    "Thank you for looking at my designs.",
    "We like to keep things informal.",
    "Our last freelancer moved to Spain.",
    "Two of us will decide together.",
  ])("tells nothing of the work: “%s”", (sentence) => {
    expect(told(`${need} ${sentence}`)).toBe(need);
    expect(told(`${sentence} ${need}`)).toBe(need);
  });

  it.each([
    "They should be able to read along.",
    "This ought to run by itself.",
    "Something cheerful, not another stock smile.",
    "How do we tell the neighbours?",
    "Half of them unsubscribe.",
    "We want children to laugh.",
    "Our invoices look dated.",
    "The sound is muffled.",
  ])("tells something: “%s”", (sentence) => {
    expect(told(`${need} ${sentence}`)).toBe(`${need} ${sentence}`);
  });
});

it("counts every sentence of a brief in which none tells anything, but thanks", () => {
  expect(told("Business is slow. Ask for Sarah. Thanks for reading.")).toBe("Business is slow. Ask for Sarah.");
});

it("reads a sum and a date wherever they stand", () => {
  const { requirements } = readBrief(`${need} We have £900. We decide by 12 May.`, { searcherType: "brand" });

  expect(requirements.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["budget", "date"]));
});

it("counts what stands under a heading of what is wanted", () => {
  const text = `${need}\nBonus: happy afternoons`;

  expect(told(text)).toContain("happy afternoons");
});

it("shows words of asking that tell nothing as not used", () => {
  const text = `${need} Happy to have a stroll first.`;
  const { unused } = readBrief(text, { searcherType: "brand" });

  expect(unused.map(({ start, end }) => text.slice(start, end))).toContain("stroll first");
});
