import { profileLimits } from "@triptych/contract/profiles";
import { describe, expect, it } from "vitest";
import { addCustomSkills, customSkillsOf, skillsToEdit, skillsToSave } from "./custom-skills.ts";

describe("adding own skills", () => {
  it("takes several with commas between them", () => {
    expect(addCustomSkills(["Director"], "Foley,  ADR  recording ,").chosen).toEqual([
      "Director",
      "Foley",
      "ADR recording",
    ]);
  });

  it("never adds a skill twice, whatever its case", () => {
    const { chosen, problem } = addCustomSkills(["Foley"], "FOLEY");

    expect(chosen).toEqual(["Foley"]);
    expect(problem).toBe("You already have “FOLEY”");
  });

  it("uses the spelling of the list where the list has the skill", () => {
    expect(addCustomSkills([], "colour grading").chosen).toEqual(["Colour Grading"]);
  });

  it("asks for a skill where none was typed", () => {
    expect(addCustomSkills(["Foley"], " , ").problem).toBe("Type a skill first");
  });

  it("refuses skills that are too long or too many", () => {
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
  it("is not saved beside own skills", () => {
    expect(skillsToSave(["Director", "Other", "Foley"])).toEqual(["Director", "Foley"]);
    expect(skillsToSave(["Director", "Other"])).toEqual(["Director", "Other"]);
  });

  it("is chosen again where there are own skills", () => {
    expect(skillsToEdit(["Director", "Foley"])).toEqual(["Director", "Foley", "Other"]);
    expect(skillsToEdit(["Director"])).toEqual(["Director"]);
  });

  it("is not an own skill", () => {
    expect(customSkillsOf(["Other", "Director", "Foley"])).toEqual(["Foley"]);
  });
});
