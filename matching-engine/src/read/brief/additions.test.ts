import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const jobs = (text: string) =>
  matcher.read({ text, searcherType: "brand" }).jobs.map(({ force, requirements }) => {
    const skills = requirements.filter(({ kind }) => kind === "job");
    return `${force}: ${skills.flatMap(({ means }) => means.map((one) => one.replace("skill ", ""))).join(", ")}`;
  });

it.each([
  [
    "Looking for a translator for a ferry timetable, and if the same person knows a proofreader, bring them along.",
    ["must: Translation", "nice: Editing and proofreading"],
  ],
  [
    "Looking for a translator for a hymn book. It'd be handy if they got the hymn book printed too.",
    ["must: Translation", "nice: Print production"],
  ],
  [
    "Looking for an illustrator for our cookbook. A website for it would be lovely.",
    ["must: Illustration", "nice: Web development"],
  ],
  [
    "We need a song for our rowing club and, if you know how, a film of the boats.",
    ["must: Music composition", "nice: Video production"],
  ],
  [
    "We are after a translator for a hymn book. Ideally you'd proofread it as well.",
    ["must: Translation", "nice: Editing and proofreading"],
  ],
  [
    "We want Instagram run for our garden, with Instagram stories in summer. Perhaps make some videos now and then?",
    ["must: Social media management", "nice: Video production"],
  ],
  [
    "Looking for someone to illustrate our seed packets. If you also build websites that'd be a bonus.",
    ["must: Illustration", "nice: Web development"],
  ],
  [
    "We need a logo for our bakery. We might also try a podcast next year.",
    ["must: Brand identity", "nice: Podcast production"],
  ],
])("“%s” asks for something beside the work, which is a wish", (text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

it("a sentence that opens with “also” asks for another job", () => {
  expect(jobs("Need a website for our pottery classes. Also photograph the studio while you are here.")).toEqual([
    "must: Web development",
    "must: Photography",
  ]);
});

it("what is asked for beside the work does not hide work that other words speak of", () => {
  expect(
    jobs(
      "Our trainees keep falling off ladders. We thought goggles, where you are up there safely. And a plain film of it.",
    ),
  ).toEqual(["must: Virtual reality", "must: Video production"]);
});

it("a thing in a clause of its own is a job before another one", () => {
  expect(jobs("Our soap needs a box worth giving and somebody to photograph it.")).toEqual([
    "must: Packaging design",
    "must: Photography",
  ]);
});

it.each([
  ["Need a photographer for our wedding barn, it'd be handy if they got here by train.", "must: Photography"],
  ["Need a photographer for a wedding. Also we pay on time and there is a website to look at.", "must: Photography"],
  ["Need a photographer for our barn. And the film of it was made last year.", "must: Photography"],
  ["Illustrator wanted for a book about boats. Also the boats must look right.", "must: Illustration"],
  ["Need a translator from Welsh. A bit of patience would be lovely.", "must: Translation"],
  ["Need a translator from Welsh, and if they know a bit about sheep, good.", "must: Translation"],
  ["Need a translator from Welsh. Ideally you'd live nearby.", "must: Translation"],
  ["Need a photographer for our barn. We might also move next year.", "must: Photography"],
])("“%s” asks for one job", (text, expected) => {
  expect(jobs(text)).toEqual([expected]);
});
