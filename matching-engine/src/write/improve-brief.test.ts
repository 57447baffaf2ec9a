import { expect, it } from "vitest";
import { createMatcher } from "../matcher.ts";
import { improveBrief } from "./improve-brief.ts";

const improved = (text: string) => improveBrief({ text, searcherType: "brand" }).improvedPrompt;
const lineOf = (text: string, label: string) =>
  improved(text)
    .split("\n")
    .find((line) => line.startsWith(`${label}: `));

const sums = ["£30,000", "£1,250,000", "6,000 euros", "€12,500", "$7,500.50", "£35k to £45k", "2,5 million euros"];
const settings = [
  (sum: string) => `We need a new website. We have ${sum} for everything.`,
  (sum: string) => `A photographer for our farm shop, ${sum}, by May, no agencies.`,
  (sum: string) => `Trustees have agreed up to ${sum}, including stamps, for letters to our donors.`,
  (sum: string) => `${sum} for a short film about our bakery; we'd start soon.`,
];

it.each(sums)("%s is never broken", (sum) => {
  const texts = settings.map((setting) => improved(setting(sum)));

  expect(texts.filter((text) => !text.includes(sum))).toEqual([]);
});

it.each(sums.slice(0, 4))("nobody who has named %s is asked what they can spend", (sum) => {
  const questions = settings.flatMap(
    (setting) => improveBrief({ text: setting(sum), searcherType: "brand" }).questions,
  );

  expect(questions.filter(({ question }) => question === "What can you spend?")).toEqual([]);
});

it.each([
  ["We want somebody to rethink how the whole jar looks", "We printed the stickers ourselves and it shows"],
  ["I'm looking for a person to sort out our letters", "Our brochures were written by my brother"],
  ["We could do with help finding more donors", "They made us a website in 2015"],
  ["Twelve pictures to go with it, please", "We've written a children's tale about a badger"],
  [
    "They ought to be able to look it up",
    "We own three vans and our customers ring all day to ask where their stuff is",
  ],
])("“%s” names no job, so it stays with what is told before it", (need, told) => {
  const text = `${told}. ${need}. No agencies.`;

  expect(improved(text).split("\n")[0]).toBe(`${told}. ${need}.`);
  expect(lineOf(text, "Avoid")).toBe("Avoid: Agencies.");
});

it.each([
  "My cheese sells itself at the market but on the shelf nobody gives it a second glance.",
  "Nobody in our council knows what residents think about the new bins.",
  "We moved to Snowflake in spring with a consultancy, who left a bunch of jobs that fail.",
  "We have a project that is built in React, Native and deployed to the store.",
])("“%s” stays whole and without a label", (text) => {
  expect(improved(text)).toBe(text);
});

it("a name that begins with a small letter keeps it", () => {
  expect(improved("We want an app. iPad first.")).toContain("iPad first.");
});

it("what is told in a long story stays in its order", () => {
  const story =
    "Our parish council's website is sending visitors to a casino. The hosting company says it's infected and has switched it off. We need a web developer to clean it before the meeting, since the minutes must be public by law. There is a backup from spring but I don't know if it's clean. It has many plugins and a theme that nobody has touched for years. I'm only the clerk, so I'd be glad if you took care of everything, including talking to the hosts and to the councillors.";

  expect(improved(story)).toBe(story);
});

it("a refusal takes along nothing that is wanted", () => {
  const text = "A short film made by people from Turkana and not flown out from London, and the same pictures again.";

  expect(lineOf(text, "Avoid")).toBe("Avoid: And not flown out from London.");
  expect(lineOf(text, "Need")).toContain("made by people from Turkana");
});

it.each([
  [
    "A photographer. Please, no AI pictures, and nobody who works for tobacco companies.",
    "AI pictures, and anybody who works for tobacco companies.",
  ],
  ["We need a logo. No agencies and no gambling work.", "Agencies and gambling work."],
  ["We need a logo. Please avoid puns, and nothing too minimalist.", "Puns, and too minimalist."],
  ["A motion designer. Not too corporate, not shouty.", "Too corporate, shouty."],
  ["A motion designer. Not cartoonish.", "Cartoonish."],
  ["We need a logo. We don't need a website, my nephew looks after that.", "A website, my nephew looks after that."],
])("what is refused stands under its label without another refusal: %s", (text, refused) => {
  expect(lineOf(text, "Avoid")).toBe(`Avoid: ${refused}`);
});

it.each([
  "We're not a posh place; families come for the hot chocolate",
  "We'd like a logo that feels like one place, not three",
])("what refuses nothing is not avoided: %s", (text) => {
  expect(lineOf(text, "Avoid")).toBeUndefined();
});

it("words that open a wish stay with it", () => {
  const text = "A logo. Maybe also, if there's money left, redo the leaflets in our waiting rooms.";

  expect(lineOf(text, "Nice to have")).toBe(
    "Nice to have: Maybe also, if there's money left, redo the leaflets in our waiting rooms.",
  );
});

it("a short form with a full stop ends no sentence", () => {
  expect(lineOf("Need a retoucher for skin, i.e. not a filter. Budget c. £900.", "Budget")).toBe(
    "Budget: Budget c. £900.",
  );
});

it("improving twice changes nothing", () => {
  const texts = sums.flatMap((sum) => settings.map((setting) => improved(setting(sum))));

  expect(texts.map(improved)).toEqual(texts);
});

it.each(["Need a film for our bakery in Leeds", "Our portraits have lint, red eyes and stray hairs, about £500"])(
  "what was read out of “%s” is not assumed as well",
  (text) => {
    const topics = improveBrief({ text, searcherType: "brand" }).assumptionTopics.map(({ kind }) => kind);

    expect(topics.filter((kind) => kind === "job" || kind === "sector")).toEqual([]);
  },
);

it.each([
  [
    "Labels vanish on the shelf and need redrawing. A small team please.",
    "Labels vanish on the shelf and need redrawing.",
  ],
  [
    "A film without cartoons; we'd like a crew who live there.",
    "A film without cartoons; we'd like a crew who live there.",
  ],
])("of “%s” the need is what is asked for, with its own marks", (text, need) => {
  expect(lineOf(text, "Need")).toBe(`Need: ${need}`);
});

it("lists what is refused without saying each time that it is not wanted", () => {
  const text =
    "We need a film about our tents. I don't want drones, I don't want slow motion, and I don't want a script.";

  expect(lineOf(text, "Avoid")).toBe("Avoid: Drones, slow motion, and a script.");
});

it("what is preferred to something else is not put under what to avoid", () => {
  expect(lineOf("Our vans are silent. The hum should be pleasant rather than a scream.", "Avoid")).toBeUndefined();
});

it("who is refused as “nobody who” stands under Avoid as anybody who does", () => {
  const { improvedPrompt } = improveBrief({
    text: "We need a photographer for our open day. Nobody who shouts at children please.",
    searcherType: "brand",
  });

  expect(improvedPrompt).toContain("Avoid: Anybody who shouts at children.");
});

it("“no more” behind a sum stays with the sum and refuses nothing", () => {
  const { improvedPrompt } = improveBrief({
    text: "We need a photographer for our open day. We've £300, no more.",
    searcherType: "brand",
  });

  expect(improvedPrompt).toContain("Budget: We've £300, no more.");
  expect(improvedPrompt).not.toContain("Avoid");
});

it("a person under a heading of the need is asked for as in the sentence that it came from", () => {
  const { jobs } = createMatcher().read({
    text: "Need: A film about our canal. A director who's good with fishermen.",
    searcherType: "brand",
  });

  expect(jobs.map(({ label }) => label)).toEqual(["Video production", "Director"]);
});

it("two things under a heading of the need are both asked for", () => {
  const { jobs } = createMatcher().read({
    text: "Need: The jar and label designed, and then we need it photographed for the shop.",
    searcherType: "brand",
  });

  expect(jobs.map(({ label }) => label)).toEqual(["Packaging design", "Photography"]);
});
