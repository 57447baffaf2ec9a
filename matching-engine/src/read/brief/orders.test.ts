import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const jobs = (text: string) =>
  matcher.read({ text, searcherType: "brand" }).jobs.map(({ requirements }) =>
    requirements
      .filter(({ kind }) => kind === "job")
      .flatMap(({ means }) => means.map((one) => one.replace("skill ", "")))
      .join("/"),
  );

it.each([
  ["Draw us a seal for our sailing club and animate it.", ["Illustration", "Animation"]],
  ["Film our sports day and edit it into one minute.", ["Video production", "Video editing"]],
  ["Translate our menu into Welsh, then have it printed.", ["Translation", "Print production"]],
  ["Write and design our annual report.", ["Copywriting", "Editorial design"]],
  ["Come up with the name of our ferry. Also take photographs of it.", ["Naming", "Photography"]],
])("“%s” orders two jobs", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

it.each([
  ["Boxes for our soap, and someone to run our Instagram.", ["Packaging design", "Social media management"]],
  ["Composer for our game, and someone for the sound effects.", ["Music composition", "Sound design"]],
  ["A map of our wood, and somebody to voice a guide to it.", ["Illustration", "Voiceover"]],
  ["Product photographs of 60 candles and all of them retouched.", ["Photography", "Retouching"]],
  [
    "Run the Instagram of our pie shop. We'd maybe pay a few cooks with followings to eat one.",
    ["Social media management", "Influencer marketing"],
  ],
  ["We need a website for our mugs, and decent pictures of the mugs.", ["Web development", "Photography"]],
])("“%s” asks for work in a clause of its own", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

it.each([
  ["A website with a shop and a blog.", ["Web development"]],
  ["We need a website that shows our films and photographs.", ["Web development"]],
  ["An app with a map and a booking calendar.", ["App development"]],
  ["Film our chef at work, then send us the files.", ["Video production"]],
  ["Need a photographer for our hostel. Send us a link to your website.", ["Photography"]],
])("“%s” asks for one job with its parts", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

it.each([
  ["A translator for our website, app and leaflets.", ["Translation"]],
  ["A film about how we draw whales.", ["Video production"]],
])("“%s” asks for one person with several things to do", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

it.each([
  ["Tell our story: rewrite the labels in our museum, and film it for the lobby.", ["Copywriting", "Video production"]],
  [
    "A trailer for our game, and somebody to run the paid ads.",
    ["Video editing/Trailers and promos", "Paid search advertising"],
  ],
  ["Find out what our guests think of us, then redo the brand.", ["Market research", "Branding"]],
])("“%s” asks for work and not for what it is about", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});
