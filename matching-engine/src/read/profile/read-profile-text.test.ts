import { expect, it } from "vitest";
import { readProfileText } from "./read-profile-text.ts";

const read = (text: string, userType: "agency" | "brand" | "freelancer" = "freelancer") =>
  readProfileText(text, userType).map(({ group, value, places }) => [
    group,
    value,
    ...places.map(({ start, end }) => text.slice(start, end)),
  ]);

it("reads skills, sectors and places, each with its words", () => {
  const values = read("Illustrator in Leeds. I draw labels for breweries.");

  expect(values).toContainEqual(["skill", "Illustration", "Illustrator"]);
  expect(values).toContainEqual(["place", "Europe", "Leeds"]);
  expect(values).toContainEqual(["sector", "Food and beverage", "breweries"]);
});

it("uses the lists of the account type, and gives freelancers skills of their own", () => {
  const text = "SEO and packaging design";

  expect(read(text, "agency").map(([, value]) => value)).toEqual(["Search engine optimisation", "Packaging design"]);
  expect(read(text).map(([, value]) => value)).toEqual(["Search engine optimisation", "Packaging design"]);
  expect(readProfileText(text, "freelancer").map(({ isListed }) => isListed)).toEqual([false, false]);
  expect(read(text, "brand")).toEqual([]);
});

it("counts a narrower skill towards the one that people tick, unless it stands alone", () => {
  expect(read("food photographer").map(([, value]) => value)).toEqual(["Photography", "Food photography"]);
  expect(read("translation", "agency")).toEqual([]);
});

it("tells the name of work from a thing", () => {
  const [named] = readProfileText("a photographer", "freelancer");
  const [thing] = readProfileText("stills", "freelancer");

  expect([named?.places[0]?.isName, thing?.places[0]?.isName]).toEqual([true, false]);
});

it("takes nothing from what is negated", () => {
  expect(read("I am no photographer.")).toEqual([]);
});
