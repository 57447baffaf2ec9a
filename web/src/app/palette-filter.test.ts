import { describe, expect, it } from "vitest";
import { fitOf } from "./palette-filter.ts";

describe("an item of the palette", () => {
  it("is found by the beginnings of its words, in any order and without accents", () => {
    expect(fitOf(["Marisol Villanueva Cruz", "marisol"], "vil mar")).toBeGreaterThan(0);
    expect(fitOf(["Zoë Ångström"], "zoe ang")).toBe(1);
  });

  it("comes first where its first words are typed", () => {
    expect(fitOf(["Top matches"], "top")).toBeGreaterThan(fitOf(["Big Top Circus"], "top"));
  });

  it("is not found by letters from the middle of words", () => {
    expect(fitOf(["How matching works"], "mar")).toBe(0);
    expect(fitOf(["Projects"], "projects messages")).toBe(0);
  });

  it("is shown while nothing is typed", () => {
    expect(fitOf(["Projects"], " ")).toBe(1);
  });
});
