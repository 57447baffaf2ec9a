import { expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const kinds = (text: string) =>
  readBrief(text, { searcherType: "brand" })
    .requirements.filter(({ kind }) => kind === "accountType")
    .map(({ importance, label }) => `${importance} ${label}`);

it.each([
  "My firm fits kitchens and we need photos of the last six jobs",
  "Website for a plumbing firm in Derby",
  "Need a logo for a firm of joiners",
  "My agency lost its designer, need a logo done",
  "I work for a small agency and we need a copywriter",
  "We're a two-person studio looking for a bookkeeper",
  "Need someone to photograph our studio",
  "Brochure wanted for our family law firm",
  "Every agency shows me a different chart. I want somebody to join it all up",
  "Our last agency left us with a broken website, need a developer",
  "Indie studio, game launches on Steam in May. We need a trailer",
  "We need team photos for the website",
  "Portraits of the team and studio shots of the range wanted",
  "Video needed about the firm my grandfather started",
  "A new site for my mum's yoga studio",
  "Someone to write the history of our accountancy firm",
  "Posters for a recording studio in Hull",
  "I need add individual links to each product page",
  "An illustrator to draw our whole team",
  "Looking for a photographer for a small architecture studio",
  "A film about our jackets. I don't want someone with a million followers in it",
])("“%s” asks for no kind of account", (text) => {
  expect(kinds(text)).toEqual([]);
});

it.each([
  ["Looking for an agency to run our Google Ads", "must An agency"],
  ["Freelancer wanted to edit a podcast", "must A freelancer"],
  ["Need a freelance copywriter for two weeks", "must A freelancer"],
  ["Want an agency that does business software", "must An agency"],
  ["Searching for a small studio to rename our bakery", "must An agency"],
  ["I need one person, not an agency, to get our gin into the papers", "must A freelancer"],
  ["A campaign, ideally by an agency", "nice An agency"],
  ["Small agency needed for a rebrand", "must An agency"],
  ["A copywriter, no agencies", "mustNot An agency"],
  ["Agency for our rebrand", "must An agency"],
  ["Supermarket group, looking for a lead creative agency for outdoor", "must An agency"],
  ["Need a full-service agency for our launch", "must An agency"],
])("“%s” says “%s”", (text, expected) => {
  expect(kinds(text)).toContain(expected);
});
