import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const jobs = (text: string) =>
  readBrief(text, { searcherType: "brand" }).jobs.map(({ label, importance }) => `${label} ${importance}`);

describe("work is only wished", () => {
  it.each([
    ["Brochure for our spa. Also an animation, but that can wait.", ["Graphic design must", "Animation nice"]],
    [
      "A logo for a kayak school. If it goes well we'd also have a film made.",
      ["Brand identity must", "Video production nice"],
    ],
    ["An illustrator and, possibly, help with the layout.", ["Illustration must", "Graphic design nice"]],
    ["We need photographs of our boats, and maybe a few drawings.", ["Photography must", "Illustration nice"]],
    [
      "A website for our choir. Would love a voiceover for it, otherwise we'll do it here.",
      ["Web development must", "Voiceover nice"],
    ],
  ])("where a sentence says on what it depends: %s", (text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });
});

describe("work must be done", () => {
  it.each([
    ["We need a website, otherwise we'll lose customers.", ["Web development must"]],
    ["We need a photographer for our boats, maybe a couple of hours.", ["Photography must"]],
    ["For a regatta on 10th May in Cowes: a photographer.", ["Photography must"]],
    ["Somebody to film our choir (outdoors if possible) and a voiceover.", ["Video production must", "Voiceover must"]],
  ])("where it depends on nothing: %s", (text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });
});
