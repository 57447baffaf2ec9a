import { expect, it } from "vitest";
import { aFreelancer } from "../../tests/builders.ts";
import { createMatcher } from "../matcher.ts";

const streaming = {
  jobs: [
    {
      label: "Live streaming",
      force: "must" as const,
      requirements: [
        {
          label: "Live streaming",
          kind: "job" as const,
          force: "must" as const,
          start: 0,
          end: 0,
          means: ["skill Live streaming"],
        },
      ],
    },
  ],
  forAll: [],
  aboutYou: [],
  answers: [],
};

function search(people: [id: string, skills: string[], bio: string][]) {
  const matcher = createMatcher();
  for (const [id, skills, bio] of people) matcher.put(aFreelancer(id, { title: "Independent", skills, bio }));
  return matcher.search({ text: "", reading: streaming, searcherType: "brand", limit: 5 }).matches;
}

it("work that nobody can tick is proved by a sentence that names it beside a tick of wider work", () => {
  const [best] = search([["named", ["Camera Operator"], "I do live streaming for parish councils."]]);

  expect(best).toMatchObject({ id: "named", fits: true });
});

it("who only ticks wider work does not do the narrow one, and stands behind who names it", () => {
  const matches = search([
    ["wider", ["Camera Operator"], "I point cameras at regattas and weddings."],
    ["named", ["Camera Operator"], "I do live streaming for parish councils."],
  ]);

  expect(matches.map(({ id }) => id)).toEqual(["named", "wider"]);
  expect(matches[1]!.fits).toBe(false);
  expect(matches[1]!.criteria[0]!.status).toBe("partly");
});
