import { expect, it } from "vitest";
import { aRequirement } from "../../tests/judging.ts";
import type { Requirement } from "../read/brief/requirements.ts";
import { isMustJob, isSkillOf } from "./must-jobs.ts";

const asked = (change: Partial<Requirement> = {}) => aRequirement({ job: 1, ...change }).requirement;

it("a must job is a skill that somebody must have", () => {
  expect(isMustJob(asked())).toBe(true);
  expect(isMustJob(asked({ importance: "nice" }))).toBe(false);
  expect(isMustJob(asked({ kind: "sector" }))).toBe(false);
});

it("a skill of a job is asked for in that job, as a must-have or as a wish", () => {
  expect(isSkillOf(asked(), 1)).toBe(true);
  expect(isSkillOf(asked({ importance: "nice" }), 1)).toBe(true);
  expect(isSkillOf(asked(), 0)).toBe(false);
  expect(isSkillOf(asked({ importance: "mustNot" }), 1)).toBe(false);
  expect(isSkillOf(asked({ kind: "sector" }), 1)).toBe(false);
});
