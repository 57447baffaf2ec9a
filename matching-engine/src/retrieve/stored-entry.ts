import { concepts } from "../read/lexicon/taxonomy.ts";
import { fullKnowledge } from "../read/knowledge.ts";
import type { Knowledge } from "../read/knowledge.ts";
import { createProfileReader } from "../read/profile/read-profile.ts";
import type { SkillDistribution } from "../read/skill-distribution.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { conceptStrengths } from "./concept-strengths.ts";
import { entryValue, scaledCount } from "./postings.ts";
import { hashOf, tieBreak } from "./tie-break.ts";

/** Holds what a database keeps of a profile, so that it is found and judged without being read again. */
export interface StoredEntry {
  /** Holds the code of every word and concept in rising order (four bytes each), then the value of each (one byte). */
  terms: Uint8Array;
  length: number;
  /** Holds what judging needs, as `packReading` writes it. It is valid for one version of the engine only. */
  reading: Uint8Array;
}

/** Describes a word that profiles use, by the code that it has in every version of the engine. */
export interface StoredWord {
  code: number;
  term: string;
  stem: string;
}

export interface ReadEntry extends StoredEntry {
  words: StoredWord[];
}

/** Holds what judging needs of a profile. */
export interface StoredReading {
  evidence: Uint32Array;
  skills: SkillDistribution;
  stuffing: number;
}

/** Returns the code of a word. Two words share one once in two thousand million times, and then they find each other's profiles. */
export function codeOfTerm(term: string): number {
  return hashOf(term) >>> 1;
}

const conceptCodes = concepts.map(({ kind, name }) => ~(hashOf(`${kind} ${name}`) >>> 1));

/** Returns the code of a concept, which is negative and stays when concepts are renumbered. */
export function codeOfConcept(id: number): number {
  return conceptCodes[id]!;
}

/** Returns the published order of a person among equals. */
export function tieBreakOf(id: string): number {
  return tieBreak(0, id);
}

/** Makes a function that reads a profile into what a database keeps of it. */
export function createEntryReader(knowledge: Knowledge = fullKnowledge()): (profile: SearchableProfile) => ReadEntry {
  const readProfile = createProfileReader(knowledge);
  return (profile) => {
    const { counts, length, evidence, skills, stuffing } = readProfile(profile);
    const values = new Map<number, number>();
    const words: StoredWord[] = [];
    for (const [term, count] of counts) {
      const code = codeOfTerm(term);
      values.set(code, entryValue(scaledCount(count)));
      words.push({ code, term, stem: knowledge.stemOf(term) });
    }
    for (const [concept, strength] of conceptStrengths(evidence))
      values.set(codeOfConcept(concept), entryValue(strength * 255));
    return {
      terms: packTerms(values),
      length: Math.round(length),
      reading: packReading({ evidence, skills, stuffing }),
      words,
    };
  };
}

/** Holds the codes of a profile in rising order, with the value of each. */
export interface Terms {
  codes: Int32Array;
  values: Uint8Array;
}

function packTerms(values: ReadonlyMap<number, number>): Uint8Array {
  const codes = Int32Array.from(values.keys()).sort();
  const packed = new Uint8Array(codes.length * 5);
  packed.set(new Uint8Array(codes.buffer));
  for (const [at, code] of codes.entries()) packed[codes.length * 4 + at] = values.get(code)!;
  return packed;
}

export function unpackTerms(packed: Uint8Array): Terms {
  const count = packed.length / 5;
  const codes = new Int32Array(count);
  new Uint8Array(codes.buffer).set(packed.subarray(0, count * 4));
  return { codes, values: packed.subarray(count * 4) };
}

/** Returns the value of a code, or 0 where the profile does not have it. */
export function valueIn({ codes, values }: Terms, code: number): number {
  let low = 0;
  let high = codes.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = codes[middle]!;
    if (found === code) return values[middle]!;
    if (found < code) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

function packReading({ evidence, skills, stuffing }: StoredReading): Uint8Array {
  const count = skills.skills.length;
  const packed = new Uint8Array(8 + count * 16 + evidence.length * 4);
  const view = new DataView(packed.buffer);
  view.setFloat32(0, stuffing, true);
  view.setUint32(4, count, true);
  for (let at = 0; at < count; at += 1) {
    view.setUint32(8 + at * 16, skills.skills[at]!, true);
    view.setFloat64(16 + at * 16, skills.shares[at]!, true);
  }
  packed.set(new Uint8Array(evidence.buffer, evidence.byteOffset, evidence.byteLength), 8 + count * 16);
  return packed;
}

export function unpackReading(packed: Uint8Array): StoredReading {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const count = view.getUint32(4, true);
  const numbers = Array.from({ length: count }, (_, at) => 8 + at * 16);
  const evidence = new Uint32Array((packed.length - 8 - count * 16) / 4);
  new Uint8Array(evidence.buffer).set(packed.subarray(8 + count * 16));
  return {
    evidence,
    skills: {
      skills: numbers.map((at) => view.getUint32(at, true)),
      shares: numbers.map((at) => view.getFloat64(at + 8, true)),
    },
    stuffing: view.getFloat32(0, true),
  };
}
