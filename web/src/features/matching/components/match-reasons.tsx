import type { Caution, Criterion, Match } from "@triptych/contract/matching";
import { plainSentence } from "@triptych/contract/plain-sentence";
import { Info } from "lucide-react";
import { useBasis } from "../basis-context.ts";
import { type Basis, scoreParts } from "../requirements.ts";
import { EvidenceList } from "./evidence-list.tsx";

/** Sets from which difference, in points, the score and the sum of its requirements are explained. */
const noticeableDifference = 2;

/** Explains why this person was found: each requirement with its proof, or the reasons where the reply has nothing else, or why there are none. */
export function MatchReasons({ match: { user, score, reasons, criteria, cautions = [] } }: { match: Match }) {
  const basis = useBasis();
  if (criteria.length === 0 && reasons.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        We read no requirement in the brief, so there is none to prove. Only its words and those of this profile were
        compared.
      </p>
    );
  if (criteria.length === 0)
    return (
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm marker:text-accent">
        {reasons.map((reason) => (
          <li key={reason}>{plainSentence(reason)}</li>
        ))}
      </ul>
    );
  const earned = Math.round(scoreParts(criteria).reduce((sum, part) => sum + part.points, 0));
  return (
    <div className="flex flex-col gap-4">
      <EvidenceList criteria={criteria} work={user.work} />
      {cautions.length > 0 && <Cautions cautions={cautions} />}
      {Math.abs(earned - score) >= noticeableDifference && (
        <p className="border-t border-line pt-3 text-xs text-ink-faint">
          {differenceText(basis, { earned, score, isOpen: criteria.some(isOpenMust) })}
        </p>
      )}
    </div>
  );
}

/** Says what the brief leaves open and is unusual about the person, so that the searcher can say what they mean. */
function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {cautions.map((caution) => (
        <li key={caution.about} className="flex gap-2.5 text-sm">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
          <p>{cautionText(caution)}</p>
        </li>
      ))}
    </ul>
  );
}

const listed = new Intl.ListFormat("en-GB");

function cautionText({ about, field, quotes }: Caution): string {
  if (about === "place")
    return `Your brief names no place, and they work in ${listed.format(quotes)}. Add one if it matters, or say that it doesn't.`;
  const smallest = field === "rate" ? `they say “${quotes.join(", ")}”` : `they take projects of ${quotes.join(", ")}`;
  return `Your brief names no sum, and ${smallest}. Add yours to see whether it is enough.`;
}

const isOpenMust = ({ importance, status }: Criterion) => importance === "must" && status !== "met";

interface Difference {
  earned: number;
  score: number;
  /** Says that a must-have is not met with proof. */
  isOpen: boolean;
}

function differenceText(basis: Basis, { earned, score, isOpen }: Difference): string {
  if (basis === "profile")
    return `These bring ${earned} of 100 points. The score of ${score} also weighs how closely their wording fits yours.`;
  if (basis === "unconfirmed")
    return `What we read in your brief brings ${earned} of 100 points. Nobody has confirmed it, so the score of ${score} goes by how well words and skills agree too.`;
  return `The requirements bring ${earned} of 100 points. The score of ${score} also weighs how well the whole profile agrees with the whole brief${isOpen ? ", and stays lower while a must-have is open" : ""}.`;
}
