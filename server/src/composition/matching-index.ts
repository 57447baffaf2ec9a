import type { MatchingIndex } from "../adapters/matching-index/matching-index.ts";
import { createSameThreadIndex } from "../adapters/matching-index/same-thread.ts";
import type { Overrides } from "./overrides.ts";

/** Creates the index of everybody who is listed. */
export function composeMatchingIndex({ overrides }: { overrides: Overrides }): MatchingIndex {
  return overrides.matchingIndex ?? createSameThreadIndex();
}
