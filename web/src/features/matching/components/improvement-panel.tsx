import type { ImprovedBrief } from "@triptych/contract/matching-writing";
import { ChevronDown } from "lucide-react";
import { type RefObject, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import {
  type Assumption,
  assumptionsOf,
  type Correction,
  hasAnswer,
  openAssumptions,
  openQuestions,
  type Replacement,
  takeBack,
  toggleAnswer,
  withLine,
  withoutAssumption,
} from "../corrections.ts";
import { differenceSentence, whyNotImproved } from "../improvement-words.ts";
import type { ShownReading } from "../reading-changes.ts";
import type { OpenBrief } from "../use-brief.ts";
import { type ComparedWords, compareWords } from "../word-comparison.ts";
import { AssumptionList, type AssumptionListProps } from "./assumption-list.tsx";
import { QuestionChips } from "./question-chips.tsx";
import { WordChanges } from "./word-changes.tsx";

export interface ImprovementPanelProps {
  brief: OpenBrief;
  reading: ShownReading | undefined;
  onChange: (change: Partial<OpenBrief>) => void;
  /** Shows the brief with the words to replace selected. */
  onCorrect: (correction: Correction) => void;
}

/** Milliseconds until a closed menu has given the focus back; only then can something else be focused. */
const afterMenuMs = 60;

/** Shows what improving did: the changed words, what was assumed and what would help most. Starts closed after a search. */
export function ImprovementPanel({ brief, reading, onChange, onCorrect }: ImprovementPanelProps) {
  const { originalText, text, searchedText, improvement } = brief;
  const { before, after } = versionsOf(brief);
  const [isOpen, setIsOpen] = useState(text !== searchedText);
  const [status, setStatus] = useState("");
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const compared = useMemo(() => compareWords(before, after), [before, after]);
  const isSame = before === after;
  const isOwn = !isSame && text === originalText;
  const assumptions = improvement ? openAssumptions(assumptionsOf(improvement), reading) : [];
  const questions = improvement ? openQuestions(improvement.questions, text, reading) : [];
  const hasMore = assumptions.length + questions.length > 0;

  const onReplace = (assumption: Assumption, { line }: Replacement) => {
    if (!improvement) return;
    onChange({ text: withLine(text, line), improvement: withoutAssumption(improvement, assumption.sentence) });
    setStatus(`“${line}” is the last line of your brief now.`);
    focusNext(box, assumptions.indexOf(assumption));
  };
  const onTakeBack = (assumption: Assumption) => {
    if (!improvement) return;
    onChange({ improvement: withoutAssumption(improvement, assumption.sentence) });
    onCorrect(takeBack(text, assumption));
  };

  return (
    <section ref={box} aria-labelledby={`${id}-title`} className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={`${id}-title`} className="text-base">
            {titleOf(brief, { isSame, isOwn })}
          </h3>
          <p className="mt-0.5 text-sm text-ink-soft">{summaryOf(brief, reading, compared)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {(!isSame || hasMore) && (
            <Button
              variant="quiet"
              size="sm"
              data-details
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              onClick={() => setIsOpen(!isOpen)}
            >
              Details
              <ChevronDown
                aria-hidden="true"
                className={classes("size-4 transition-transform", isOpen && "rotate-180")}
              />
            </Button>
          )}
          {!isSame && <WordsChoice isOwn={isOwn} onChoose={() => onChange({ text: isOwn ? after : originalText })} />}
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-details`} className="mt-4 flex flex-col gap-6">
          {!isSame && (
            <WordChanges compared={compared} titles={improvement ? undefined : ["Your first words", "Now"]} />
          )}
          <OpenPoints assumptions={assumptions} questions={questions} {...{ text, onChange, onReplace, onTakeBack }} />
        </div>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  );
}

interface OpenPointsProps extends AssumptionListProps, Pick<ImprovementPanelProps, "onChange"> {
  questions: ImprovedBrief["questions"];
}

/** Shows what is assumed and what is asked, side by side where there is both. */
function OpenPoints({ text, assumptions, questions, onChange, onReplace, onTakeBack }: OpenPointsProps) {
  if (assumptions.length + questions.length === 0) return null;
  const areBoth = assumptions.length > 0 && questions.length > 0;
  return (
    <div className={classes("grid gap-x-10 gap-y-6", areBoth && "lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]")}>
      {assumptions.length > 0 && <AssumptionList {...{ text, assumptions, onReplace, onTakeBack }} />}
      {questions.length > 0 && (
        <QuestionChips
          questions={questions}
          isChosen={(answer) => hasAnswer(text, answer)}
          onToggle={(answer) => onChange({ text: toggleAnswer(text, answer) })}
        />
      )}
    </div>
  );
}

function WordsChoice({ isOwn, onChoose }: { isOwn: boolean; onChoose: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onChoose}>
      {isOwn ? "Use the improved words" : "Use my own words"}
    </Button>
  );
}

/** Returns the two texts to compare: what improving was given and what it returned, else the first words and the brief of today. */
function versionsOf({ originalText, text, improvement, improvedFrom }: OpenBrief): { before: string; after: string } {
  if (!improvement) return { before: originalText, after: text };
  return { before: improvedFrom ?? originalText, after: improvement.improvedPrompt };
}

function titleOf({ improvement }: OpenBrief, { isSame, isOwn }: { isSame: boolean; isOwn: boolean }): string {
  if (isOwn) return "You are using your own words";
  return improvement || isSame ? "What improving changed" : "Your first words and the brief now";
}

function summaryOf(brief: OpenBrief, reading: ShownReading | undefined, compared: ComparedWords): string {
  const { before, after } = versionsOf(brief);
  const { improvement } = brief;
  const writer = improvement?.improvedBy === "local" ? " Done on this server, without a language model." : "";
  if (before === after) {
    const why = whyNotImproved(reading);
    return why === undefined
      ? `Nothing: every word stays as you wrote it.${writer}`
      : `Nothing could be improved. ${why}`;
  }
  const difference = differenceSentence(before, after, compared);
  return improvement ? difference + writer : `${difference} What you changed yourself counts too.`;
}

/** Focuses what comes after an assumption that leaves: the next one, else the first question, else the button of the details. */
function focusNext(box: RefObject<HTMLElement | null>, at: number) {
  setTimeout(() => {
    const next = [...(box.current?.querySelectorAll("[data-assumption]") ?? [])];
    const button = (next[at] ?? next.at(-1))?.querySelector("button");
    const other = box.current?.querySelector<HTMLElement>("[data-question] button, [data-details]");
    (button ?? other)?.focus();
  }, afterMenuMs);
}
