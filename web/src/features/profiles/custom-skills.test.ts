import { profileLimits } from "@triptych/contract/profiles";
import { describe, expect, it } from "vitest";
import { addCustomSkills, customSkillsOf, skillsToEdit, skillsToSave } from "./custom-skills.ts";

describe("adding skills of one's own", () => {
  it("takes several with commas between them", () => {
    expect(addCustomSkills(["Director"], "Foley,  ADR  recording ,").chosen).toEqual([
      "Director",
      "Foley",
      "ADR recording",
    ]);
  });

  it("never adds one twice, whatever its case", () => {
    const { chosen, problem } = addCustomSkills(["Foley"], "FOLEY");

    expect(chosen).toEqual(["Foley"]);
    expect(problem).toBe("You already have “FOLEY”");
  });

  it("takes the list's own spelling where the list has it", () => {
    expect(addCustomSkills([], "colour grading").chosen).toEqual(["Colour Grading"]);
  });

  it("asks for something to add", () => {
    expect(addCustomSkills(["Foley"], " , ").problem).toBe("Type a skill first");
  });

  it("stops at what a skill and a profile can hold", () => {
    const many = Array.from({ length: profileLimits.customSkills }, (_, index) => `Skill ${index}`);

    expect(addCustomSkills([], "x".repeat(61)).problem).toBe("A skill can have at most 60 characters");
    expect(addCustomSkills(many, "One more")).toEqual({
      chosen: many,
      problem: "You can add up to 30 skills of your own",
    });
    expect(addCustomSkills(many, "Director").chosen).toContain("Director");
  });
});

describe("Other", () => {
  it("is not saved beside skills of one's own", () => {
    expect(skillsToSave(["Director", "Other", "Foley"])).toEqual(["Director", "Foley"]);
    expect(skillsToSave(["Director", "Other"])).toEqual(["Director", "Other"]);
  });

  it("is chosen again where there are some", () => {
    expect(skillsToEdit(["Director", "Foley"])).toEqual(["Director", "Foley", "Other"]);
    expect(skillsToEdit(["Director"])).toEqual(["Director"]);
  });

  it("is no skill of one's own", () => {
    expect(customSkillsOf(["Other", "Director", "Foley"])).toEqual(["Foley"]);
  });
});
