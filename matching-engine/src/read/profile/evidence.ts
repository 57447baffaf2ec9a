import { sources } from "../../searchable-profile.ts";

/**
 * Packs one place where a profile shows a concept into two 32-bit numbers so that 100,000 profiles stay small.
 * First: concept (12 bits), source (3), negated (1), weight in sixteenths (4), how many values were ticked or how a text tells of
 * work (6), text or list number (4), names its work (1). Second: start (14), length (10), or the position in the ticked list.
 */
export interface Evidence {
  concept: number;
  source: number;
  isNegated: boolean;
  /** Says that the words name the work itself, as a person, a discipline or a verb, and not only a thing. */
  isName: boolean;
  weight: number;
  ticked: number;
  /** Says how the sentence of a word tells of work, as `toldWork` ranks it; a tick has none. */
  told: number;
  field: number;
  start: number;
  length: number;
}

export function packEvidence(evidence: Evidence, into: number[]): void {
  const weight = Math.min(15, Math.round(evidence.weight * 15));
  const isChosen = evidence.source === sources.tick || evidence.source === sources.skill;
  const ticked = isChosen ? Math.min(63, evidence.ticked) : evidence.told;
  const first =
    evidence.concept |
    (evidence.source << 12) |
    (Number(evidence.isNegated) << 15) |
    (weight << 16) |
    (ticked << 20) |
    (evidence.field << 26) |
    (Number(evidence.isName) << 30);
  into.push(first >>> 0, ((Math.min(evidence.start, 0x3fff) << 10) | Math.min(evidence.length, 0x3ff)) >>> 0);
}

export const conceptOf = (first: number) => first & 0xfff;
export const sourceOf = (first: number) => (first >>> 12) & 7;
export const isNegatedIn = (first: number) => ((first >>> 15) & 1) === 1;
export const weightOf = (first: number) => ((first >>> 16) & 15) / 15;
export const tickedOf = (first: number) => (first >>> 20) & 63;
export const toldOf = tickedOf;
export const fieldOf = (first: number) => (first >>> 26) & 15;
export const isNameIn = (first: number) => ((first >>> 30) & 1) === 1;
export const startOf = (second: number) => second >>> 10;
export const lengthOf = (second: number) => second & 0x3ff;
