import { expect, it } from "vitest";
import { aFreelancer } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const read = (text: string) => matcher.read({ text, searcherType: "brand" });
const jobs = (text: string) => read(text).jobs.flatMap(({ requirements }) => requirements.map(({ label }) => label));

it.each([
  [
    "Could anyone take photos of our handmade candles and write the descriptions for the website?",
    ["Photography", "Copywriting"],
  ],
  ["I've written a children's book. I need it illustrated and then laid out.", ["Illustration", "Editorial design"]],
  ["Our museum wants an audio guide written and recorded", ["Copywriting", "Sound recording"]],
  ["After a 3D render of our new range and a catalogue", ["3D design", "Graphic design"]],
  ["We need our talks filmed and the programme designed", ["Video production", "Graphic design"]],
  ["Someone to photograph our rugs and write the captions", ["Photography", "Copywriting"]],
  ["I need an app designed and built for booking piano lessons", ["App development"]],
  ["We want a director's treatment written by Monday", ["Treatment writing"]],
  ["A map drawn for our trail", ["Illustration"]],
  ["Please design a poster and film the play", ["Graphic design", "Video production"]],
])("“%s” asks for all the work that it names", (text, expected) => {
  expect(jobs(text).toSorted()).toEqual(expected.toSorted());
});

it.each(["Editor needed for memoir", "Need an editor", "An editor for our annual report"])(
  "“%s” may mean films or books, so it asks",
  (text) => {
    const reading = read(text);

    expect(reading.jobs).toEqual([]);
    expect(reading.question!.options.map(({ label }) => label)).toEqual(["Video editing", "Editing and proofreading"]);
  },
);

it.each([
  ["Need an editor for our film", "Video editing"],
  ["Editor to cut our interviews", "Video editing"],
  ["Book editor wanted", "Editing and proofreading"],
])("the other words of “%s” say which", (text, expected) => {
  expect(jobs(text)).toEqual([expected]);
});

it.each([
  "From english to spanish translation of our menus",
  "A translator who speaks Italian and French",
  "Help putting my statement into proper English",
  "A copywriter for a campaign in Arabic and English",
  "Our leaflets need putting into Romanian",
  "Newsletter written in German",
])("“%s” names languages and no places", (text) => {
  expect(read(text).forAll.filter(({ kind }) => kind === "place")).toEqual([]);
});

it("a date is shown as it was asked, and costs nobody anything who says nothing of it", () => {
  const text = "Photographer in March";
  const searching = createMatcher();
  searching.put(aFreelancer("one", { title: "Photographer", skills: ["Photography"], bio: "I photograph people." }));

  const { criteria } = searching.search({ text, searcherType: "brand", limit: 1 }).matches[0]!;

  expect(read(text).forAll.map(({ kind, force, label }) => [kind, force, label])).toEqual([
    ["date", "must", "In March"],
  ]);
  expect(criteria.find(({ kind }) => kind === "date")).toMatchObject({
    importance: "must",
    status: "notStated",
    weight: 0,
  });
});

it("what the writer only tells about is no sure job", () => {
  const reading = read("Our website reads like a parts catalogue. Need somebody who can turn what I say into pages.");

  expect(reading.jobs.map(({ label }) => label)).not.toContain("Web development");
});

it("an agency that looks for freelancers says what it can pay", () => {
  const asking = { text: "A food photographer, £400 a day", searcherType: "agency" } as const;

  expect(
    createMatcher()
      .read(asking)
      .forAll.map(({ label }) => label),
  ).toEqual(["£400 a day"]);
});

it.each(["Need a podcast.\nBudget: 12,000.", "Need a podcast. Budget: 12,000"])(
  "a number under a heading for the budget is a sum: %s",
  (text) => {
    expect(read(text).forAll.map(({ label }) => label)).toEqual(["£12,000"]);
  },
);
