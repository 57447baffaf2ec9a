import type { Match } from "@triptych/contract/matching";
import type { SavedBrief } from "@triptych/contract/matching-briefs";
import type { ResultJob } from "@triptych/contract/results";
import type { ReactNode, RefObject } from "react";
import { haveOnlyWords, resultText, shortfallText } from "../result-groups.ts";
import { BriefTitle } from "./brief-title.tsx";

export interface ResultsHeadingProps {
  brief: Pick<SavedBrief, "id" | "name" | "isNameGiven">;
  matches: readonly Match[];
  jobs: readonly ResultJob[];
  isStale: boolean;
  /** Says that a person checked what was read in the brief before this search. */
  isChecked: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  actions: ReactNode;
}

/** Shows how many fit and how many only come close, and where nobody fits, what is missing. */
export function ResultsHeading({ brief, headingRef, actions, ...result }: ResultsHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-80">
        <div className="mb-1">
          <BriefTitle brief={brief} />
        </div>
        <h2 ref={headingRef} id="matches-heading" tabIndex={-1} className="scroll-mt-18 text-2xl">
          Matches{result.matches.length > 0 && `: ${resultText(result)}`}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{leadOf(result)}</p>
      </div>
      {actions}
    </header>
  );
}

type LeadProps = Pick<ResultsHeadingProps, "matches" | "jobs" | "isStale" | "isChecked">;

function leadOf({ matches, jobs, isStale, isChecked }: LeadProps): string {
  if (isStale) return "You changed the brief since. Find matches again to bring the list up to date.";
  if (matches.length === 0) return "";
  if (haveOnlyWords(matches))
    return "We read no requirement in this brief, so only its words were compared with those of profiles, and nobody is said to fit. Write it in English, or add a requirement above.";
  if (!isChecked) return "Our best guesses: confirm what we read, above, and search again to see who meets it all.";
  if (!matches.some(({ fits }) => fits)) return shortfallText({ matches, jobs });
  return "Who fits meets every must-have, with proof, and agrees with the rest of your brief. Who comes close misses some of that, and the card says what.";
}
