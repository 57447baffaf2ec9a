import { places } from "../lexicon/places.ts";
import { sectors } from "../lexicon/sectors.ts";
import { towns } from "../lexicon/towns.ts";
import { traits } from "../lexicon/traits.ts";
import { aliasMarks, readAliases, readBlocks, readLine } from "../src/read/lexicon/rows.ts";
import type { Alias } from "../src/read/lexicon/rows.ts";
import type { AliasRow, Concept, ConceptKind, TownRow, TraitKind } from "../src/read/lexicon/taxonomy.ts";
import { singular, stemOf } from "../src/text/stems.ts";
import { splitWords } from "../src/text/words.ts";
import { taxonomyWeights } from "../src/weights.ts";
import { listNamesOfPeople } from "./names-of-people.ts";
import { isTicked, readSkillFiles } from "./read-skills.ts";
import type { SkillLines } from "./read-skills.ts";

/** Describes how people ask for a skill without its name, which only the network learns from that reads clauses. */
export interface DescribedNeed {
  phrase: string;
  concept: number;
}

/** Holds what the lexicon files say while it is put together. */
export interface Taxonomy {
  concepts: Concept[];
  aliases: AliasRow[];
  describedNeeds: DescribedNeed[];
  byName: Map<string, number>;
}

/** Reads the lexicon files into one numbered list. A reference that leads nowhere is an error with its name in it. */
export function readTaxonomy(): Taxonomy {
  const taxonomy: Taxonomy = { concepts: [], aliases: [], describedNeeds: [], byName: new Map() };
  readSkills(taxonomy);
  readSectors(taxonomy);
  readPlaces(taxonomy);
  readTraits(taxonomy);
  readTowns(taxonomy);
  for (const { words, weight, concept } of listNamesOfPeople(taxonomy))
    addAliases(taxonomy, concept, `${words}~${weight}`);
  return taxonomy;
}

/** Returns the table that the engine loads: towns are many, so each is a short row. */
export function compileTaxonomy({ concepts, aliases }: Taxonomy) {
  const townConcepts = concepts.filter(({ isTown }) => isTown === true);
  return {
    concepts: concepts.filter(({ isTown }) => isTown !== true),
    towns: townConcepts.map(({ name, up }): TownRow => [name, ...up.map(({ id }) => id)]),
    aliases,
  };
}

interface Named {
  name: string;
  aliases?: string;
}

function addConcept(taxonomy: Taxonomy, kind: ConceptKind, { name, aliases = "" }: Named): Concept {
  const concept: Concept = { id: taxonomy.concepts.length, kind, name, ticks: [], up: [], near: [] };
  taxonomy.concepts.push(concept);
  taxonomy.byName.set(`${kind} ${name}`, concept.id);
  addAliases(taxonomy, concept, aliases);
  return concept;
}

/** Adds the aliases of a list; what has no words, such as a lone sign, is none. */
function addAliases(taxonomy: Taxonomy, concept: Concept, written: string): void {
  const rows = readAliases(written).map((alias) => conceptAlias(alias, concept));
  taxonomy.aliases.push(...rows.filter(([words]) => words !== ""));
}

function conceptAlias(alias: Alias, { id }: Concept): AliasRow {
  const { norms } = splitWords(alias.words);
  const words = norms.join(" ");
  const forms = norms.map(singular).join(" ");
  const stem = norms.length === 1 ? stemOf(words) : words;
  const marks = (Object.keys(aliasMarks) as (keyof typeof aliasMarks)[])
    .map((key) => (alias[key] ? aliasMarks[key] : ""))
    .join("");
  if (stem !== words) return [words, alias.weight, id, marks, forms, stem];
  return forms === words ? [words, alias.weight, id, marks] : [words, alias.weight, id, marks, forms];
}

function idOf(taxonomy: Taxonomy, kind: ConceptKind, name: string): number {
  const id = taxonomy.byName.get(`${kind} ${name}`);
  if (id === undefined) throw new Error(`The data files name an unknown ${kind}: "${name}"`);
  return id;
}

function readSkills(taxonomy: Taxonomy): void {
  const skills = readSkillFiles();
  const owners = new Map<string, number>();
  for (const { name, lines } of skills) {
    const value = (key: string) => lines.find((line) => line.key === key)?.value ?? "";
    const concept = addConcept(taxonomy, "skill", { name, aliases: value("aka") });
    concept.ticks = list(value("is"));
    for (const tick of concept.ticks) owners.set(tick, concept.id);
    for (const { words } of readAliases(value("asked")))
      taxonomy.describedNeeds.push({ phrase: words, concept: concept.id });
  }
  linkSkills(taxonomy, skills.filter(isTicked), { owners, factor: taxonomyWeights.partOfSkill });
  const narrow = skills.filter((skill) => !isTicked(skill));
  linkSkills(taxonomy, narrow, { owners, factor: taxonomyWeights.kindOfSkill });
}

interface Owners {
  owners: ReadonlyMap<string, number>;
  factor: number;
}

function linkSkills(taxonomy: Taxonomy, blocks: readonly SkillLines[], { owners, factor }: Owners): void {
  for (const { name, lines } of blocks) {
    const concept = taxonomy.concepts[idOf(taxonomy, "skill", name)]!;
    for (const { key, value } of lines) {
      if (key === "near") concept.near = list(value).map((near) => idOf(taxonomy, "skill", near));
      if (key === "under") concept.up = parentsOf(value, { owners, factor }).filter((up) => up.id !== concept.id);
    }
    if (factor === taxonomyWeights.kindOfSkill) concept.up = withClosestAsKind(concept);
  }
}

/** Makes the skill that a narrow one is closest to its kind: local search is search before it is web development, whoever ticks which. */
function withClosestAsKind({ up, near: [closest] }: Concept): Concept["up"] {
  const { kindOfSkill, partOfSkill } = taxonomyWeights;
  if (!up.some(({ id }) => id === closest)) return up;
  return up.map(({ id }) => ({ id, factor: id === closest ? kindOfSkill : partOfSkill }));
}

function parentsOf(value: string, { owners, factor }: Owners): Concept["up"] {
  const parents = new Map<number, number>();
  for (const entry of value.split(";")) {
    const isPart = entry.trim().startsWith("part of ");
    const tick = entry.trim().replace(/^(part of )?(skill|service) /, "");
    const owner = owners.get(tick);
    if (owner === undefined && tick !== "Other")
      throw new Error(`The data files name an unknown skill or service: "${tick}"`);
    if (owner !== undefined && !parents.has(owner))
      parents.set(owner, parents.size === 0 && !isPart ? factor : taxonomyWeights.partOfSkill);
  }
  return [...parents].map(([id, share]) => ({ id, factor: share }));
}

function readSectors(taxonomy: Taxonomy): void {
  for (const { name, lines } of readBlocks(sectors)) {
    const aka = lines.find((line) => line.key === "aka")?.value ?? "";
    const sector = addConcept(taxonomy, "sector", { name, aliases: name === "Other" ? "" : `${name}; ${aka}` });
    sector.ticks = [name];
    for (const { key, value } of lines) {
      if (key === "aka") continue;
      addConcept(taxonomy, "sector", { name: `${name}: ${key}`, aliases: value }).up = [
        { id: sector.id, factor: taxonomyWeights.partOfSector },
      ];
    }
  }
}

function readPlaces(taxonomy: Taxonomy): void {
  for (const { name, lines } of readBlocks(places)) {
    const aka = lines.find((line) => line.key === "aka")?.value ?? "";
    const region = addConcept(taxonomy, "place", { name, aliases: aka });
    region.ticks = [name];
    const areas: Area[] = [];
    for (const { key, value } of lines) {
      if (key === "aka") continue;
      if (key.startsWith("area ")) areas.push(readArea(key, value));
      else areas.push(...readCountry(taxonomy, region, { name: key, value }));
    }
    for (const area of areas) addArea(taxonomy, region, area);
  }
}

interface Area {
  name: string;
  members: string[];
  aliases: string;
}

function readArea(key: string, value: string): Area {
  const [name = "", members = ""] = key.slice("area ".length).split("=");
  return { name: name.trim(), members: list(members), aliases: value };
}

/** Adds a country with its cities, and returns the areas that it names. */
function readCountry(taxonomy: Taxonomy, region: Concept, { name, value }: { name: string; value: string }): Area[] {
  const areas: Area[] = [];
  const [aliases = "", ...parts] = value.split("|");
  const country = addConcept(taxonomy, "place", { name, aliases });
  country.up = [{ id: region.id, factor: taxonomyWeights.placeInRegion }];
  for (const part of parts) {
    const { key, value: names } = readLine(part);
    if (key.startsWith("area ")) {
      areas.push({ ...readArea(key, names), members: [...readArea(key, names).members, `in ${name}`] });
    } else {
      addConcept(taxonomy, "place", { name: key, aliases: names }).up = [
        { id: country.id, factor: taxonomyWeights.placeInCountry },
        { id: region.id, factor: taxonomyWeights.placeInRegion },
      ];
    }
  }
  return areas;
}

/** Adds an area: a wider place than its members, in a country (`in …`) or straight in the region. */
function addArea(taxonomy: Taxonomy, region: Concept, area: Area): void {
  const concept = addConcept(taxonomy, "place", { name: area.name, aliases: area.aliases });
  concept.up = [{ id: region.id, factor: taxonomyWeights.placeInRegion }];
  for (const member of area.members) {
    if (member.startsWith("in "))
      concept.up.unshift({ id: idOf(taxonomy, "place", member.slice(3)), factor: taxonomyWeights.placeInCountry });
    else
      taxonomy.concepts[idOf(taxonomy, "place", member)]!.up.unshift({
        id: concept.id,
        factor: taxonomyWeights.placeInCountry,
      });
  }
}

/** Adds the towns of a country, each in its country and its region, and in the city that it lies beside. */
function readTowns(taxonomy: Taxonomy): void {
  for (const block of towns.trim().split("\n\n")) {
    const [country = "", ...lines] = block.split("\n");
    const wider = taxonomy.concepts[idOf(taxonomy, "place", country)]!;
    for (const { key, value } of lines.map(readLine))
      for (const town of value.split(";").map((name) => name.trim())) {
        const concept = addConcept(taxonomy, "place", { name: town.replace("?", ""), aliases: town.toLowerCase() });
        const city = key === "-" ? [] : [{ id: idOf(taxonomy, "place", key), factor: taxonomyWeights.placeInCountry }];
        concept.up = [...city, { id: wider.id, factor: taxonomyWeights.placeInCountry }, ...wider.up];
        concept.isTown = true;
      }
  }
}

function readTraits(taxonomy: Taxonomy): void {
  const rows = traits.trim().split("\n");
  let concept: Concept | undefined;
  for (const row of rows) {
    const { key, value } = readLine(row);
    if (key === "ticks") concept!.ticks = list(value);
    else if (key === "aka") addAliases(taxonomy, concept!, value);
    else concept = addConcept(taxonomy, key.split(" ")[0] as TraitKind, { name: value });
  }
}

function list(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
