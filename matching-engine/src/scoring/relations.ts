import { concepts } from "../lexicon/lexicon.ts";

/**
 * How much evidence of each concept shows a wanted one: itself 1, its kinds and parts by the data files, wider ones and
 * neighbours less. Remembered for each wanted concept.
 */
export function relationsOf(wanted: number): Float32Array {
  let known = remembered.get(wanted);
  if (known === undefined) remembered.set(wanted, (known = computeRelations(wanted)));
  return known;
}

/** The strongest relation to any of several wanted concepts. */
export function relationsOfAny(wanted: readonly number[], shares?: readonly number[]): Float32Array {
  if (wanted.length === 1) return relationsOf(wanted[0]!);
  const joined = new Float32Array(concepts.length);
  for (const [number, id] of wanted.entries()) {
    const relations = relationsOf(id);
    const share = shares?.[number] ?? 1;
    for (let at = 0; at < joined.length; at += 1)
      if (relations[at]! * share > joined[at]!) joined[at] = relations[at]! * share;
  }
  return joined;
}

/** From this on evidence counts as the thing itself and not as a neighbour of it. */
export const sameThing = 0.8;

const wider = { trade: 0.5, sector: 0.72, place: 0.5 } as const;
const neighbour = 0.38;
const siblingTrade = 0.25;
const sameCountry = 0.3;
const remembered = new Map<number, Float32Array>();

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
    if (concept.near.includes(wanted)) raise(concept.id, neighbour);
  }
  for (const up of target.up) raise(up.id, widerOf(target.kind, up));
  for (const near of target.near) raise(near, neighbour);
  relations[wanted] = 1;
  return relations;
}

function widerOf(kind: string, up: { id: number; factor: number }): number {
  if (kind === "place") return up.factor === 1 ? wider.place : 0.42;
  if (kind === "sector") return wider.sector;
  return up.factor > sameThing ? wider.trade + 0.25 : wider.trade - 0.15;
}

function siblingOf(kind: string, factor: number): number {
  if (kind === "place") return factor === 1 ? sameCountry : 0;
  if (kind === "sector") return 0.6;
  return factor > sameThing ? siblingTrade : 0;
}
