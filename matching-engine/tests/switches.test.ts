import { expect, it } from "vitest";
import { createMatcher } from "../src/matcher.ts";
import type { Switches } from "../src/matcher.ts";
import { aFreelancer } from "./builders.ts";

const people = [
  aFreelancer("photographer", { title: "Photographer", skills: ["Photography"], bio: "I photograph food and people." }),
  aFreelancer("colourist", { title: "Colourist", skills: ["Colour Grading"], bio: "I grade films, no weddings." }),
];
const brief = "A fotographer in London, no weddings";

it("a switch takes its part out of one matcher and leaves the others as they are", () => {
  const before = labelsWith({});

  const without = labelsWith({ negation: false, places: false, spellingCorrection: false });

  expect(before).toContain("Photography");
  expect(before).toContain("London");
  expect(without).not.toContain("London");
  expect(without).not.toContain("Photography");
  expect(labelsWith({})).toEqual(before);
});

/** Returns what a matcher with these switches reads out of the brief. */
function labelsWith(switches: Partial<Switches>): string[] {
  const matcher = createMatcher({ switches });
  for (const person of people) matcher.put(person);
  return matcher.explain("photographer", { text: brief, searcherType: "brand" })!.criteria.map(({ label }) => label);
}
