import type { Criterion } from "@triptych/contract/matching";
import { concepts } from "../lexicon/taxonomy.ts";
import type { Requirement } from "./requirements.ts";

const namesAtMost = 2;

/** Returns a requirement in words for people, as in "Packaging design" or "Leeds". */
export function labelOf(kind: Criterion["kind"], ids: readonly number[]): string {
  const names = [...new Set(ids.map(shortName))].slice(0, namesAtMost);
  const joined = names.join(" or ");
  if (kind === "seniority") return joined.endsWith("level") ? joined : `${joined} level`;
  if (kind === "clientType") return `Works with ${joined.toLowerCase()}`;
  return joined;
}

/**
 * Returns the label of what somebody's own profile says and what counts as named by it, with what was ticked first. More than a label can name is
 * "Your industries", because any of it may be what a match is about.
 */
export function labelOfOwn(
  kind: OwnKind,
  ids: readonly number[],
  ticked: readonly number[] = [],
): Pick<Requirement, "label" | "named"> {
  const label = labelOf(kind, ticked.length > 0 ? ticked : ids);
  if (new Set(ids.map(shortName)).size <= namesAtMost) return { label };
  return { label: ownLabels[kind], named: conceptsNamedBy({ label, concepts: [...ids] }) };
}

const ownLabels = {
  sector: "Your industries",
  place: "Your regions",
  clientType: "Your kinds of client",
  job: "Your skills",
} as const;
type OwnKind = keyof typeof ownLabels;

/** Returns the concepts that a requirement's label names, or all of them where its label is in other words. */
export function conceptsNamedBy({
  label,
  concepts: ids,
  named: counted,
}: Pick<Requirement, "label" | "concepts" | "named">): readonly number[] {
  if (counted) return counted;
  const names = new Set(label.split(" or "));
  const named = ids.filter((id) => names.has(shortName(id)));
  return named.length > 0 ? named : ids;
}

/** Returns the short name of a concept: "Food and beverage: coffee and tea" is "Coffee and tea". */
function shortName(id: number): string {
  const { name } = concepts[id]!;
  const part = name.split(": ")[1];
  return part === undefined ? name : part.charAt(0).toUpperCase() + part.slice(1);
}
