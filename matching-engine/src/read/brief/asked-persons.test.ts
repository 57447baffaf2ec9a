import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const jobs = (text: string) =>
  matcher
    .read({ text, searcherType: "brand" })
    .jobs.flatMap(({ requirements }) => requirements.filter(({ kind }) => kind === "job").map(({ label }) => label));

it("a person asked for without a word that says which is the job, and what is signed off is none", () => {
  expect(jobs("Toothpaste brand, scripts signed off. Need a director who works well with toddlers.")).toEqual([
    "Director",
  ]);
});

it("who asks for a person by name wants that person, whatever else the words speak of", () => {
  expect(jobs("Need a camera operator who can hang a camera from the roof.")).toEqual(["Camera operation"]);
});

it.each([
  [
    "Our trustees will pay for a short film and a set of photographs of the regatta",
    ["Video production", "Photography"],
  ],
  ["We're thinking of a podcast about lighthouses", ["Podcast production"]],
  ["Quote for three posters please", ["Graphic design"]],
  ["Somebody to write radio ads about road safety", ["Copywriting"]],
])("“%s” asks for work without saying need or want", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

it("a word of an office beside the thing that is asked for is what the thing is about", () => {
  expect(jobs("We need a booking app for our boats")).toEqual(["App development"]);
});

it("a person who is booked already is not asked for", () => {
  const labels = jobs("The photographer's booked. I'm missing a food stylist for two days.");

  expect(labels).toEqual([expect.stringContaining("tyling")]);
});

it("a word that somebody does something with is a verb and no thing", () => {
  expect(jobs("The lads sign the sheet and forget it. We want a training film.")).toEqual(["Video production"]);
});

it("an agency of one kind that is refused rules out no other agency", () => {
  const { forAll } = matcher.read({
    text: "We need an illustrator, and please not an agency that also does betting.",
    searcherType: "brand",
  });

  expect(forAll.map(({ label }) => label)).not.toContain("An agency");
});
