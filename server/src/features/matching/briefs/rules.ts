import type { Eligible, Found } from "../eligibility/service.ts";
import type { KeptMatch } from "../tables.ts";

export function toKept({ user, found }: Eligible): KeptMatch {
  return { userId: user.id, score: found.score, reasons: found.reasons, criteria: found.criteria };
}

export function toFound({ userId, score, reasons, criteria }: KeptMatch): Found {
  return { id: userId, score, reasons, criteria };
}

/** Who came and who left between two runs; nobody did when there was no run before. */
export function compareRuns(
  last: readonly string[],
  previous: readonly string[] | null,
): { came: string[]; left: string[] } {
  if (!previous) return { came: [], left: [] };
  return { came: last.filter((id) => !previous.includes(id)), left: previous.filter((id) => !last.includes(id)) };
}
