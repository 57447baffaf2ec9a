import { assert, float, array, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { aBrandProfile, aFreelancerProfile, anAgencyProfile } from "../../../../testing/profiles.ts";
import { fromBytes, nearest, normalised, toBytes, wordsOf } from "./rules.ts";

describe("vectors", () => {
  it("are the same after they were kept", () => {
    assert(
      property(array(float({ noNaN: true, noDefaultInfinity: true }), { maxLength: 40 }), (parts) => {
        const vector = Float32Array.from(parts);

        expect(fromBytes(toBytes(vector))).toEqual(vector);
      }),
    );
  });

  it("are compared by their direction alone, nearest first", () => {
    const vectors = new Map([
      ["across", normalised([0, 9])!],
      ["along", normalised([5, 0])!],
      ["aslant", normalised([1, 1])!],
      ["of another model", normalised([1, 1, 1])!],
    ]);

    expect(nearest(normalised([0.1, 0])!, vectors, 5)).toEqual(["along", "aslant", "across"]);
    expect(nearest(normalised([0.1, 0])!, vectors, 1)).toEqual(["along"]);
  });

  it("that are equally near stand by their ids", () => {
    const likeness = Float32Array.of(1, 0);
    const vectors = new Map(["b", "c", "a"].map((id) => [id, likeness]));

    expect(nearest(likeness, vectors, 2)).toEqual(["a", "b"]);
  });

  it("have the length one", () => {
    expect(normalised([0, 4])).toEqual(Float32Array.of(0, 1));
  });

  it("without a direction are none", () => {
    expect(normalised([0, 0])).toBeNull();
    expect(normalised([Number.MAX_VALUE, Number.MAX_VALUE])).toBeNull();
  });
});

describe("the text of a profile", () => {
  it("holds the work of an agency, and neither its name nor its website", () => {
    const data = anAgencyProfile({
      services: ["Packaging design", "Graphic design"],
      industries: ["Food and beverage", "Other"],
      uniqueValue: "We draw jars.",
    });

    expect(wordsOf({ type: "agency", data })).toBe(
      "Packaging design, Graphic design\nFood and beverage, Other\nWe draw jars.",
    );
  });

  it("holds the work of a freelancer, and neither their name nor their portfolio", () => {
    const data = aFreelancerProfile({
      title: "Colourist",
      skills: ["Colour Grading", "Video Editing"],
      industries: ["Food and beverage", "Other"],
      bio: "I grade films.",
    });

    expect(wordsOf({ type: "freelancer", data })).toBe(
      "Colourist\nColour Grading, Video Editing\nFood and beverage, Other\nI grade films.",
    );
  });

  it("holds what a brand does, and not its name", () => {
    const data = aBrandProfile({ industries: ["Food and beverage", "Other"], description: "We bake rye crackers." });

    expect(wordsOf({ type: "brand", data })).toBe("Food and beverage, Other\nWe bake rye crackers.");
  });
});
