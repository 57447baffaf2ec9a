import { type ReadinessPart, readinessHints, readinessParts } from "@triptych/contract/readiness-parts";
import { Check } from "lucide-react";
import { classes } from "../../../ui/classes.ts";
import { useReadiness } from "../api.ts";
import { partsOfReading } from "../readiness.ts";
import type { ShownReading } from "../reading-changes.ts";
import { useSettled } from "../use-settled.ts";

const partWords: Record<ReadinessPart, string> = {
  job: "What",
  sector: "Who for",
  place: "Where",
  budget: "Budget",
  timing: "When",
};
const askedAfterMs = 350;

export interface ReadinessMeterProps {
  text: string;
  /** Holds what was read, where it is shown, so that the line never says otherwise. */
  reading: ShownReading | undefined;
}

/** Shows in one line what the brief says and what it still lacks. */
export function ReadinessMeter({ text, reading }: ReadinessMeterProps) {
  const settled = useSettled(text, askedAfterMs);
  const { data } = useReadiness(reading ? "" : settled);
  const judged = reading ? partsOfReading(reading) : data?.present;
  const present = text.trim() === "" ? undefined : judged;
  const missing = readinessParts.find((part) => present?.includes(part) === false);
  const isUnreadable = reading?.isEnglish === false;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label="In the brief so far" className="flex flex-wrap gap-1.5">
        {readinessParts.map((part) => (
          <PartMark key={part} word={partWords[part]} isThere={present?.includes(part) ?? false} />
        ))}
      </ul>
      <p role="status" className="min-w-0 grow basis-56 text-sm text-ink-faint">
        {present && !isUnreadable && (missing ? readinessHints[missing] : "Nothing important is missing.")}
      </p>
    </div>
  );
}

function PartMark({ word, isThere }: { word: string; isThere: boolean }) {
  return (
    <li
      className={classes(
        "inline-flex min-h-6 items-center gap-1 rounded-full border px-2.5 text-xs transition-colors",
        isThere
          ? "border-transparent bg-success-soft text-success"
          : "border-dashed border-line-strong/60 text-ink-faint",
      )}
    >
      {isThere && <Check aria-hidden="true" strokeWidth={3} className="size-3" />}
      {word}
      <span className="sr-only">{isThere ? ": in the brief" : ": not in the brief yet"}</span>
    </li>
  );
}
