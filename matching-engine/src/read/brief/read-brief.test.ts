import { expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const read = (text: string) => readBrief(text, { searcherType: "brand" });
const labels = (text: string, importance: "must" | "nice" | "mustNot" = "must") =>
  read(text)
    .requirements.filter((one) => one.importance === importance || (importance === "must" && one.kind === "sector"))
    .map((one) => one.label);

it.each([
  ["A photographer in Leeds", ["Photography", "Leeds"]],
  ["fotographer for our resturant", ["Photography", "Restaurants and bars"]],
  ["We're a graphic design studio and need a DOP", ["Director of photography"]],
  ["someone to name our new product in the Benelux", ["Naming", "Benelux"]],
])("reads %s", (text, expected) => {
  expect(labels(text)).toEqual(expect.arrayContaining(expected));
});

it.each([
  ["a copywriter, no agencies", "An agency"],
  ["films, but we don't want animation", "Animation"],
  ["a designer who does not come from finance", "Financial services"],
  ["anyone except London people for our website", "London"],
  ["an illustrator rather than a photographer for our menu", "Photography"],
  ["an editor for our film. Colourists are not what we're after", "Colour grading"],
  ["a virtual reality exercise, nothing with augmented reality", "Augmented reality"],
  ["a photographer, but please nobody from London", "London"],
  ["somebody for our tweets, and spare us the influencers", "Influencer marketing"],
  ["a logo, and no huge agency", "Large agency"],
])("%s refuses %s", (text, refused) => {
  expect(labels(text, "mustNot")).toContain(refused);
});

it.each([
  "not only SEO but PR too",
  "no need to hide the SEO",
  "we have no website",
  "our site doesn't rank, we need SEO",
  "we've invented a plaster and no newspaper has written a line",
  "I've got a name but no website, no logo and no colours",
])("%s refuses nothing", (text) => {
  expect(labels(text, "mustNot")).toEqual([]);
});

it("a refusal ends before what it is for", () => {
  expect(labels("social media without influencers for a hotel")).toContain("Hotels");
});

it("what is wished for is not required", () => {
  expect(labels("A web developer, ideally in Bristol", "nice")).toEqual(["Bristol"]);
});

it("a requirement that the same brief takes back is left out", () => {
  const all = read("only Leeds, not Leeds").requirements.map((one) => one.label);

  expect(all).not.toContain("Leeds");
});

it("requirements point at the words that they were read from", () => {
  const text = "We need packaging for our brewery in Manchester";

  const spans = read(text).requirements.map((one) => text.slice(one.start, one.end));

  expect(spans).toEqual(expect.arrayContaining(["packaging", "Manchester"]));
});

it("lower-case words that are also places are words", () => {
  expect(labels("a nice reading lamp in the bath")).not.toEqual(expect.arrayContaining(["Nice"]));
});

it.each([
  ["A developer for our site. The layouts are done.", "Web development"],
  ["I photograph hats and need a retoucher", "Retouching"],
  ["Our illustrators draw, somebody has to animate it: an animator for ten seconds", "Animation"],
])("of %s the job is what is still to do", (text, job) => {
  expect(labels(text)[0]).toBe(job);
});

it.each([
  ["The banker's blazer has lint and his forehead shines, all of that should vanish from the portraits", "Retouching"],
  ["Our radiators hiss at one another all through the take and nobody can hear the actors", "Sound recording"],
])("reads a need that names no skill: %s", (text, job) => {
  expect(labels(text)[0]).toContain(job);
});
