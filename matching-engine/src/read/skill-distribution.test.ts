import { expect, it } from "vitest";
import { Relations } from "../rank/relations.ts";
import { taxonomy } from "./lexicon/taxonomy.ts";
import { compareSkills, joinDistributions } from "./skill-distribution.ts";

const numbered = (name: string) => taxonomy.byName.get(`skill ${name}`)!;
const only = (name: string) => ({ skills: [numbered(name)], shares: [1] });
const relations = new Relations();
const likeness = (asked: string) => compareSkills(only(asked), (skill) => relations.ofAny([skill]));

it("finds the same skill likest, a kind of it next, and another one not at all", () => {
  const compare = likeness("Photography");

  const [same, kind, other] = ["Photography", "Food photography", "Bookkeeping"].map((name) => compare(only(name)));

  expect(same).toBeGreaterThan(kind!);
  expect(kind).toBeGreaterThan(0.1);
  expect(other).toBe(0);
});

it("is 1 at most", () => {
  const skills = ["Photography", "Food photography", "Product photography", "Portrait photography"].map(numbered);
  const many = { skills, shares: skills.map(() => 1 / skills.length) };

  expect(compareSkills(many, (skill) => relations.ofAny([skill]))(many)).toBeLessThanOrEqual(1.000_001);
});

it("joins two distributions by the share of the second, and leaves the first alone where there is no second", () => {
  const joined = joinDistributions(only("Photography"), only("Retouching"), 0.25);

  expect(joined).toEqual({ skills: [numbered("Photography"), numbered("Retouching")], shares: [0.75, 0.25] });
  expect(joinDistributions(only("Photography"), undefined, 0.25)).toEqual(only("Photography"));
});
