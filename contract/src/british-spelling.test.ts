import { describe, expect, it } from "vitest";
import { toBritish } from "./british-spelling.ts";

describe("American spellings", () => {
  it.each([
    ["They specialize in organizing colorful catalogs", "They specialise in organising colourful catalogues"],
    ["Optimization and personalization", "Optimisation and personalisation"],
    ["A favorite center for behavioral design", "A favourite centre for behavioural design"],
    ["Labeled, modeled and canceled", "Labelled, modelled and cancelled"],
    ["Analyzed jewelry in gray", "Analysed jewellery in grey"],
    ["Color grading", "Colour grading"],
  ])("of %j become British", (american, british) => {
    expect(toBritish(american)).toBe(british);
  });

  it("are left alone where they are none", () => {
    const sentence =
      "The prize size of a tailor, a doctor, an editor and a director; humorous, laborious, label, level";

    expect(toBritish(sentence)).toBe(sentence);
  });

  it("are left alone in names", () => {
    expect(toBritish("Work for Color Collective and the Lincoln Center")).toBe(
      "Work for Color Collective and the Lincoln Center",
    );
  });
});
