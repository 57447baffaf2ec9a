import { expect, it } from "vitest";
import { anAgency } from "../../tests/builders.ts";
import { createMatcher } from "../matcher.ts";

/** Returns the agencies that show what a brief for an influencer campaign excludes. */
function refusedBy(exclusion: string): string[] {
  const matcher = createMatcher();
  const agencies = {
    games: "Influencer campaigns for board games and card games. Board games are what we know best.",
    betting: "Influencer campaigns for betting brands. Half of our clients live from betting.",
    energy: "Influencer campaigns for a water company and its reservoirs. We explain smart meters too.",
    oil: "Influencer campaigns for oil and gas. We have worked in oil and gas for ten years.",
    lager: "Influencer campaigns for lager and cider. Lager pays our rent.",
  };
  for (const [id, uniqueValue] of Object.entries(agencies)) matcher.put(anAgency(id, { uniqueValue }));
  const text = `Influencer campaign for our wetsuits. ${exclusion}`;
  const { matches } = matcher.search({ text, searcherType: "brand", limit: 10 });
  return matches
    .filter(({ criteria }) =>
      criteria.some(({ importance, status }) => importance === "mustNot" && status === "contradicted"),
    )
    .map(({ id }) => id)
    .toSorted();
}

it.each([
  ["No betting, please.", ["betting"]],
  ["No oil and gas.", ["oil"]],
  ["No alcohol.", ["lager"]],
])("“%s” refuses %j and nobody else", (exclusion, ids) => {
  expect(refusedBy(exclusion)).toEqual(ids);
});
