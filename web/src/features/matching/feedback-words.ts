import type { Criterion } from "@triptych/contract/matching";
import type { FeedbackReason } from "@triptych/contract/matching-feedback";

interface Weighed {
  what: string;
  /** Lists what of a brief the reason is about. A brief that names none of it has nothing that could weigh more. */
  kinds: readonly Criterion["kind"][];
}

const weighed: Record<Exclude<FeedbackReason, "other">, Weighed> = {
  "wrong-industry": { what: "the industry", kinds: ["sector"] },
  "wrong-skills": { what: "the work itself", kinds: ["job"] },
  "wrong-location": { what: "the place", kinds: ["place", "workingMode"] },
  "budget-mismatch": { what: "the budget", kinds: ["budget"] },
  "experience-level": { what: "the experience", kinds: ["seniority"] },
};

export interface Consequence {
  reason: FeedbackReason;
  /** Says that the current list weighed it already; otherwise the next search does. */
  isWeighed: boolean;
  /** Lists what the brief asks for. */
  asked: ReadonlySet<Criterion["kind"]>;
}

/** Says what a reason changes in the next search of the brief, or in the current list. */
export function consequenceOf({ reason, isWeighed, asked }: Consequence): string {
  const which = isWeighed ? "this list" : "the next search of this brief";
  if (reason === "other") return `${which} leaves them out`;
  const { what, kinds } = weighed[reason];
  const puts = "puts people like them lower";
  return kinds.some((kind) => asked.has(kind)) ? `${which} weighs ${what} more and ${puts}` : `${which} ${puts}`;
}
