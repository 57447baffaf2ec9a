import { expect, it } from "vitest";
import { concepts } from "../src/read/lexicon/taxonomy.ts";
import {
  listBriefsWithProfiles,
  listMarkedBriefs,
  listMarkedProfiles,
  markedClauses,
  readMarks,
} from "./marked-briefs.ts";

it("takes the marks out of a text and keeps where they stood", () => {
  const { text, marks } = readMarks(
    "Bakery, Leeds. [[A new sign|Signage]] and [[perhaps an app|App development|wish]].",
  );

  expect(text).toBe("Bakery, Leeds. A new sign and perhaps an app.");
  expect(marks.map(({ start, end, ...mark }) => [text.slice(start, end), mark])).toEqual([
    ["A new sign", { skills: ["Signage"], isWish: false }],
    ["perhaps an app", { skills: ["App development"], isWish: true }],
  ]);
});

it("splits two names of one mark, but not the one with a slash of its own", () => {
  const { marks } = readMarks("[[Draw the screens|UI/UX design/Digital design]]");

  expect(marks[0]!.skills).toEqual(["UI/UX design", "Digital design"]);
});

it("says of each clause whether it asks, and for which skill", () => {
  const clauses = markedClauses(readMarks("We bake bread. [[Somebody should film it|Video production]]. Call me."));

  expect(clauses.map(({ asks, skills }) => [asks, skills])).toEqual([
    [false, []],
    [true, [["Video production", 1]]],
    [false, []],
  ]);
});

it("names in all marks skills of the taxonomy", () => {
  const known = new Set(concepts.filter(({ kind }) => kind === "skill").map(({ name }) => name));
  const briefs = listBriefsWithProfiles().map(({ brief }) => brief);
  const marks = [...listMarkedBriefs(), ...listMarkedProfiles(), ...briefs].flatMap((one) => one.marks);

  expect(marks.flatMap(({ skills }) => skills).filter((name) => !known.has(name))).toEqual([]);
});

it("marks what asks in every brief with profiles, and nothing in the profiles", () => {
  const wrong = listBriefsWithProfiles().filter(
    ({ brief, fits, near }) => brief.marks.length === 0 || [brief.text, fits, near].some((text) => text.includes("[[")),
  );

  expect(wrong).toEqual([]);
});
