import type { Criterion } from "@triptych/contract/matching";
import { concepts } from "../lexicon/lexicon.ts";

/** A requirement in words for people: "Packaging design", "Based in or serving Leeds". */
export function labelOf(kind: Criterion["kind"], ids: readonly number[]): string {
  const names = [...new Set(ids.map(shortName))].slice(0, 3);
  const joined = names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  if (kind === "seniority") return `${joined} level`;
  if (kind === "clientType") return `Works with ${joined.toLowerCase()}`;
  return joined;
}

/** "Food and beverage: coffee and tea" is "Coffee and tea". */
export function shortName(id: number): string {
  const { name } = concepts[id]!;
  const part = name.split(": ")[1];
  return part === undefined ? name : part.charAt(0).toUpperCase() + part.slice(1);
}
