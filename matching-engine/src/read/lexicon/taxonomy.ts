import { splitWords } from "../../text/words.ts";
import { skillBlocks } from "../../../lexicon/skills.ts";
import { places } from "../../../lexicon/places.ts";
import { sectors } from "../../../lexicon/sectors.ts";
import { occupationRows } from "../../../lexicon/occupations.ts";
import { traits } from "../../../lexicon/traits.ts";
import { readAliases, readBlocks, readLine, readRows } from "./rows.ts";
import type { Alias } from "./rows.ts";
import { taxonomyWeights } from "../../weights.ts";

export type TraitKind = "seniority" | "workingMode" | "companySize" | "clientType" | "accountType";
export type ConceptKind = "skill" | "sector" | "place" | TraitKind;

/** A thing that briefs ask for and profiles show. `up` are wider concepts with how much showing this one shows them. */
export type Concept = {
  id: number;
  kind: ConceptKind;
  name: string;
  /** Values of the enumerations that say exactly this. */
  ticks: string[];
  up: { id: number; factor: number }[];
  near: number[];
};

/** An alias of a concept with its words as they are looked up. */
export type ConceptAlias = Alias & { concept: number; norms: readonly string[] };
export type DescribedNeed = { phrase: string; concept: number };

export type Taxonomy = {
  concepts: Concept[];
  aliases: ConceptAlias[];
  describedNeeds: DescribedNeed[];
  byName: Map<string, number>;
};

/** Reads the data files into one numbered list; a reference that leads nowhere is an error with its name in it. */
function readTaxonomy(): Taxonomy {
  const taxonomy: Taxonomy = { concepts: [], aliases: [], describedNeeds: [], byName: new Map() };
  readSkills(taxonomy);
  readSectors(taxonomy);
  readPlaces(taxonomy);
  readTraits(taxonomy);
  return taxonomy;
}

function addConcept(taxonomy: Taxonomy, kind: ConceptKind, name: string, aliases = ""): Concept {
  const concept: Concept = { id: taxonomy.concepts.length, kind, name, ticks: [], up: [], near: [] };
  taxonomy.concepts.push(concept);
  taxonomy.byName.set(`${kind} ${name}`, concept.id);
  for (const alias of readAliases(aliases)) taxonomy.aliases.push(conceptAlias(alias, concept));
  return concept;
}

function conceptAlias(alias: Alias, { id }: Concept): ConceptAlias {
  return { ...alias, concept: id, norms: splitWords(alias.words).norms };
}

function idOf(taxonomy: Taxonomy, kind: ConceptKind, name: string): number {
  const id = taxonomy.byName.get(`${kind} ${name}`);
  if (id === undefined) throw new Error(`The data files name an unknown ${kind}: "${name}"`);
  return id;
}

function readSkills(taxonomy: Taxonomy): void {
  const skills = readBlocks(skillBlocks);
  const occupations = readRows(occupationRows);
  const owners = new Map<string, number>();
  for (const { name, lines } of [...skills, ...occupations]) {
    const value = (key: string) => lines.find((line) => line.key === key)?.value ?? "";
    const concept = addConcept(taxonomy, "skill", name, value("aka"));
    concept.ticks = list(value("is"));
    for (const tick of concept.ticks) owners.set(tick, concept.id);
    for (const { words } of readAliases(value("asked")))
      taxonomy.describedNeeds.push({ phrase: words, concept: concept.id });
  }
  linkSkills(taxonomy, skills, owners, taxonomyWeights.partOfSkill);
  linkSkills(taxonomy, occupations, owners, taxonomyWeights.kindOfSkill);
}

type Blocks = ReturnType<typeof readBlocks>;

function linkSkills(taxonomy: Taxonomy, blocks: Blocks, owners: Map<string, number>, factor: number): void {
  for (const { name, lines } of blocks) {
    const concept = taxonomy.concepts[idOf(taxonomy, "skill", name)]!;
    for (const { key, value } of lines) {
      if (key === "near") concept.near = list(value).map((near) => idOf(taxonomy, "skill", near));
      if (key === "under") concept.up = parentsOf(value, owners, factor).filter((up) => up.id !== concept.id);
    }
  }
}

function parentsOf(value: string, owners: Map<string, number>, factor: number): Concept["up"] {
  const parents = new Map<number, number>();
  for (const entry of value.split(";")) {
    const tick = entry.trim().replace(/^(skill|service) /, "");
    const owner = owners.get(tick);
    if (owner === undefined && tick !== "Other")
      throw new Error(`The data files name an unknown skill or service: "${tick}"`);
    if (owner !== undefined && !parents.has(owner))
      parents.set(owner, parents.size === 0 ? factor : taxonomyWeights.partOfSkill);
  }
  return [...parents].map(([id, share]) => ({ id, factor: share }));
}

function readSectors(taxonomy: Taxonomy): void {
  for (const { name, lines } of readBlocks(sectors)) {
    const aka = lines.find((line) => line.key === "aka")?.value ?? "";
    const sector = addConcept(taxonomy, "sector", name, name === "Other" ? "" : `${name}; ${aka}`);
    sector.ticks = [name];
    for (const { key, value } of lines) {
      if (key === "aka") continue;
      addConcept(taxonomy, "sector", `${name}: ${key}`, value).up = [
        { id: sector.id, factor: taxonomyWeights.partOfSector },
      ];
    }
  }
}

function readPlaces(taxonomy: Taxonomy): void {
  for (const { name, lines } of readBlocks(places)) {
    const aka = lines.find((line) => line.key === "aka")?.value ?? "";
    const region = addConcept(taxonomy, "place", name, aka);
    region.ticks = [name];
    const areas: { name: string; members: string[]; aliases: string }[] = [];
    for (const { key, value } of lines) {
      if (key === "aka") continue;
      if (key.startsWith("area ")) areas.push(readArea(key, value));
      else readCountry(taxonomy, region, key, value, areas);
    }
    for (const area of areas) addArea(taxonomy, region, area);
  }
}

function readArea(key: string, value: string) {
  const [name = "", members = ""] = key.slice("area ".length).split("=");
  return { name: name.trim(), members: list(members), aliases: value };
}

function readCountry(
  taxonomy: Taxonomy,
  region: Concept,
  name: string,
  value: string,
  areas: ReturnType<typeof readArea>[],
): void {
  const [aliases = "", ...parts] = value.split("|");
  const country = addConcept(taxonomy, "place", name, aliases);
  country.up = [{ id: region.id, factor: taxonomyWeights.placeInRegion }];
  for (const part of parts) {
    const { key, value: names } = readLine(part);
    if (key.startsWith("area ")) {
      areas.push({ ...readArea(key, names), members: [...readArea(key, names).members, `in ${name}`] });
    } else {
      addConcept(taxonomy, "place", key, names).up = [
        { id: country.id, factor: taxonomyWeights.placeInCountry },
        { id: region.id, factor: taxonomyWeights.placeInRegion },
      ];
    }
  }
}

/** Adds an area: a wider place than its members, in a country (`in …`) or straight in the region. */
function addArea(
  taxonomy: Taxonomy,
  region: Concept,
  area: { name: string; members: string[]; aliases: string },
): void {
  const concept = addConcept(taxonomy, "place", area.name, area.aliases);
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

function readTraits(taxonomy: Taxonomy): void {
  const rows = traits.trim().split("\n");
  let concept: Concept | undefined;
  for (const row of rows) {
    const { key, value } = readLine(row);
    if (key === "ticks") concept!.ticks = list(value);
    else if (key === "aka")
      for (const alias of readAliases(value)) taxonomy.aliases.push(conceptAlias(alias, concept!));
    else concept = addConcept(taxonomy, key.split(" ")[0] as TraitKind, value);
  }
}

function list(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Holds what the lexicon files say as one numbered list. It never changes after it is read. */
export const taxonomy: Taxonomy = readTaxonomy();
export const concepts: readonly Concept[] = taxonomy.concepts;

const none: readonly number[] = [];
const tickOwners = Map.groupBy(
  concepts.flatMap((concept) =>
    concept.ticks.map((tick) => ({ key: `${tickGroup(concept)} ${tick}`, id: concept.id })),
  ),
  ({ key }) => key,
);
const conceptsByTick = new Map([...tickOwners].map(([key, owners]) => [key, owners.map(({ id }) => id)]));

export type TickGroup = "skill" | "sector" | "place" | "trait";

/** Returns the concepts that a ticked value of an enumeration stands for. */
export function conceptsOfTick(group: TickGroup, value: string): readonly number[] {
  return conceptsByTick.get(`${group} ${value}`) ?? none;
}

function tickGroup({ kind }: Concept): TickGroup {
  return kind === "skill" || kind === "sector" || kind === "place" ? kind : "trait";
}

/** Returns whether a concept is one of the skills that people tick, or belongs to one. */
export function isOfTickedSkill(id: number): boolean {
  return concepts[id]!.up.length > 0 || concepts[id]!.ticks.length > 0;
}
