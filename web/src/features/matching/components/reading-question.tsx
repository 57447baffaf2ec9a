import type { ReadingQuestion as Question } from "@triptych/contract/reading";
import { CircleHelp } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";

export interface ReadingQuestionProps {
  question: Question;
  /** Holds the words of the brief that are unsure. */
  words: string;
  /** Says that other work was read, so that the answer is a job beside it. */
  isBesideJobs: boolean;
  /** Runs with the chosen option, or with null for something else. */
  onAnswer: (chosen: string | null) => void;
}

/** Asks what unsure words mean, so that nothing is guessed. */
export function ReadingQuestion({ question, words, isBesideJobs, onAnswer }: ReadingQuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="rounded-lg bg-warning-soft px-4 py-3">
      <p id={id} className="flex gap-2 text-[0.9375rem] leading-6">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
        <span>
          <strong className="font-semibold">{question.text}</strong>{" "}
          <span className="text-ink-soft">
            “{words}” could mean several things, and we would rather ask than guess.
            {isBesideJobs && " Your answer becomes a job of its own. Until then, we only search these words as words."}
          </span>
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2 ps-7">
        {question.options.map(({ label }) => (
          <Button key={label} variant="secondary" size="sm" onClick={() => onAnswer(label)}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={() => onAnswer(null)}>
          Something else
        </Button>
      </div>
    </div>
  );
}
