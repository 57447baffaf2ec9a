import { describe, expect, it } from "vitest";
import { plainText } from "./wording.ts";

describe("a model's wording", () => {
  it.each([
    ["Markdown emphasis", "We need **new labels** and `boxes`.", "We need new labels and boxes."],
    ["quotation marks around everything", "“We need new labels.”", "We need new labels."],
    ["headings and bullets", "## Brief\n- New labels", "Brief\nNew labels"],
    ["repeated spaces and lines", "Hello,\n\n\n\nwe need   labels. ", "Hello,\n\nwe need labels."],
  ])("loses %s", (_, written, plain) => {
    expect(plainText(written)).toBe(plain);
  });

  it.each([
    "She said “yes” and “no”.",
    "2 * 3 * 4 labels",
    "brand_book_final",
    "Hello,\n\nwe need labels.",
    "-20 °C is cold.",
  ])("keeps meaningful characters: %s", (written) => {
    expect(plainText(written)).toBe(written);
  });
});
