import { expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const labels = (text: string, kind: string) =>
  readBrief(text, { searcherType: "brand" })
    .requirements.filter((one) => one.kind === kind)
    .map(({ label }) => label);

it.each([
  "A guest from Norway slept badly and told the whole internet. We need PR.",
  "The Americans pay double for the same quilt. Help with selling online please.",
  "Half our patients come from Poland and can't read the leaflet. Designer wanted.",
  "When people in Dublin hear of us they laugh. We need PR.",
  "He moved to Toronto and took the passwords with him. Web developer needed.",
  "The Scottish arm of our firm has grown and the Dutch one hasn't. Brand strategist wanted.",
  "Hardly a baker in Flanders has heard of our oven. PR please.",
  "Maria in Madrid used to do it. Then she left. Social media manager please.",
  "Copywriter for an Irish dance school",
])("no place is asked for in “%s”", (text) => {
  expect(labels(text, "place")).toEqual([]);
});

it.each([
  ["Irish copywriter for a dance school", ["Ireland"]],
  ["Logo for an Italian restaurant in Leeds", ["Leeds"]],
  ["The ideal candidate has worked with shops in Belgium. Copywriter.", ["Belgium"]],
  ["Menus for an Ethiopian restaurant in Leeds", ["Leeds"]],
  ["A film of our Sri Lankan wedding in Leeds", ["Leeds"]],
  ["A Lebanese copywriter for a café", ["Lebanon"]],
  ["A director from Glasgow for a play", ["Glasgow"]],
  ["It has to be somebody from Cornwall. Illustrator.", ["South West"]],
  ["The client is flying in from Dubai and we need an interpreter in Cardiff.", ["Cardiff"]],
  ["Film crew needed. The match is in Cardiff and everyone must be there by noon.", ["Cardiff"]],
  ["Set designer for a play, Perth in Scotland", ["Scotland"]],
  ["Choir recording in Halifax, the Nova Scotia one", ["Halifax NS"]],
  ["Cinematographer for four days in the Icelandic highlands", ["Iceland"]],
  ["Cinematographer for four days in the Scottish highlands", ["Scotland"]],
  ["A drone film along the coast, and across the Danish islands", ["Denmark"]],
  ["Copywriter for an Icelandic village hall", []],
])("“%s” asks for %s", (text, places) => {
  expect(labels(text, "place")).toEqual(places);
});

it.each([
  ["In January our printer went bust. By March we need a new catalogue.", ["By March"]],
  ["We opened in May and the launch party is on 4 September. Event photographer.", ["On 4 September"]],
  ["From November to March the café is dead. We want social media help.", []],
  ["Social media cover from November to March.", ["From November to March"]],
  ["From 3 May we need a producer for a month.", ["From 3 May"]],
])("the dates of the work in “%s” are %s", (text, dates) => {
  expect(labels(text, "date")).toEqual(dates);
});

it.each([
  ["We'd like a tiny printed label for our jars. Illustrator please.", []],
  ["The boards have tiny writing. Graphic designer please.", []],
  ["Tiny budget. Big poster.", []],
  ["Sit with us in the office in Stirling. Copywriter.", []],
  ["Copywriters with offices in Stirling and Lyon", ["Large agency"]],
  ["A tiny team to build our website", ["Small, independent team"]],
  ["Looking for an indie studio to make a game", ["Small, independent team"]],
])("the size asked for in “%s” is %s", (text, sizes) => {
  expect(labels(text, "companySize")).toEqual(sizes);
});
