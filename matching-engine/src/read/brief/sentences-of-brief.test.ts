import { expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";
import { sentencesOfBrief } from "./sentences-of-brief.ts";

const told = (text: string) => sentencesOfBrief(readBrief(text, { searcherType: "brand" }));

it("begins with all of the brief and goes on with its sentences", () => {
  const [whole, ...sentences] = told("We need an illustrator for a children's book. It has forty drawings of hares.");

  expect(whole).toBe("We need an illustrator for a children's book. It has forty drawings of hares.");
  expect(sentences).toEqual(["We need an illustrator for a children's book.", "It has forty drawings of hares."]);
});

it.each([
  "Thanks for reading.",
  "We pay invoices within thirty days.",
  "No stock photography, please.",
  "Our office is dog friendly.",
])("leaves out what tells nothing of the work: %s", (neutral) => {
  const brief = "We need a photographer for our furniture catalogue. The chairs are made of bent ash.";

  const sentences = told(`${brief} ${neutral}`).slice(1);

  expect(sentences).toEqual(told(brief).slice(1));
});

it("leaves out the words of what is refused", () => {
  expect(told("A photographer for our shop, but no weddings.").join(" ")).not.toContain("weddings");
});

it("is nothing for a brief without words", () => {
  expect(told("  \n ")).toEqual([]);
});

it("is nothing for a brief in another language", () => {
  expect(
    told("Wir suchen eine Fotografin für unsere neuen Möbel, die auch mit Licht und Schatten umgehen kann."),
  ).toEqual([]);
});
