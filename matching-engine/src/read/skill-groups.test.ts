import { services, skills } from "@triptych/contract/profile-choices";
import { expect, it } from "vitest";
import { groupBySkill } from "./skill-groups.ts";

const groups = groupBySkill([...new Set([...services, ...skills])]);
const valuesOf = (name: string) => groups.find((group) => group.name === name)?.values;

it("brings what agencies and freelancers call the same skill together", () => {
  expect(valuesOf("Motion design")).toEqual(["Motion graphics", "Motion Design"]);
  expect(valuesOf("Graphic design")).toEqual(["Graphic design", "Graphic Design"]);
  expect(valuesOf("Branding")).toEqual(["Brand strategy and positioning", "Branding"]);
});

it("has a value with each skill that it says, and no value is left out", () => {
  expect(valuesOf("3D design")).toEqual(["3D design and animation", "3D Design"]);
  expect(valuesOf("Animation")).toEqual(["3D design and animation", "Animation (2D/3D)"]);
  expect(valuesOf("Other")).toEqual(["Other"]);
  expect(new Set(groups.flatMap(({ values }) => values))).toEqual(new Set([...services, ...skills]));
  expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
});
