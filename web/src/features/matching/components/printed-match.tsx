import type { Match } from "@triptych/contract/matching";
import { useId } from "react";
import { availabilityWords } from "../../../ui/availability-words.ts";
import { useBasis } from "../basis-context.ts";
import { factsOf } from "../card-facts.ts";
import { brokenExclusions, requirementLabel } from "../requirements.ts";
import { scoreLabel } from "../rules.ts";
import { tallyOf, tallyText } from "../tally.ts";
import { MatchReasons } from "./match-reasons.tsx";

/** Prints one match: the score, and each requirement with the words that prove it. */
export function PrintedMatch({ match, kind }: { match: Match; kind: string }) {
  const { user, score, criteria } = match;
  const id = useId();
  const tally = tallyOf(criteria, useBasis());
  const broken = brokenExclusions(criteria);
  const { portfolio } = factsOf(user.profileData);
  return (
    <article aria-labelledby={id} className="rounded-lg border border-line p-4">
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <div className="min-w-0">
          <h3 id={id} className="text-base">
            <bdi>{user.displayName}</bdi>
          </h3>
          <p className="text-xs text-ink-faint">{kind}</p>
          {user.availability && <p className="text-xs text-ink-faint">{availabilityWords(user.availability)}</p>}
          {portfolio && <p className="text-xs break-all text-ink-faint">{portfolio.address}</p>}
        </div>
        <p className="shrink-0 text-end">
          <strong className="text-lg tabular-nums">{score}%</strong>
          {tally && <span className="block text-xs text-ink-faint">{tallyText(tally)}</span>}
        </p>
      </header>
      <p className="mb-3 text-sm font-medium">{scoreLabel(score)}</p>
      {broken.length > 0 && (
        <p className="mb-3 text-sm font-medium text-danger">You asked for: {broken.map(requirementLabel).join(", ")}</p>
      )}
      <MatchReasons match={match} />
    </article>
  );
}
