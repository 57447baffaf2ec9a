import { expect, it } from "vitest";
import { heldOutSets } from "../evaluation/held-out/sets.ts";
import { gradedSets } from "../evaluation/sets.ts";
import { improveBrief } from "../src/write/improve-brief.ts";
import { readBrief } from "../src/read/brief/read-brief.ts";
import type { UserType } from "@triptych/contract/basics";

const searches = [...gradedSets(), ...heldOutSets()]
  .filter(({ name }) => /briefs|long posts$/.test(name))
  .flatMap((set) => set.searches);

/** Returns what a text names for certain, wanted and refused. */
function named(text: string, searcherType: UserType) {
  const sure = readBrief(text, { searcherType }).requirements.filter(({ certainty }) => certainty === undefined);
  const concepts = (isRefused: boolean) =>
    new Set(
      sure
        .filter(({ importance }) => (importance === "mustNot") === isRefused)
        .flatMap((requirement) => requirement.concepts),
    );
  return { wanted: concepts(false), refused: concepts(true) };
}

it("improving turns nothing that is wanted into a refusal, and loses no refusal", () => {
  expect(searches.length).toBeGreaterThan(500);

  const turned = searches.filter(({ text, searcherType }) => {
    const before = named(text, searcherType);
    const after = named(improveBrief({ text, searcherType }).improvedPrompt, searcherType);
    return (
      [...before.wanted].some((concept) => after.refused.has(concept) && !after.wanted.has(concept)) ||
      [...before.refused].some((concept) => !after.refused.has(concept))
    );
  });

  expect(turned.map(({ text }) => text)).toEqual([]);
});

const labels = (brief: string) => readBrief(brief, { searcherType: "brand" }).requirements.map(({ label }) => label);

it.each(["pakaging desinger for choclate", "subtittles for our musuem films", "ilustrator in Glasgwo"])(
  "a slip is mended after improving too: %s",
  (text) => {
    expect(labels(improveBrief({ text, searcherType: "brand" }).improvedPrompt)).toEqual(labels(text));
  },
);
