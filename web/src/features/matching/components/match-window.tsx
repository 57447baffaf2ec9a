import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { stepAround, windowAround } from "../paging.ts";

export interface MatchWindowProps {
  label: string;
  columns: 2 | 3;
  children: readonly ReactNode[];
  /** Counts the place of the first match in the window, from 0. */
  index: number;
  onMove: (index: number) => void;
  /** Says of what the places are, as in "5" or "the best 5". */
  ofWhat: string;
}

/** Shows as many cards as fit side by side. Next and Previous move by one and wrap around. */
export function MatchWindow({ label, columns, children, index: first, onMove, ofWhat }: MatchWindowProps) {
  const total = children.length;
  const at = Math.min(first, Math.max(total - 1, 0));
  const shown = windowAround([...children.entries()], at, columns);
  return (
    <section aria-label={label}>
      <ul
        className={
          columns === 3
            ? "grid grid-cols-3 gap-4 has-[article_[aria-expanded=true]]:items-start"
            : "grid grid-cols-2 gap-4 has-[article_[aria-expanded=true]]:items-start"
        }
      >
        {shown.map(([index, card]) => (
          <li key={index} data-place={index} className="scroll-mt-4">
            {card}
          </li>
        ))}
      </ul>
      {total > columns && (
        <div className="mt-5 flex items-center justify-center gap-4">
          <Button variant="secondary" size="sm" onClick={() => onMove(stepAround(at, -1, total))}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            Previous
          </Button>
          <p aria-live="polite" className="min-w-28 text-center text-sm text-ink-soft tabular-nums">
            {namesOf(shown.map(([index]) => index + 1))} of {ofWhat}
          </p>
          <Button variant="secondary" size="sm" onClick={() => onMove(stepAround(at, 1, total))}>
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </section>
  );
}

/** Returns "1–3", or "5, 1, 2" around the end. */
function namesOf(places: readonly number[]): string {
  const isInOrder = places.every((place, index) => index === 0 || place === places[index - 1]! + 1);
  return isInOrder && places.length > 1 ? `${places[0]}–${places.at(-1)}` : places.join(", ");
}
