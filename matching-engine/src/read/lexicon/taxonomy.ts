import table from "../../../lexicon/taxonomy.json" with { type: "json" };
import { taxonomyWeights } from "../../weights.ts";
import { aliasMarks } from "./rows.ts";
import type { Alias } from "./rows.ts";

export type TraitKind = "seniority" | "workingMode" | "companySize" | "clientType" | "accountType";
export type ConceptKind = "skill" | "sector" | "place" | TraitKind;

/** Describes a thing that briefs ask for and profiles show. `up` are wider concepts with how much showing this one shows them. */
export interface Concept {
  id: number;
  kind: ConceptKind;
  name: string;
  /** Lists values of the enumerations that say exactly this. */
  ticks: string[];
  up: { id: number; factor: number }[];
  near: number[];
  /** Is true for towns, to which no unknown word is corrected: there are so many of them. */
  isTown?: boolean;
}

/** Describes an alias of a concept with its words as they are looked up: normalised, singular, and the stem of a single word. */
export interface ConceptAlias extends Alias {
  concept: number;
  norms: readonly string[];
  forms: readonly string[];
  stem: string | undefined;
}

export interface Taxonomy {
  concepts: readonly Concept[];
  aliases: readonly ConceptAlias[];
  byName: ReadonlyMap<string, number>;
}

/** Describes an alias in the compiled table: words, weight, concept, marks, and forms and stem where they differ from the words. */
export type AliasRow = [words: string, weight: number, concept: number, marks: string, forms?: string, stem?: string];

function readAlias([words, weight, concept, marks, forms = words, stem]: AliasRow): ConceptAlias {
  const norms = words.split(" ");
  return {
    words,
    weight,
    concept,
    norms,
    forms: forms === words ? norms : forms.split(" "),
    stem: norms.length === 1 ? (stem ?? words) : undefined,
    needsCapitals: marks.includes(aliasMarks.needsCapitals),
    needsPlaceContext: marks.includes(aliasMarks.needsPlaceContext),
    asWritten: marks.includes(aliasMarks.asWritten),
  };
}

/** Describes a town in the compiled table: its name, then what it lies in, the region last. Towns are numbered behind all other concepts. */
export type TownRow = [name: string, ...within: number[]];

function readTown([name, ...within]: TownRow, id: number): Concept {
  const up = within.map((wider, at) => {
    return {
      id: wider,
      factor: at < within.length - 1 ? taxonomyWeights.placeInCountry : taxonomyWeights.placeInRegion,
    };
  });
  return { id, kind: "place", name, ticks: [], up, near: [], isTown: true };
}

function readTaxonomy(): Taxonomy {
  const listed = table.concepts as Concept[];
  const towns = (table.towns as TownRow[]).map((row, at) => readTown(row, listed.length + at));
  const concepts = [...listed, ...towns];
  return {
    concepts,
    aliases: (table.aliases as AliasRow[]).map(readAlias),
    byName: new Map(concepts.map(({ kind, name, id }) => [`${kind} ${name}`, id])),
  };
}

/** Holds what the lexicon files say as one numbered list, compiled by `npm run lexicon`. It never changes after it is read. */
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
