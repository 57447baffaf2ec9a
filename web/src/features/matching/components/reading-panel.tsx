import { readingChoiceLimits } from "@triptych/contract/matching-readings";
import { Check, RotateCcw, Undo2 } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Place } from "../text-marks.ts";
import {
  addChoice,
  answerQuestion,
  type Choice,
  chipsOf,
  makeMain,
  moveChip,
  type ReadingChip,
  removeChip,
  type ShownReading,
} from "../reading-changes.ts";
import { tellingUnused } from "../reading-marks.ts";
import type { ReadingEditing } from "../use-reading.ts";
import { changesSentence, movedSentence, undoneSentence } from "../reading-sentences.ts";
import { useReadingFocus } from "../use-reading-focus.ts";
import { AddRequirement } from "./add-requirement.tsx";
import { ReadingGroups } from "./reading-groups.tsx";
import { ReadingQuestion } from "./reading-question.tsx";
import { UnusedWords } from "./unused-words.tsx";

export interface ReadingPanelProps {
  editing: ReadingEditing;
  /** Names the requirement or the unused words that somebody points at, so that they light up in the text. */
  pointed: string | null;
  onPoint: (key: string, isPointed: boolean) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows what was read in the brief, which is what the search uses, and lets people change it. */
export function ReadingPanel({ editing, pointed, onPoint, headingRef }: ReadingPanelProps) {
  const id = useId();
  const [status, setStatus] = useState("");
  const { reading, error, isReading, retry } = editing;
  const undo = () => {
    const back = editing.undo();
    if (!back || !reading) return;
    setStatus(undoneSentence(reading, back));
    if (back === editing.original) headingRef.current?.focus();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          {/* Keeps room for what was read below the heading when it takes the focus. */}
          <h3 ref={headingRef} id={`${id}-title`} tabIndex={-1} className="scroll-mt-24 scroll-mb-72 text-base">
            What we read
          </h3>
          <p className="mt-0.5 text-sm text-ink-soft">{standingOf(editing)}</p>
        </div>
        {reading && <Actions editing={editing} onUndo={undo} />}
      </div>
      <div className="mt-4" aria-busy={isReading}>
        {reading ? (
          <Content editing={editing} reading={reading} pointed={pointed} onPoint={onPoint} onStatus={setStatus} />
        ) : error ? (
          <Notice tone="warning" title="Your brief could not be read just now">
            <p>{sentenceOf(error, "Please try again in a moment.")} You can still find matches by its words.</p>
            <Button variant="link" onClick={retry}>
              Try again
            </Button>
          </Notice>
        ) : (
          <Loading />
        )}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  );
}

/** Says whose reading it is: ours, one that somebody changed, or one that somebody checked. */
function standingOf({ reading, original, isChecked }: ReadingEditing): string {
  if (!reading?.isConfirmed)
    return "Change what is wrong, or say that it is right: then the search looks for exactly this.";
  if (isChecked) return "You checked this. The search looks for exactly this and infers nothing else.";
  const changes = (original && changesSentence(original, reading)) || "You changed or checked this before.";
  return `${changes} The search takes these requirements as they stand and infers nothing else.`;
}

function Loading() {
  return (
    <div role="status" className="flex flex-wrap gap-2">
      <span className="sr-only">Reading your brief</span>
      {["w-36", "w-24", "w-44", "w-28"].map((width) => (
        <Skeleton key={width} className={`h-9 rounded-full! ${width}`} />
      ))}
    </div>
  );
}

interface ActionsProps {
  editing: ReadingEditing;
  onUndo: () => void;
}

function Actions({ editing: { reading, canUndo, confirm, startAgain }, onUndo }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-1">
      {canUndo && (
        <Button variant="quiet" size="sm" onClick={onUndo} data-undo>
          <Undo2 aria-hidden="true" className="size-4" />
          Undo
        </Button>
      )}
      {reading && !reading.isConfirmed && chipsOf(reading).length > 0 && (
        <Button variant="secondary" size="sm" onClick={confirm}>
          <Check aria-hidden="true" className="size-4" />
          This is right
        </Button>
      )}
      {reading?.isConfirmed && (
        <Button variant="quiet" size="sm" onClick={startAgain}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Read it afresh
        </Button>
      )}
    </div>
  );
}

interface ContentProps extends Omit<ReadingPanelProps, "headingRef"> {
  reading: ShownReading;
  onStatus: (status: string) => void;
}

function Content({ editing, reading, pointed, onPoint, onStatus }: ContentProps) {
  const { change } = editing;
  const [adding, setAdding] = useState<{ words: string; place?: Place } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const focus = useReadingFocus(box);
  const chips = chipsOf(reading);

  const remove = (chip: ReadingChip) => {
    focus.onNeighbourOf(chip, chips);
    change((kept) => removeChip(kept, chip));
    onStatus(`${chip.label} removed. Undo brings it back.`);
  };
  const add = (choice: Choice, force: "must" | "nice" | "avoid") => {
    change((kept) => addChoice(kept, choice, { force, ...(adding?.place && { place: adding.place }) }));
    setAdding(null);
    onStatus(`${choice.label} added.`);
    focus.onChip(choice);
  };
  const answer = (chosen: string | null) => {
    const { question } = reading;
    if (!question) return;
    change((kept) => answerQuestion(kept, question, chosen));
    onStatus(chosen === null ? "" : `${chosen} added.`);
    if (chosen === null) setAdding({ words: "", place: { start: question.start, end: question.end } });
    else focus.onChip({ kind: "job", label: chosen });
  };

  return (
    <div ref={box} className="flex flex-col gap-5">
      {!reading.isEnglish && (
        <Notice title="This brief is not in English">
          Triptych reads English and searches words only. Write it in English, or add what you need below.
        </Notice>
      )}
      {reading.question && (
        <ReadingQuestion
          question={reading.question}
          words={reading.text.slice(reading.question.start, reading.question.end)}
          isBesideJobs={reading.jobs.length > 0}
          onAnswer={answer}
        />
      )}
      {chips.length === 0 ? (
        reading.isEnglish && (
          <p className="text-[0.9375rem] text-ink-soft">
            Nothing yet. Say what work you need, or add it here; until then only your words are searched.
          </p>
        )
      ) : (
        <ReadingGroups
          jobs={reading.jobs}
          chips={chips}
          text={reading.text}
          pointed={pointed}
          onPoint={(chip, isPointed) => onPoint(chip.key, isPointed)}
          onRemove={remove}
          onMove={(chip, to) => {
            change((kept) => moveChip(kept, chip, to));
            onStatus(movedSentence(chip, to, reading.jobs));
            focus.onChip(chip);
          }}
          onMakeMain={(chip, job) => {
            change((kept) => makeMain(kept, job));
            onStatus(`${chip.label} is the main job now.`);
            focus.onChip(chip);
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <AddRequirement
          isOpen={adding !== null}
          onOpenChange={(isOpen) => setAdding(isOpen ? { words: "" } : null)}
          words={adding?.words ?? ""}
          onWords={(words) => setAdding((now) => ({ ...now, words }))}
          onAdd={add}
        />
        <UnusedWords
          text={reading.text}
          places={tellingUnused(reading)}
          onPoint={onPoint}
          onUse={(place) =>
            setAdding({
              words: reading.text.slice(place.start, place.end).slice(0, readingChoiceLimits.wordsMax),
              place,
            })
          }
        />
      </div>
    </div>
  );
}
