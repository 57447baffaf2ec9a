import { expect, it } from "vitest";
import { anAgency } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";

/** Returns how an agency elsewhere that says these words of itself stands to a place that a brief asks for. */
function statusOf(place: string, uniqueValue: string): string | undefined {
  const matcher = createMatcher();
  matcher.put(anAgency("agency", { regions: ["Latin America"], services: ["Packaging design"], uniqueValue }));
  const [match] = matcher.search({ text: `Packaging design in ${place}`, searcherType: "brand", limit: 1 }).matches;
  return match?.criteria.find(({ kind }) => kind === "place")?.status;
}

it.each([
  "Packaging design in Mexico. Spanish or English, as you like.",
  "Packaging design in Mexico. Spanish, Portuguese and English.",
  "Packaging design in Mexico. We speak Spanish.",
])("the languages that somebody speaks are no place: %s", (text) => {
  expect(statusOf("Europe", text)).toBe("notStated");
  expect(statusOf("Spain", text)).toBe("notStated");
});

it.each([
  "We are a Spanish studio for packaging design.",
  "Packaging design from a Spanish studio.",
  "Packaging design in Madrid. Spanish or English, as you like.",
])("the name of a people that describes somebody is their place: %s", (text) => {
  expect(statusOf("Spain", text)).toBe("met");
});
