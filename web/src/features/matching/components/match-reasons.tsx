import type { Match } from "@triptych/contract/matching";
import { useBasis } from "../basis-context.ts";
import { type Basis, furtherReasons, scoreParts } from "../requirements.ts";
import { EvidenceList } from "./evidence-list.tsx";

/** Points that a score may differ from its requirements before that is said. */
const noticeable = 2;

/** Why this person was found: what else speaks for them, then each requirement with its proof. */
export function MatchReasons({ match: { score, reasons, criteria } }: { match: Match }) {
  const basis = useBasis();
  const further = furtherReasons(reasons, criteria);
  const earned = Math.round(scoreParts(criteria).reduce((sum, part) => sum + part.points, 0));
  return (
    <div className="flex flex-col gap-4">
      {further.length > 0 && (
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm marker:text-accent">
          {further.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {criteria.length > 0 && <EvidenceList criteria={criteria} />}
      {criteria.length > 0 && Math.abs(earned - score) >= noticeable && (
        <p className="border-t border-line pt-3 text-xs text-ink-faint">{explanationOf(basis, earned, score)}</p>
      )}
    </div>
  );
}

function explanationOf(basis: Basis, earned: number, score: number): string {
  if (basis === "profile")
    return `These bring ${earned} of 100 points. The score of ${score} also weighs how closely their wording fits yours.`;
  return `The requirements bring ${earned} of 100 points. The score of ${score} also weighs how closely the rest of the wording fits, and stays lower while a must-have is open.`;
}
