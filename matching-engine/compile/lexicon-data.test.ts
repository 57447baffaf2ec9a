import {
  brandSizes,
  clientSizes,
  industries,
  projectTypes,
  regions,
  services,
  skills,
} from "@triptych/contract/profiles";
import { expect, it } from "vitest";
import { readdirSync } from "node:fs";
import { concepts, conceptsOfTick, taxonomy } from "../src/read/lexicon/taxonomy.ts";
import { fileOf, isTicked, readSkillFiles } from "./read-skills.ts";
import { trainingExamples } from "./training-examples.ts";

const skillFiles = readSkillFiles();
const ticked = new Set(skillFiles.filter(isTicked).map(({ name }) => name));

it("every skill has a file, and every file a skill", () => {
  const files = readdirSync(new URL("../lexicon/skills/", import.meta.url));

  expect(files.toSorted()).toEqual(skillFiles.map(({ name }) => fileOf(name)).toSorted());
});

const without = (values: readonly string[], group: Parameters<typeof conceptsOfTick>[0]) =>
  values.filter((value) => value !== "Other" && conceptsOfTick(group, value).length === 0);

it("every value of the enumerations but Other stands for a concept", () => {
  expect(without(skills, "skill")).toEqual([]);
  expect(without(services, "skill")).toEqual([]);
  expect(without(industries, "sector")).toEqual([]);
  expect(without(regions, "place")).toEqual([]);
  expect(without([...clientSizes, ...brandSizes, ...projectTypes], "trait")).toEqual([]);
});

it("every tick of a concept is a value of the enumerations", () => {
  const values = new Set<string>([
    ...skills,
    ...services,
    ...industries,
    ...regions,
    ...clientSizes,
    ...brandSizes,
    ...projectTypes,
  ]);

  const unknown = concepts.flatMap((concept) => concept.ticks).filter((tick) => !values.has(tick));

  expect(unknown).toEqual([]);
});

it("every occupation below the skills has a skill and a service that it belongs under", () => {
  const rows = skillFiles
    .filter((skill) => !isTicked(skill))
    .map(({ name, lines }) => ({
      name,
      under: lines.find((line) => line.key === "under")?.value ?? "",
    }));

  const lacking = rows.filter(({ under }) => !under.includes("skill ") || !under.includes("service "));

  expect(lacking).toEqual([]);
  expect(skillFiles.length).toBeGreaterThanOrEqual(180);
});

it("names are unique and every alias has a sensible weight", () => {
  const names = concepts.map((concept) => `${concept.kind} ${concept.name}`);
  const odd = taxonomy.aliases.filter(({ words, weight }) => words.trim() === "" || !(weight > 0 && weight <= 1));

  expect(names.length).toBe(new Set(names).size);
  expect(odd).toEqual([]);
});

it("the gazetteer holds at least 450 names of places in all six regions", () => {
  const places = taxonomy.aliases.filter((alias) => concepts[alias.concept]!.kind === "place");
  const reached = new Set(
    concepts
      .filter((concept) => concept.kind === "place")
      .flatMap((concept) => concept.up.map((up) => concepts[up.id]!.name)),
  );

  expect(places.length).toBeGreaterThanOrEqual(450);
  expect(regions.filter((region) => !reached.has(region))).toEqual([]);
});

it("the numbers of concepts fit the packed evidence", () => {
  expect(concepts.length).toBeLessThan(4_096);
});

it("every skill that people can tick has at least 70 training examples, each of them once and of a sensible length", () => {
  const all = trainingExamples.flatMap(({ examples }) => examples);
  const counts = Map.groupBy(trainingExamples, ({ skill }) => skill);
  const countOf = (skill: string) => counts.get(skill)?.reduce((sum, { examples }) => sum + examples.length, 0) ?? 0;
  const thin = [...counts.keys()].filter((skill) => countOf(skill) < (ticked.has(skill) ? 70 : 18));
  const unknown = trainingExamples
    .filter(({ skill }) => !taxonomy.byName.has(`skill ${skill}`))
    .map(({ skill }) => skill);
  const odd = all.filter((need) => need.split(" ").length < 4 || need.split(" ").length > 75 || need !== need.trim());

  expect(thin).toEqual([]);
  expect(unknown).toEqual([]);
  expect(odd).toEqual([]);
  expect(all.length).toBe(new Set(all.map((need) => need.toLowerCase())).size);
});

it("every skill of the enumerations has training examples", () => {
  const told = new Set(trainingExamples.map(({ skill }) => skill));

  expect([...ticked].filter((name) => !told.has(name))).toEqual([]);
});
