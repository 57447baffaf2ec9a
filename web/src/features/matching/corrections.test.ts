import { describe, expect, it } from "vitest";
import { hasAnswer, takeBack, toggleAnswer } from "./corrections.ts";

const selected = ({ text, selection: [from, to] }: { text: string; selection: [number, number] }) =>
  text.slice(from, to);

describe("taking an assumption back", () => {
  it("takes out a sentence that stands in the brief", () => {
    expect(takeBack("We need a logo. The campaign is for the UK. Soon.", "The campaign is for the UK.").text).toBe(
      "We need a logo. Soon.",
    );
  });

  it("selects the words that were misread", () => {
    const corrected = takeBack("We Printed the stickers", "“printed” is a job for Print production.");

    expect(selected(corrected)).toBe("Printed");
    expect(corrected.text).toBe("We Printed the stickers");
  });

  it.each([
    ["They can be anywhere.", "Europe"],
    ["All your words together sound like a job for Sound design.", "a designer"],
    ["Agencies and freelancers are both welcome.", "an agency"],
    ["The budget is for the whole job and does not include VAT.", "includes VAT"],
  ])("says the opposite of %j, ready to be changed", (assumption, point) => {
    const corrected = takeBack("A logo.", assumption);

    expect(corrected.text.startsWith("A logo.\n")).toBe(true);
    expect(selected(corrected)).toBe(point);
  });

  it("leaves the brief as it is where it knows no better", () => {
    expect(takeBack("A logo.", "Something else.")).toEqual({ text: "A logo.", selection: [7, 7] });
  });
});

describe("an answer to a question", () => {
  it("becomes a line of the brief, and leaves it again", () => {
    const added = toggleAnswer("A logo.\n", "One-off project");

    expect(added).toBe("A logo.\nOne-off project.");
    expect(hasAnswer(added, "One-off project")).toBe(true);
    expect(toggleAnswer(added, "One-off project")).toBe("A logo.");
  });
});
