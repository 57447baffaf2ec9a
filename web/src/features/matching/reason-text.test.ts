import { describe, expect, it } from "vitest";
import { reasonText } from "./reason-text.ts";

describe("a reason", () => {
  it("loses its markdown", () => {
    expect(reasonText("- **Ten years** of _label work_ for [Bellwether](https://x.example), `print` too")).toBe(
      "Ten years of label work for Bellwether, print too",
    );
  });

  it("keeps stars and underscores that mark nothing", () => {
    expect(reasonText("Shoots at 5 * 4 and names files take_one_b")).toBe("Shoots at 5 * 4 and names files take_one_b");
  });

  it.each([
    "Industry match: they know food",
    "**Industry Match:** they know food",
    "Skills and experience – they know food",
    "Sector: they know food",
    "Client size fit: they know food",
  ])("loses its category: %j", (reason) => {
    expect(reasonText(reason)).toBe("They know food");
  });

  it("keeps what only looks like a category", () => {
    expect(reasonText("Packaging design: says “jars”.")).toBe("Packaging design: says “jars”.");
    expect(reasonText("Budget of £30,000: fits their minimum.")).toBe("Budget of £30,000: fits their minimum.");
    expect(reasonText("Services are listed in full")).toBe("Services are listed in full");
  });

  it("is spelled the British way, but never inside a quotation", () => {
    expect(reasonText("They specialize in color: “We *specialize* in color”")).toBe(
      "They specialise in colour: “We *specialize* in color”",
    );
  });
});
