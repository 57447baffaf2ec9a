import { matchingLimits } from "@triptych/contract/matching";
import { Search, Sparkles } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { CharacterCounter } from "../../../ui/character-counter.tsx";
import type { KeepingState } from "../brief-autosave.ts";
import type { ShownReading } from "../reading-changes.ts";
import type { TextMark } from "../text-marks.ts";
import type { OpenBrief } from "../use-brief.ts";
import type { WordLook } from "../reading-marks.ts";
import { MarkedTextarea } from "./marked-textarea.tsx";
import { KeepingNote } from "./autosave-note.tsx";
import { ReadinessMeter } from "./readiness-meter.tsx";

export interface BriefComposerProps {
  brief: OpenBrief;
  placeholder: string;
  keeping: KeepingState;
  marks: readonly TextMark<WordLook>[];
  /** Holds what was read, where it is shown below. */
  reading: ShownReading | undefined;
  textRef: RefObject<HTMLTextAreaElement | null>;
  findRef: RefObject<HTMLButtonElement | null>;
  onType: (text: string) => void;
  onImprove: () => void;
  onFind: () => void;
}

/** Shows the form in which a brief is written, improved and searched with. */
export function BriefComposer({
  brief,
  placeholder,
  keeping,
  marks,
  reading,
  textRef,
  findRef,
  onType,
  onImprove,
  onFind,
}: BriefComposerProps) {
  const id = useId();
  const isNearlyFull = brief.text.length > matchingLimits.briefMax * 0.9;
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (brief.isImproved) onFind();
    else onImprove();
  };
  return (
    <div>
      <div className="mb-2 flex min-h-6 flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-medium">
          Your brief
        </label>
        {isNearlyFull ? (
          <CharacterCounter length={brief.text.length} max={matchingLimits.briefMax} />
        ) : (
          <KeepingNote state={keeping} />
        )}
      </div>
      <MarkedTextarea
        marks={marks}
        ref={textRef}
        id={id}
        rows={4}
        value={brief.text}
        placeholder={placeholder}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={pressed}
        className="max-h-[50vh] min-h-32"
      />
      <div className="mt-3">
        <ReadinessMeter text={brief.text} reading={reading} />
      </div>
      <div className="mt-5 flex flex-col gap-2.5 sm:flex-row sm:items-center">
        <Button variant={brief.isImproved ? "secondary" : "primary"} size="lg" onClick={onImprove}>
          <Sparkles aria-hidden="true" className="size-4.5" />
          Improve prompt
        </Button>
        {/* NOTE: enabled before improving, so that a click can explain that improving comes first. */}
        <Button
          ref={findRef}
          variant="primary"
          size="lg"
          aria-disabled={!brief.isImproved || undefined}
          onClick={onFind}
          className="aria-disabled:opacity-50!"
        >
          <Search aria-hidden="true" className="size-4.5" />
          Find matches
        </Button>
        {!brief.isImproved && (
          <p className="text-sm text-ink-faint sm:ms-2">
            Improve first: it sorts your words, and you see every change.
          </p>
        )}
      </div>
    </div>
  );
}
