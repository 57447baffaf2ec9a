import type { Match } from "@triptych/contract/matching";
import type { Eligible } from "../eligibility/service.ts";

/** A match as the contract promises it. */
export function toMatch({ user, found: { score, reasons, criteria } }: Eligible): Match {
  return { user, score, reasons, criteria };
}
