import type { ReadRequirement } from "@triptych/contract/reading";
import { splitWords } from "../text/words.ts";
import { labelOf } from "./brief/requirement-labels.ts";
import { concepts, taxonomy } from "./lexicon/taxonomy.ts";
import type { Concept } from "./lexicon/taxonomy.ts";

export type RequirementChoice = Pick<ReadRequirement, "label" | "kind" | "means" | "amount">;

/** Finds the concepts whose name or alias has every word, those that begin with the words first, shorter names before longer. */
export function findRequirementChoices(words: string, limit: number): RequirementChoice[] {
  const wanted = splitWords(words).norms;
  if (wanted.length === 0) return [];
  const ranks = new Map<number, number>();
  const note = (id: number, rank: number | undefined) => {
    if (rank !== undefined) ranks.set(id, Math.min(ranks.get(id) ?? Infinity, rank));
  };
  for (const { id, norms } of names) note(id, rankOf(norms, wanted));
  for (const { concept, norms } of taxonomy.aliases) note(concept, rankOfAlias(norms, wanted));
  const inOrder = [...ranks].toSorted(([a, rank], [b, other]) => rank - other || a - b).map(([id]) => concepts[id]!);
  return inOrder.filter(isWholeThing).slice(0, limit).map(toChoice);
}

/** Returns the names by which the engine knows a requirement, or none where it knows no such label. */
export function meaningsOfLabel(kind: ReadRequirement["kind"], label: string): string[] {
  const wanted = label.trim().toLowerCase();
  return choices
    .filter((choice) => choice.kind === kind && choice.label.toLowerCase() === wanted)
    .flatMap(({ means }) => means);
}

/** Ranks an alias behind a name that fits as well, and one that only begins like the words behind every name. */
const aliasPenalty = 0.5;
const begunAliasPenalty = 3;

const names = concepts.map(({ id, name }) => ({ id, norms: splitWords(name).norms }));

/** Returns how well a name fits what somebody typed, 0 best; undefined when a word is missing. */
function rankOf(norms: readonly string[], wanted: readonly string[]): number | undefined {
  const isThere = wanted.every((word) => norms.some((norm) => norm.startsWith(word)));
  if (!isThere) return undefined;
  return (norms[0]!.startsWith(wanted[0]!) ? 0 : 1) + norms.length / 100;
}

/** Returns how well an alias fits. A longer one says something else, as "web ar" to somebody who looks for "web". */
function rankOfAlias(norms: readonly string[], wanted: readonly string[]): number | undefined {
  if (norms.length > wanted.length) return undefined;
  const rank = rankOf(norms, wanted);
  const isSame = norms.every((norm, at) => norm === wanted[at]);
  return rank === undefined ? undefined : rank + (isSame ? aliasPenalty : begunAliasPenalty);
}

const isWholeThing = ({ name }: Concept) => name !== "Other";

function toChoice({ id, kind, name }: Concept): RequirementChoice {
  const requirementKind = kind === "skill" ? "job" : kind;
  return { label: labelOf(requirementKind, [id]), kind: requirementKind, means: [`${kind} ${name}`] };
}

const choices = concepts.filter(isWholeThing).map(toChoice);
