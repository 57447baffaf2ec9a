import { userTypes } from "@triptych/contract/basics";
import { describe, expect, it } from "vitest";
import { excerptOf, leftOut, profileSteps, stepOf, stepsFrom, stepsToAsk, withFound } from "./first-profile.ts";
import { problemOf } from "./profile-schemas.ts";
import { profileFields, valuesOf } from "./rules.ts";

const at = (field: string, value: string) => ({ field, value, places: [{ start: 0, end: 1 }] });

describe("the steps of a first profile", () => {
  it.each(userTypes)("are at most four and hold every field of the form: %s", (userType) => {
    const steps = profileSteps[userType];

    expect(steps.length).toBeLessThanOrEqual(4);
    expect(steps.flatMap(({ fields }) => fields).toSorted()).toEqual(
      profileFields[userType].map(({ name }) => name).toSorted(),
    );
  });

  it("are asked where a required field is missing, and not for optional ones", () => {
    const values = {
      ...valuesOf("freelancer", null),
      fullName: "Ada Lovell",
      title: "Foley artist",
      regions: ["Europe"],
    };

    expect(stepsToAsk("freelancer", values)).toEqual([1, 2, 3]);
  });

  it("begin with the one that somebody opened, so that the way back leads out of them", () => {
    expect(stepsFrom([0, 2], 3)).toEqual([3, 0, 2]);
    expect(stepsFrom([0, 2], 2)).toEqual([2, 0]);
    expect(stepsFrom([0, 2], undefined)).toEqual([0, 2]);
  });

  it("are found by a field", () => {
    expect(stepOf("agency", "credentials")).toBe(3);
    expect(stepOf("agency", "no field")).toBe(0);
  });
});

describe("using what was found", () => {
  const empty = valuesOf("freelancer", null);

  it("fills the fields, and adds to lists that somebody began", () => {
    const found = [at("title", "Illustrator"), at("regions", "Europe")];

    const values = withFound({ ...empty, regions: ["Africa"] }, found, found);

    expect(values).toMatchObject({ title: "Illustrator", regions: ["Africa", "Europe"] });
  });

  it("leaves out what was taken away, also where it was used before", () => {
    const found = [at("title", "Illustrator"), at("regions", "Europe"), at("regions", "Africa")];
    const used = withFound(empty, found, found);

    const values = withFound(used, [found[1]!], found);

    expect(values).toMatchObject({ title: "", regions: ["Europe"] });
  });

  it("keeps a title that somebody wrote themselves", () => {
    expect(withFound({ ...empty, title: "Painter" }, [], [at("title", "Illustrator")])).toMatchObject({
      title: "Painter",
    });
  });

  it("opens the field for own skills where there are some", () => {
    const found = [at("skills", "Food photography")];

    expect(withFound(empty, found, found).skills).toEqual(["Food photography", "Other"]);
  });

  it("says in the form's words what is wrong with a changed value", () => {
    expect(problemOf("freelancer", at("title", " "))).toBe("Professional title is required");
    expect(problemOf("freelancer", at("title", "Illustrator"))).toBeUndefined();
  });
});

describe("an excerpt", () => {
  it("has a few words around, cut between words and at the ends of lines", () => {
    const text =
      "First line\nFor eleven years I have photographed food for breweries and bakeries in Leeds and York.\nLast";
    const start = text.indexOf("food");

    expect(excerptOf(text, { start, end: start + 4 })).toEqual({
      before: "… eleven years I have photographed ",
      words: "food",
      behind: " for breweries and bakeries in …",
    });
  });

  it("is whole where the text is short", () => {
    expect(excerptOf("An illustrator.", { start: 3, end: 14 })).toEqual({
      before: "An ",
      words: "illustrator",
      behind: ".",
    });
  });
});

describe("what a sorted text leaves out", () => {
  const text =
    "Ada Lovell, Foley artist\nI record footsteps for film. My dog is called Otto.\n\n---\nAwards: BAFTA 2019";
  const placesOf = (...words: string[]) =>
    words.map((each) => ({ places: [{ start: text.indexOf(each), end: text.indexOf(each) + each.length }] }));

  it("is every sentence that is in no field, also where one word of it is", () => {
    expect(leftOut(text, placesOf("Ada Lovell", "Foley artist", "film"))).toBe(
      "I record footsteps for film.\nMy dog is called Otto.\nAwards: BAFTA 2019",
    );
  });

  it("is nothing that a field took", () => {
    expect(
      leftOut(
        text,
        placesOf(
          "Ada Lovell",
          "Foley artist",
          "I record footsteps for film. My dog is called Otto.",
          "Awards: BAFTA 2019",
        ),
      ),
    ).toBe("");
    expect(leftOut("", [])).toBe("");
  });
});
