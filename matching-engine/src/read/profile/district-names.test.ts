import { expect, it } from "vitest";
import { anAgency } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";

/** Returns how an agency that says these words of itself stands to a place that a brief asks for. */
function statusOf(place: string, uniqueValue: string): string | undefined {
  const matcher = createMatcher();
  matcher.put(anAgency("agency", { regions: ["North America"], services: ["Packaging design"], uniqueValue }));
  const [match] = matcher.search({ text: `Packaging design in ${place}`, searcherType: "brand", limit: 1 }).matches;
  return match?.criteria.find(({ kind }) => kind === "place")?.status;
}

it("a district that is named after a city elsewhere is not that city", () => {
  expect(statusOf("Europe", "Packaging design from our yellow house in Roma Norte, Mexico City.")).toBe("notStated");
});

it("the city of the district is read, and so are cities in a row", () => {
  expect(statusOf("Mexico", "Packaging design from our yellow house in Roma Norte, Mexico City.")).toBe("met");
  expect(statusOf("Europe", "Packaging design in Rome, Paris and New York.")).toBe("met");
  expect(statusOf("London", "Packaging design near London Bridge, London.")).toBe("met");
});
