import type { ImprovedBrief } from "@triptych/contract/matching-writing";
import { ChevronDown } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { formatCount } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import {
  type Assumption,
  assumptionsOf,
  type Correction,
  hasAnswer,
  takeBack,
  toggleAnswer,
  withoutAssumption,
} from "../corrections.ts";
import type { OpenBrief } from "../use-brief.ts";
import { compareWords } from "../word-comparison.ts";
import { AssumptionList } from "./assumption-list.tsx";
import { QuestionChips } from "./question-chips.tsx";
import { WordChanges } from "./word-changes.tsx";

export interface ImprovementPanelProps {
  brief: OpenBrief;
  onChange: (change: Partial<OpenBrief>) => void;
  /** Shows the brief with the words to replace selected. */
  onCorrect: (correction: Correction) => void;
}

/** Shows what improving did: the changed words, what was assumed and what would help most. Starts closed after a search. */
export function ImprovementPanel({ brief, onChange, onCorrect }: ImprovementPanelProps) {
  const { originalText, text, searchedText, improvement } = brief;
  const improvedText = improvement?.improvedPrompt ?? text;
  const [isOpen, setIsOpen] = useState(text !== searchedText);
  const id = useId();
  const compared = useMemo(() => compareWords(originalText, improvedText), [originalText, improvedText]);
  const isSame = originalText === improvedText;
  const isOwn = !isSame && text === originalText;
  const hasDetails = !isSame || hasMore(improvement);

  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={`${id}-title`} className="text-base">
            {isOwn ? "You are using your own words" : "What improving changed"}
          </h3>
          <p className="mt-0.5 text-sm text-ink-soft">
            {isSame ? "Nothing: it was clear as you wrote it." : summaryOf(compared)} {writerOf(brief)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {hasDetails && (
            <Button
              variant="quiet"
              size="sm"
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
          {!isSame && (
            <WordsChoice isOwn={isOwn} onChoose={() => onChange({ text: isOwn ? improvedText : originalText })} />
          )}
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-details`} className="mt-4 flex flex-col gap-6">
          {!isSame && <WordChanges compared={compared} />}
          <AssumptionsAndQuestions brief={brief} onChange={onChange} onCorrect={onCorrect} />
        </div>
      )}
    </section>
  );
}

function WordsChoice({ isOwn, onChoose }: { isOwn: boolean; onChoose: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onChoose}>
      {isOwn ? "Use the improved words" : "Use my own words"}
    </Button>
  );
}

const hasMore = (improvement: ImprovedBrief | null) =>
  improvement !== null && improvement.assumptions.length + improvement.questions.length > 0;

function AssumptionsAndQuestions({ brief: { text, improvement }, onChange, onCorrect }: ImprovementPanelProps) {
  if (!improvement) return null;
  const assumptions = assumptionsOf(improvement);
  const { questions } = improvement;
  const remove = (assumption: Assumption) => {
    onChange({ improvement: withoutAssumption(improvement, assumption.sentence) });
    onCorrect(takeBack(text, assumption));
  };
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {assumptions.length > 0 && <AssumptionList assumptions={assumptions} onRemove={remove} />}
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

function summaryOf({ added, removed }: { added: number; removed: number }): string {
  if (added === 0 && removed === 0) return "Only the order: every word is yours.";
  const parts = [added > 0 && `${formatCount(added, "word")} added`, removed > 0 && `${removed} left out`].filter(
    Boolean,
  );
  return `${parts.join(", ")}; the rest is yours.`;
}

function writerOf({ improvement }: OpenBrief): string {
  return improvement?.improvedBy === "local" ? "Done on this server, without a language model." : "";
}
