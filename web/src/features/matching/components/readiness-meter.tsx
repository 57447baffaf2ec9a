import type { BriefReadiness } from "@triptych/contract/matching-writing";
import { Check } from "lucide-react";
import { classes } from "../../../ui/classes.ts";
import { useReadiness } from "../api.ts";
import { useSettled } from "../use-settled.ts";

type Part = BriefReadiness["present"][number];

const partWords: Record<Part, string> = {
  job: "What",
  sector: "Who for",
  place: "Where",
  budget: "Budget",
  timing: "When",
};
const parts = Object.keys(partWords) as Part[];
const askedAfterMs = 350;

/** Shows in one line what the brief says and what it still lacks. */
export function ReadinessMeter({ text }: { text: string }) {
  const settled = useSettled(text, askedAfterMs);
  const { data } = useReadiness(settled);
  const readiness = text.trim() === "" ? undefined : data;
  const hint = readiness?.missing[0]?.hint;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label="In the brief so far" className="flex flex-wrap gap-1.5">
        {parts.map((part) => (
          <PartMark key={part} word={partWords[part]} isThere={readiness?.present.includes(part) ?? false} />
        ))}
      </ul>
      <p role="status" className="min-w-0 grow basis-56 text-sm text-ink-faint">
        {readiness && (hint ?? "Nothing important is missing.")}
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
