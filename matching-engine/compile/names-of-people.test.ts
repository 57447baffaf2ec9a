import { expect, it } from "vitest";
import type { AliasRow, Concept } from "../src/read/lexicon/taxonomy.ts";
import { listNamesOfPeople } from "./names-of-people.ts";

const aSkill = (id: number, name: string): Concept => ({ id, kind: "skill", name, ticks: [], up: [], near: [] });
const namesFor = (concepts: readonly Concept[], aliases: readonly AliasRow[]) =>
  listNamesOfPeople({ concepts, aliases }).map(({ words, concept }) => [words, concept.name]);

it("a skill is called by its own name, and whoever does it by the person of it", () => {
  const skills = [aSkill(0, "Editorial design"), aSkill(1, "Front-end development")];

  expect(namesFor(skills, [["book design", 1, 0, ""]])).toEqual([
    ["editorial design", "Editorial design"],
    ["front end development", "Front-end development"],
    ["book designer", "Editorial design"],
    ["editorial designer", "Editorial design"],
    ["front end developer", "Front-end development"],
  ]);
});

it("what is called so already, single words, and names that join several things make none", () => {
  const skills = [aSkill(0, "Signage"), aSkill(1, "Hair and make-up"), aSkill(2, "Brand identity")];
  const aliases: AliasRow[] = [
    ["brand design", 1, 2, ""],
    ["brand designer", 1, 0, ""],
    ["look and feel direction", 1, 2, ""],
  ];

  expect(namesFor(skills, aliases)).toEqual([["brand identity", "Brand identity"]]);
});
