import type { ReadRequirement } from "@triptych/contract/reading";
import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";
import { draftMessage } from "../../write/draft-message.ts";
import { improveBrief } from "../../write/improve-brief.ts";

const matcher = createMatcher();
const read = (text: string) => matcher.read({ text, searcherType: "brand" });
const jobs = (text: string) => read(text).jobs.flatMap(({ requirements }) => requirements.map(({ label }) => label));
const said = ({ kind, force, label }: ReadRequirement) => `${force} ${kind}: ${label}`;
const forAll = (text: string) => read(text).forAll.map(said);

const roastery =
  "We run a small coffee roastery in Leeds. Need someone to film a launch video for our new tins, and maybe do the packaging too. Budget around 8k, no big London agencies please. Want to start in January.";

it("a brief with two jobs, a wish, a sum, a date and an exclusion is read whole", () => {
  const reading = read(roastery);

  expect(reading.jobs.map(({ force, label, requirements }) => [force, label, requirements.map(said)])).toEqual([
    ["must", "Launch video", ["must job: Video production"]],
    ["nice", "Packaging design", ["nice job: Packaging design"]],
  ]);
  expect(reading.forAll.map(said)).toEqual([
    "nice sector: Food and beverage",
    "must budget: About £8,000",
    "must date: Start in January",
    "avoid accountType: Large agencies in London",
  ]);
  expect(reading.aboutYou.map(({ label }) => label)).toEqual(expect.arrayContaining(["Coffee and tea", "Leeds"]));
  expect(reading.question).toBeNull();
});

it("a brief with two jobs is improved into five lines without a stutter", () => {
  expect(improveBrief({ text: roastery, searcherType: "brand" }).improvedPrompt.split("\n")).toEqual([
    "Need: Someone to film a launch video for our new tins, and maybe do the packaging too.",
    "About us: We run a small coffee roastery in Leeds.",
    "When: Want to start in January.",
    "Budget: Around 8k.",
    "Avoid: Big London agencies.",
  ]);
});

it.each([
  ["We need a 60 second launch video.", "60 second launch video"],
  ["We need a 2 minute launch film.", "2 minute launch film"],
  ["We need a two minute launch film.", "Two minute launch film"],
  ["We need 5 launch videos.", "Launch videos"],
  ["We need a second launch video.", "Second launch video"],
])("a job is named with the number of its measure: %s", (text, label) => {
  expect(read(text).jobs.map((job) => job.label)).toEqual([label]);
});

it("an improved brief is read like the brief", () => {
  const improved = improveBrief({ text: roastery, searcherType: "brand" }).improvedPrompt;

  expect(jobs(improved)).toEqual(jobs(roastery));
  expect(forAll(improved)).toEqual(forAll(roastery));
});

it("a draft message names all jobs, the date and the sum, and nothing that is to be avoided", () => {
  expect(draftMessage({ searchText: roastery, senderType: "brand" })).toBe(
    "Hi! I'm looking for video production and packaging design for an upcoming project. Timing: start in January. Budget: about £8,000.",
  );
});

it.each([
  ["We need a rebrand and a website", ["Branding", "Web development"]],
  ["a film plus cutdowns", ["Video production", "Video editing"]],
  ["packaging and a launch film", ["Packaging design", "Video production"]],
  ["Our estate needs a map and someone to write the guide", ["Illustration", "Copywriting"]],
  ["Photoshoot for our swimwear brand, stylist included", ["Photography", "Styling"]],
  ["We want a short film about our farm and photos for the brochure", ["Video production", "Photography"]],
  ["Looking for someone to rewrite our website and do SEO", ["Copywriting", "Search engine optimisation"]],
  ["Someone to film our conference and to edit short clips for LinkedIn", ["Video production", "Video editing"]],
  ["Wedding venue needs a drone video and a new website", ["Drone filming", "Web development"]],
  ["Logo & website for a gym", ["Brand identity", "Web development"]],
  ["A stand for the trade fair and leaflets to hand out", ["Exhibition design", "Graphic design"]],
])("both jobs of “%s” are read", (text, expected) => {
  expect(jobs(text).toSorted()).toEqual(expected.toSorted());
});

it.each([
  ["A logo for our bakery, nothing too corporate", "avoid clientType: Works with enterprise"],
  ["Website for a nursery school, nothing corporate", "avoid clientType: Works with enterprise"],
  ["Voiceover artist, nobody in Africa please", "avoid place: Africa"],
  ["A photographer, but not for weddings, nobody in London", "avoid place: London"],
  ["A photographer, but not for weddings, nobody in London", "avoid other: Weddings"],
  ["Video editor, £200 a day", "must budget: £200 a day"],
  ["An illustrator, must know food", "must sector: Food and beverage"],
])("“%s” says “%s”", (text, expected) => {
  expect(forAll(text)).toContain(expected);
});

it("everyday words are no places and no sectors", () => {
  expect(forAll("Budget all in. Nice work only")).toEqual([]);
  expect(forAll("A patient illustrator please")).toEqual([]);
});

it("where the writer is based is about them", () => {
  const reading = read("We're based in Bristol and need a copywriter");

  expect(reading.aboutYou.map(({ kind, label }) => [kind, label])).toEqual([["place", "Bristol"]]);
  expect(reading.forAll).toEqual([]);
});

it("headings say how what stands below them is meant, and are no words of the brief", () => {
  const text =
    "Must: packaging designer\nNice to have: experience with chocolate\nAvoid: big agencies\nBudget: £5k\nAbout us: oat milk makers in Brighton";

  expect(jobs(text)).toEqual(["Packaging design"]);
  expect(forAll(text)).toEqual(expect.arrayContaining(["must budget: £5,000", "avoid companySize: Large agency"]));
  expect(read(text).forAll.filter(({ kind }) => kind === "place")).toEqual([]);
  expect(read(text).aboutYou.map(({ label }) => label)).toContain("Brighton");
});

it("a draft never asks for what is to be avoided", () => {
  const draft = draftMessage({ searchText: "No agencies please", senderType: "brand" });

  expect(draft).not.toMatch(/agenc/i);
});

it.each([
  "Wir suchen einen Fotografen für unser Restaurant in Berlin, nächste Woche",
  "Nous cherchons un graphiste pour refaire notre logo et notre site web",
  "Buscamos un ilustrador para la portada de nuestro libro infantil",
  "Szukamy fotografa do zdjęć produktów w naszym sklepie",
])("“%s” is not read but searched", (text) => {
  expect(read(text)).toMatchObject({ isEnglish: false, jobs: [], forAll: [], question: null });
});

it("improving corrects spelling and says what it corrected", () => {
  const { improvedPrompt, corrections } = improveBrief({
    text: "Need a phtographer for prodcut shots",
    searcherType: "brand",
  });

  expect(improvedPrompt).toBe("Need: A photographer for product shots.");
  expect(corrections).toEqual([
    { written: "phtographer", corrected: "photographer" },
    { written: "prodcut", corrected: "product" },
  ]);
});

const improved = (text: string) => improveBrief({ text, searcherType: "brand" }).improvedPrompt.split("\n");

it.each(["Illustrator for a cookbook, must know food", "We need a poster for our bakery"])(
  "“%s” stays whole",
  (text) => {
    expect(improved(text)).toHaveLength(1);
  },
);

it.each([
  [
    "I am a wedding photographer and need a new website",
    "Need: A new website.",
    "About us: I am a wedding photographer.",
  ],
  [
    "We run a dairy in Hull and would like somebody to film it",
    "Need: Somebody to film it.",
    "About us: We run a dairy in Hull.",
  ],
  [
    "We are three sisters who make jam. A label please",
    "Need: A label please.",
    "About us: We are three sisters who make jam.",
  ],
  [
    "Somebody to run our TikTok, we sell vintage clothes",
    "Need: Somebody to run our TikTok.",
    "About us: We sell vintage clothes.",
  ],
])("the writer's own trade in “%s” is not the need", (text, need, about) => {
  expect(improved(text)).toEqual([need, about]);
});

it.each([
  ["Need video for Kickstarter", "Need: Video for Kickstarter."],
  ["We need website with booking", "Need: Website with booking."],
  ["A campaign, ideally by an agency, budget 60k to 80k", "Budget: 60k to 80k."],
  ["A copywriter, but not childish", "Avoid: Childish."],
  ["An illustrator, not influencers", "Avoid: Influencers."],
])("“%s” is improved without a stutter", (text, line) => {
  expect(improved(text)).toContain(line);
});

it.each([
  ["A copywriter, no agencies", "They can be anywhere."],
  ["A logo, about £500 a month", "The budget is for each month and does not include VAT."],
])("assumes nothing that “%s” says otherwise", (text, assumption) => {
  const { assumptions } = improveBrief({ text, searcherType: "brand" });

  expect(assumptions).toContain(assumption);
  expect(assumptions.includes("Agencies and freelancers are both welcome.")).toBe(!text.includes("agencies"));
  expect(assumptions).not.toContain("The budget is for the whole job and does not include VAT.");
});

it("a draft is never about the writer's own trade", () => {
  expect(
    draftMessage({ searchText: "We want to be in newspapers. Our gin won gold", senderType: "brand" }),
  ).not.toMatch(/gin|gold/);
});

it.each([
  [
    "Looking for someone with After Effects and Cinema 4D to make a product animation",
    ["Animation", "Motion design", "3D design"],
  ],
  ["Need motion graphics designer, on site in Manchester", ["Motion design"]],
  ["Help us with pitch deck for investors", ["Presentation design"]],
  ["Event photographer for conference in Brighton on 12 May", ["Event photography"]],
  ["I need leaflets and van wrap", ["Graphic design", "Vehicle graphics"]],
  ["We need website with booking. Also we like to have photos of the shop", ["Web development", "Photography"]],
  ["I teach yoga. Someone should film the classes", ["Video production"]],
  ["Somebody to write our quarterly magazine", ["Copywriting"]],
  ["Music for a short advert", ["Music composition"]],
  ["Someone to photograph a conference", ["Photography"]],
  ["A photographer for our menus and posters", ["Photography"]],
])("“%s” asks for what it names, whatever the grammar", (text, expected) => {
  expect(jobs(text).toSorted()).toEqual(expected.toSorted());
});

it("what a person must have belongs to the job", () => {
  const reading = read("Looking for a producer with Figma and a retoucher");

  expect(reading.jobs.map(({ requirements }) => requirements.map(({ label }) => label))).toEqual([
    ["Producer", "UI/UX design"],
    ["Retouching"],
  ]);
});

it.each([
  ["Translator English to Polish for our menu", ["must other: Polish"]],
  ["A kitchen render of a room that doesn't exist yet", []],
  ["A copywriter, tone like Innocent drinks", []],
  ["Event photographer, about 200 people", []],
  ["A brand designer, London based agency preferred", ["nice place: London", "nice accountType: An agency"]],
  ["Motion designer, day rate £300", ["must budget: £300 a day"]],
  [
    "An agency to run our Google Ads, about £3k a month",
    ["must accountType: An agency", "must budget: About £3,000 a month"],
  ],
  ["Menus and maybe a mural", []],
  ["A short film, by end of March", ["must date: By end of March"]],
])("“%s” holds for all jobs: %j", (text, expected) => {
  expect(forAll(text)).toEqual(expected);
});

it("a job that may also be done is a wish", () => {
  expect(read("Menus and maybe a mural").jobs.map(({ force }) => force)).toEqual(["must", "nice"]);
});

it("who is writing is about them", () => {
  expect(read("Plumber here, I need leaflets").aboutYou.map(({ label }) => label)).toEqual(["Building trades"]);
});
