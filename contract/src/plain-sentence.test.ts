import { describe, expect, it } from "vitest";
import { plainSentence } from "./plain-sentence.ts";

describe("a sentence that a language model may have written", () => {
  it("loses its markdown", () => {
    expect(plainSentence("- **Ten years** of _label work_ for [Bellwether](https://x.example), `print` too")).toBe(
      "Ten years of label work for Bellwether, print too",
    );
  });

  it("keeps stars and underscores that mark nothing", () => {
    expect(plainSentence("Shoots at 5 * 4 and names files take_one_b")).toBe(
      "Shoots at 5 * 4 and names files take_one_b",
    );
  });

  it.each([
    "Industry match: they know food",
    "**Industry Match:** they know food",
    "Skills and experience – they know food",
    "Sector: they know food",
    "Client size fit: they know food",
  ])("loses its category: %j", (sentence) => {
    expect(plainSentence(sentence)).toBe("They know food");
  });

  it("keeps what only looks like a category", () => {
    expect(plainSentence("Packaging design: says “jars”.")).toBe("Packaging design: says “jars”.");
    expect(plainSentence("Budget of £30,000: fits their minimum.")).toBe("Budget of £30,000: fits their minimum.");
    expect(plainSentence("Services are listed in full")).toBe("Services are listed in full");
  });

  it("is spelled the British way, but never inside a quotation", () => {
    expect(plainSentence("They specialize in color: “We *specialize* in color”")).toBe(
      "They specialise in colour: “We *specialize* in color”",
    );
  });
});
