import { splitWords } from "../text/words.ts";
import { crafts } from "../data/crafts.ts";
import { places } from "../data/places.ts";
import { sectors } from "../data/sectors.ts";
import { trades } from "../data/trades.ts";
import { traits } from "../data/traits.ts";
import { readAliases, readBlocks, readLine, readRows } from "./rows.ts";
import type { Alias } from "./rows.ts";

export type TraitKind = "seniority" | "workingMode" | "companySize" | "clientType" | "accountType";
export type ConceptKind = "trade" | "sector" | "place" | TraitKind;

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
export type Symptom = { phrase: string; concept: number };

export type Taxonomy = {
  concepts: Concept[];
  aliases: ConceptAlias[];
  symptoms: Symptom[];
  byName: Map<string, number>;
};

/** How much evidence of a part shows the whole. */
const partOfCraft = 0.38;
const kindOfCraft = 0.85;
const partOfSector = 0.9;

/** Reads the data files into one numbered list; a reference that leads nowhere is an error with its name in it. */
export function readTaxonomy(): Taxonomy {
  const taxonomy: Taxonomy = { concepts: [], aliases: [], symptoms: [], byName: new Map() };
  readTrades(taxonomy);
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

function readTrades(taxonomy: Taxonomy): void {
  const craftBlocks = readBlocks(crafts);
  const tradeBlocks = readRows(trades);
  const owners = new Map<string, number>();
  for (const { name, lines } of [...craftBlocks, ...tradeBlocks]) {
    const value = (key: string) => lines.find((line) => line.key === key)?.value ?? "";
    const concept = addConcept(taxonomy, "trade", name, value("aka"));
    concept.ticks = list(value("is"));
    for (const tick of concept.ticks) owners.set(tick, concept.id);
    for (const { words } of readAliases(value("asked"))) taxonomy.symptoms.push({ phrase: words, concept: concept.id });
  }
  linkTrades(taxonomy, craftBlocks, owners, partOfCraft);
  linkTrades(taxonomy, tradeBlocks, owners, kindOfCraft);
}

type Blocks = ReturnType<typeof readBlocks>;

function linkTrades(taxonomy: Taxonomy, blocks: Blocks, owners: Map<string, number>, factor: number): void {
  for (const { name, lines } of blocks) {
    const concept = taxonomy.concepts[idOf(taxonomy, "trade", name)]!;
    for (const { key, value } of lines) {
      if (key === "near") concept.near = list(value).map((near) => idOf(taxonomy, "trade", near));
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
    if (owner !== undefined && !parents.has(owner)) parents.set(owner, parents.size === 0 ? factor : partOfCraft);
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
      addConcept(taxonomy, "sector", `${name}: ${key}`, value).up = [{ id: sector.id, factor: partOfSector }];
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
  country.up = [{ id: region.id, factor: 0.9 }];
  for (const part of parts) {
    const { key, value: names } = readLine(part);
    if (key.startsWith("area ")) {
      areas.push({ ...readArea(key, names), members: [...readArea(key, names).members, `in ${name}`] });
    } else {
      addConcept(taxonomy, "place", key, names).up = [
        { id: country.id, factor: 1 },
        { id: region.id, factor: 0.9 },
      ];
    }
  }
}

/** An area is a wider place than its members, and lies in a country (`in …`) or straight in the region. */
function addArea(
  taxonomy: Taxonomy,
  region: Concept,
  area: { name: string; members: string[]; aliases: string },
): void {
  const concept = addConcept(taxonomy, "place", area.name, area.aliases);
  concept.up = [{ id: region.id, factor: 0.9 }];
  for (const member of area.members) {
    if (member.startsWith("in ")) concept.up.unshift({ id: idOf(taxonomy, "place", member.slice(3)), factor: 1 });
    else taxonomy.concepts[idOf(taxonomy, "place", member)]!.up.unshift({ id: concept.id, factor: 1 });
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
