import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();

const placesOf = (all: readonly { kind: string; label: string }[]) =>
  all.filter(({ kind }) => kind === "place").map(({ label }) => label);

/** Returns the places of each job, and those that hold for all. */
function placesIn(text: string): Record<string, string[]> {
  const { jobs, forAll } = matcher.read({ text, searcherType: "brand" });
  const ofJobs = jobs.map(({ label, requirements }) => [label, placesOf(requirements)] as const);
  return Object.fromEntries([...ofJobs, ["all", placesOf(forAll)] as const].filter(([, places]) => places.length > 0));
}

it.each([
  ["We need a copywriter and a photographer, the photographer must be in Leeds", { Photography: ["Leeds"] }],
  ["A photographer in Leeds and a copywriter in Bristol", { Photography: ["Leeds"], Copywriting: ["Bristol"] }],
])("a place that is said of one job is asked of nobody else: %s", (text, places) => {
  expect(placesIn(text)).toEqual(places);
});

it.each([
  "We need a copywriter and a photographer in Leeds",
  "A photographer in Leeds and a copywriter",
  "A copywriter and a photographer. They must be in Leeds.",
  "A photographer in Leeds",
])("any other place holds for all: %s", (text) => {
  expect(placesIn(text)).toEqual({ all: ["Leeds"] });
});
