import { describe, expect, it } from "vitest";
import { createMatcher } from "../src/matcher.ts";
import { concepts } from "../src/read/lexicon/taxonomy.ts";
import { aFreelancer } from "./builders.ts";

/** Returns how far somebody with a title meets a confirmed requirement for a skill. */
function statusOf(skill: string, title: string): string | undefined {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title }));
  const requirements = [
    { label: skill, kind: "job" as const, force: "must" as const, start: 0, end: 0, means: [`skill ${skill}`] },
  ];
  const reading = {
    jobs: [{ label: skill, force: "must" as const, requirements }],
    forAll: [],
    aboutYou: [],
    answers: [],
  };
  const { matches } = matcher.search({ text: skill, reading, searcherType: "brand", limit: 1 });
  return matches[0]?.criteria[0]?.status;
}

describe("a title proves a skill", () => {
  // NOTE: these names are also those of a sector, or of something wider.
  const everyday = new Set(["Legal services"]);

  it("by the skill's own name", () => {
    const names = concepts
      .filter(({ kind, name }) => kind === "skill" && / /.test(name) && !/ (?:and|of|or) /.test(name))
      .map(({ name }) => name)
      .filter((name) => !everyday.has(name));

    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => statusOf(name, name) !== "met")).toEqual([]);
  });

  it.each([
    ["Architectural visualisation", "Architectural Visualiser"],
    ["Front-end development", "Front-end Developer"],
    ["Data analysis", "Data Analyst"],
    ["Drone filming", "Licensed Drone Pilot"],
    ["Label design", "Label Designer"],
    ["Accounting", "Accountant"],
    ["Paid social", "Paid Social & Virtual Tours"],
    ["Shopify", "Shopify and WooCommerce"],
  ])("%s by “%s”", (skill, title) => {
    expect(statusOf(skill, title)).toBe("met");
  });

  it("and not by a thing that somebody else makes", () => {
    expect(statusOf("Packaging design", "Food and Packaging Photographer")).not.toBe("met");
  });
});
