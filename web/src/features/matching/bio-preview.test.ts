import { describe, expect, it } from "vitest";
import { bioPreview } from "./bio-preview.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("the beginning of a description", () => {
  it("is all of it up to 150 characters", () => {
    const text = "x".repeat(150);

    expect(bioPreview(text)).toBe(text);
  });

  it("ends with the last whole sentence that fits", () => {
    expect(bioPreview(`We draw labels. We name jars! ${words(40)}`)).toBe("We draw labels. We name jars!");
  });

  it("is the words within 140 characters and an ellipsis where no sentence ends in time", () => {
    expect(bioPreview(words(40))).toBe(`${words(28)}…`);
    expect(bioPreview("x".repeat(151))).toBe(`${"x".repeat(140)}…`);
  });

  it("does not take an abbreviation or a number for the end of a sentence", () => {
    expect(bioPreview(`Colour for e.g. films in Rec.709 and ${words(40)}`)).toMatch(/…$/);
  });

  it("never cuts a character in half", () => {
    expect(bioPreview("😀".repeat(151))).toBe(`${"😀".repeat(140)}…`);
  });

  it("reads on over paragraphs", () => {
    expect(bioPreview("Two lines.\n\nOf text.")).toBe("Two lines. Of text.");
  });
});
