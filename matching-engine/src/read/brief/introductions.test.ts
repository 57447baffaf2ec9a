import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const placesOf = (all: readonly { kind: string; label: string }[]) =>
  all.filter(({ kind }) => kind === "place").map(({ label }) => label);
const places = (text: string) => {
  const { forAll, aboutYou } = matcher.read({ text, searcherType: "brand" });
  return { asked: placesOf(forAll), own: placesOf(aboutYou) };
};

it.each([
  ["Veterinary practice, Penrith. Can somebody write us better reminders?", "Penrith"],
  ["Secondary school in Derry, 900 pupils. We need a prospectus.", "Derry"],
  ["Llama sanctuary, Powys. We need a new website.", "Wales"],
  ["Animation studio, Bristol. We need somebody to write our website.", "Bristol"],
  ["London fintech looking for a brand designer", "London"],
  ["There are nine of us in an office in Stirling and our newsletter is dire", "Stirling"],
  ["I'm a chiropodist, one room, Skipton, and I need a website.", "Skipton"],
  ["Foxgatherer is a small board game publisher in Manchester. We need an illustrator.", "Manchester"],
])("“%s” says where the writer is", (text, place) => {
  expect(places(text)).toEqual({ asked: [], own: [place] });
});

it.each([
  ["Sound recordist, Oslo, one evening.", "Oslo"],
  ["Model maker wanted. Sheffield.", "Sheffield"],
  ["Wedding in Bath, 200 guests. We need a videographer.", "Bath"],
  ["Charity ball in Newcastle on 3 October. We need a photographer.", "Newcastle"],
  ["Bagpiper, Inverness. Two hours on Saturday.", "Inverness"],
  ["Interviews happen in Belfast over two weeks. Looking for a producer.", "Belfast"],
  ["We're recording a choir in Ghent and need a sound engineer", "Ghent"],
])("“%s” says where the work is", (text, place) => {
  expect(places(text)).toEqual({ asked: [place], own: [] });
});

it("an opening with a size says how many the writer's own people are", () => {
  const { forAll, aboutYou } = matcher.read({
    text: "I'm the producer here, independent agency, thirty of us over a pub. Need a copywriter.",
    searcherType: "agency",
  });

  expect(forAll.filter(({ kind }) => kind === "companySize")).toEqual([]);
  expect(aboutYou.map(({ kind }) => kind)).toContain("companySize");
});
