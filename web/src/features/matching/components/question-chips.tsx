import type { ImprovedBrief } from "@triptych/contract/matching-writing";
import { Check, Plus } from "lucide-react";
import { useId } from "react";

export interface QuestionChipsProps {
  questions: ImprovedBrief["questions"];
  isChosen: (answer: string) => boolean;
  onToggle: (answer: string) => void;
}

/** Asks what would change the result most. Clicking an answer adds it to the brief as a line. */
export function QuestionChips({ questions, isChosen, onToggle }: QuestionChipsProps) {
  const id = useId();
  return (
    <div>
      <h3 className="text-base">What would help most</h3>
      <ul className="mt-3 flex flex-col gap-4">
        {questions.map(({ question, answers }, index) => (
          <li key={question} data-question>
            <p id={`${id}-${index}`} className="text-[0.9375rem] leading-6 text-ink-soft">
              {question}
              {answers.some(isChosen) && <span className="text-success"> Answered.</span>}
            </p>
            <div role="group" aria-labelledby={`${id}-${index}`} className="mt-1.5 flex flex-wrap gap-1.5">
              {answers.map((answer) => (
                <AnswerChip
                  key={answer}
                  answer={answer}
                  isChosen={isChosen(answer)}
                  onToggle={() => onToggle(answer)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AnswerChip({ answer, isChosen, onToggle }: { answer: string; isChosen: boolean; onToggle: () => void }) {
  const Icon = isChosen ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong/50 px-3 text-sm hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {answer}
    </button>
  );
}
