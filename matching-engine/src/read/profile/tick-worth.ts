import { tickWeights } from "../../weights.ts";

/** Returns what a single tick is worth, by how many were ticked and, for sectors, in which place. */
export function tickWorth(kind: string, ticked: number, position: number): number {
  const others = ticked - 1;
  if (kind === "sector") {
    const { alone, dilution, notFirst } = tickWeights.sector;
    return (alone / (1 + dilution * others)) * (position === 0 ? 1 : notFirst);
  }
  const { alone, dilution } =
    kind === "place" ? tickWeights.place : kind === "skill" ? tickWeights.skill : tickWeights.other;
  return alone / (1 + dilution * others);
}
