import type { FoundValue } from "@triptych/contract/profiles";
import type { BriefEngine } from "../../../adapters/matching-index/matching-index.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { readPasted } from "./lines.ts";
import { sortText } from "./rules.ts";

export interface SortingDeps {
  engine: Pick<BriefEngine, "readProfileText">;
}

export type SortingService = ReturnType<typeof sortingService>;

/** Sorts texts that people paste into the fields of their profiles. Keeps nothing of them. */
export function sortingService({ engine }: SortingDeps) {
  async function sort({ userType }: Viewer, text: string): Promise<{ found: FoundValue[] }> {
    if (!userType) refuse("forbidden");
    const pasted = readPasted(text);
    return { found: sortText(pasted, userType, await engine.readProfileText(pasted.unwrapped, userType)) };
  }

  return { sort };
}
