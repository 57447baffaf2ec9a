import type { SkillShare } from "../read/clause-meaning.ts";
import { taxonomy } from "../read/lexicon/taxonomy.ts";
import { joinDistributions } from "../read/skill-distribution.ts";
import type { SkillDistribution } from "../read/skill-distribution.ts";
import { distributionWeights } from "../weights.ts";

/** Holds what the sentences of a profile mean: their vectors, one after the other, and the skills that they tell of. */
export interface ProfileMeaning {
  vectors: Int8Array;
  skills: SkillDistribution;
}

const lengthBytes = 2;

/** Puts what a profile means into bytes that can be kept: the skills by their names, so that another lexicon can read them, and the vectors. */
export function packMeaning(vectors: Int8Array, skills: readonly SkillShare[]): Uint8Array {
  const named = new TextEncoder().encode(JSON.stringify(skills.map(({ skill, share }) => [skill, share])));
  const packed = new Uint8Array(lengthBytes + named.length + vectors.length);
  new DataView(packed.buffer).setUint16(0, named.length, true);
  packed.set(named, lengthBytes);
  packed.set(new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.length), lengthBytes + named.length);
  return packed;
}

/** Reads what `packMeaning` made; undefined where a profile says nothing. Skills that the lexicon does not know are left out. */
export function unpackMeaning(packed: Uint8Array): ProfileMeaning | undefined {
  if (packed.length < lengthBytes) return undefined;
  const behind = lengthBytes + new DataView(packed.buffer, packed.byteOffset).getUint16(0, true);
  const named = JSON.parse(new TextDecoder().decode(packed.subarray(lengthBytes, behind))) as [string, number][];
  const known = named.flatMap(([skill, share]) => {
    const concept = taxonomy.byName.get(`skill ${skill}`);
    return concept === undefined ? [] : [{ concept, share }];
  });
  return {
    // NOTE: a copy, because a `Buffer` may be a part of a larger memory.
    vectors: new Int8Array(packed.subarray(behind)),
    skills: { skills: known.map(({ concept }) => concept), shares: known.map(({ share }) => share) },
  };
}

/** Reads what `packMeaning` made, its skills joined with those that the words of the profile say. */
export function unpackJoined(packed: Uint8Array, said: SkillDistribution): ProfileMeaning | undefined {
  const meaning = unpackMeaning(packed);
  if (meaning === undefined) return undefined;
  const meant = meaning.skills.skills.length > 0 ? meaning.skills : undefined;
  return { ...meaning, skills: joinDistributions(said, meant, distributionWeights.ofSentences) };
}
