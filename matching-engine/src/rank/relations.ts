import { concepts } from "../read/lexicon/taxonomy.ts";
import { relationWeights } from "../weights.ts";

/** Says how much evidence of each concept shows a wanted one. What was worked out is remembered. */
export class Relations {
  private readonly remembered = new Map<number, Float32Array>();

  /** Returns the strongest relation to any of several wanted concepts, each at its share. */
  ofAny(wanted: readonly number[], shares?: readonly number[]): Float32Array {
    if (wanted.length === 1) return this.of(wanted[0]!);
    const joined = new Float32Array(concepts.length);
    for (const [number, id] of wanted.entries()) {
      const relations = this.of(id);
      const share = shares?.[number] ?? 1;
      for (let at = 0; at < joined.length; at += 1)
        if (relations[at]! * share > joined[at]!) joined[at] = relations[at]! * share;
    }
    return joined;
  }

  private of(wanted: number): Float32Array {
    let known = this.remembered.get(wanted);
    if (known === undefined) this.remembered.set(wanted, (known = computeRelations(wanted)));
    return known;
  }
}

/** Returns the relations: the concept itself 1, its kinds and parts by the lexicon, wider ones and neighbours less. */
function computeRelations(wanted: number): Float32Array {
  const relations = new Float32Array(concepts.length);
  const target = concepts[wanted]!;
  const raise = (id: number, factor: number) => {
    if (factor > relations[id]!) relations[id] = factor;
  };
  for (const concept of concepts) {
    if (concept.kind !== target.kind) continue;
    for (const up of concept.up) {
      if (up.id === wanted) raise(concept.id, concept.kind === "place" ? 1 : up.factor);
      else
        raise(
          concept.id,
          target.up.some((own) => own.id === up.id) ? siblingOf(target.kind, Math.min(up.factor, 1)) : 0,
        );
    }
    if (concept.near.includes(wanted)) raise(concept.id, relationWeights.neighbour);
  }
  for (const up of target.up) raise(up.id, widerOf(target.kind, up));
  for (const near of target.near) raise(near, relationWeights.neighbour);
  relations[wanted] = 1;
  return relations;
}

function widerOf(kind: string, up: { id: number; factor: number }): number {
  if (kind === "place") return up.factor === 1 ? relationWeights.wider.place : relationWeights.widerRegion;
  if (kind === "sector") return relationWeights.wider.sector;
  return up.factor > relationWeights.sameThing
    ? relationWeights.wider.skill + relationWeights.widerKind
    : relationWeights.wider.skill - relationWeights.widerPart;
}

function siblingOf(kind: string, factor: number): number {
  if (kind === "place") return factor === 1 ? relationWeights.sameCountry : 0;
  if (kind === "sector") return relationWeights.siblingSector;
  return factor > relationWeights.sameThing ? relationWeights.siblingSkill : 0;
}
