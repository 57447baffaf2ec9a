import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const jobs = (text: string) =>
  matcher
    .read({ text, searcherType: "brand" })
    .jobs.flatMap(({ requirements }) => requirements.map(({ label }) => label));

it.each([
  ["We want a market study of who buys oat milk", ["Market research"]],
  ["Need twelve interviews typed up", ["Transcription and subtitling"]],
  ["Looking for someone to type them up", ["Transcription and subtitling"]],
  ["Paid ads on Facebook, and a landing page for them", ["Paid social", "Web design"]],
  ["We want somebody to style the food and photograph it", ["Food styling", "Photography"]],
])("“%s” asks for the work by its everyday name", (text, expected) => {
  expect(jobs(text).toSorted()).toEqual(expected.toSorted());
});

it.each([
  ["Design a box for our tea and have 2,000 of them printed", ["Packaging design", "Print production"]],
  ["Somebody to print the boxes", ["Print production"]],
  ["We need the finished film graded", ["Colour grading"]],
  ["I've got six hours of interviews and need them edited into a short film", ["Video editing"]],
  ["Someone to film our concert and edit it", ["Video editing", "Video production"]],
])("“%s” asks to make a thing, or to finish one that is there", (text, expected) => {
  expect(jobs(text).toSorted()).toEqual(expected.toSorted());
});

it.each([
  ["Someone to design our living room", ["Interior design"]],
  ["We want our impact figures in a report, and need the report designed", ["Editorial design"]],
  ["We need a photographer, the room is small", ["Photography"]],
  ["Photos of our kitchen", ["Photography"]],
])("“%s” asks for a thing that may mean anything only where it is designed", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

it.each([
  ["Photos for our brochure", ["Photography"]],
  ["We sell boxes and need a website", ["Web development"]],
  ["We run a card shop and want a logo", ["Brand identity"]],
  ["A chair maker needs product photos", ["Photography"]],
])("“%s” tells of things without asking for them", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});
