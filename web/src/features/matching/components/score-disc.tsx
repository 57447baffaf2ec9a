import { classes } from "../../../ui/classes.ts";
import { isHighlighted } from "../rules.ts";

const radius = 25;
const round = 2 * Math.PI * radius;

/** Shows the score in a ring, which is filled where the score is high. */
export function ScoreDisc({ score }: { score: number }) {
  const isHigh = isHighlighted(score);
  return (
    <span
      data-highlighted={isHigh || undefined}
      className={classes(
        "relative grid size-15 shrink-0 place-content-center rounded-full",
        isHigh && "bg-success text-on-panel",
      )}
    >
      {!isHigh && (
        <svg viewBox="0 0 56 56" aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
          <circle cx="28" cy="28" r={radius} fill="none" strokeWidth="4" className="stroke-hover" />
          <circle
            cx="28"
            cy="28"
            r={radius}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={`${(score / 100) * round} ${round}`}
            className="stroke-ink"
          />
        </svg>
      )}
      <span className="relative text-lg font-semibold tracking-[-0.03em] tabular-nums">
        {score}
        <span className="text-xs font-medium">%</span>
        <span className="sr-only"> match score</span>
      </span>
    </span>
  );
}
