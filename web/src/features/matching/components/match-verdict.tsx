import type { Match } from "@triptych/contract/matching";
import { useId, useState } from "react";
import { useBasis } from "../basis-context.ts";
import { brokenExclusions, requirementLabel, scoreParts } from "../requirements.ts";
import { tallyOf } from "../tally.ts";
import { Disclosure } from "./disclosure.tsx";
import { MatchReasons } from "./match-reasons.tsx";
import { RequirementTicks } from "./requirement-ticks.tsx";
import { ScoreMakeUp } from "./score-make-up.tsx";
import { TallyLine } from "./tally-line.tsx";

/** Shows how far somebody fits: the count of met requirements, the score as a bar, and each requirement, with its proof on request. */
export function MatchVerdict({ match }: { match: Match }) {
  const { criteria } = match;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const tally = tallyOf(criteria, useBasis());
  const broken = brokenExclusions(criteria);
  const parts = scoreParts(criteria);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-ink-soft">{tally && <TallyLine tally={tally} />}</p>
        <Disclosure isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)}>
          Why this match?
        </Disclosure>
      </div>
      {parts.length > 0 && (
        <div className="mt-1">
          <ScoreMakeUp parts={parts} />
        </div>
      )}
      {broken.length > 0 && (
        <p className="mt-2 text-sm font-medium text-danger">You asked for: {broken.map(requirementLabel).join(", ")}</p>
      )}
      <div id={id} className="mt-3">
        {isOpen ? <MatchReasons match={match} /> : <RequirementTicks criteria={criteria} />}
      </div>
    </div>
  );
}
