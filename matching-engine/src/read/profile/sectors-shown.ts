import type { Ticks } from "../../searchable-profile.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts, conceptsOfTick } from "../lexicon/taxonomy.ts";

/** Holds the whole sectors that somebody ticked or names in their title; a brand that speaks of a sector is in it, or tells of others. */
export interface ShownSectors {
  whole: ReadonlySet<number>;
  isOfBrand: boolean;
}

/** Returns the whole sectors that somebody ticked. */
export function tickedSectorsOf(ticks: readonly Ticks[]): Set<number> {
  const ticked = ticks.filter(({ group }) => group === "sector").flatMap(({ values }) => values);
  return new Set(ticked.flatMap((value) => conceptsOfTick("sector", value)).map(wholeSectorOf));
}

/** Returns the whole sectors that a text names. */
export function sectorsIn(mentions: readonly Mention[]): number[] {
  return mentions
    .filter(({ concept }) => concepts[concept]!.kind === "sector")
    .map(({ concept }) => wholeSectorOf(concept));
}

/** Returns the sector of the enumeration that a narrower one belongs to. */
export function wholeSectorOf(id: number): number {
  const { up } = concepts[id]!;
  return up[0] === undefined ? id : wholeSectorOf(up[0].id);
}
