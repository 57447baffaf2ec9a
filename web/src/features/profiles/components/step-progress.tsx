import { Check } from "lucide-react";
import { classes } from "../../../ui/classes.ts";
import type { FirstProfile } from "../use-first-profile.ts";

/** Shows the steps of a first profile: which are done, which is open, and which follow. */
export function StepProgress({ first: { steps, step: open, asked, at } }: { first: FirstProfile }) {
  const openAt = steps.indexOf(open);
  const isDone = (index: number) => index !== openAt && (!asked.includes(index) || asked.indexOf(index) < at);
  return (
    <div className="mb-7">
      <p className="text-sm text-ink-soft tabular-nums sm:sr-only">
        Step {openAt + 1} of {steps.length}
      </p>
      <ol aria-label="Steps" className="mt-2 flex gap-2 sm:mt-0 sm:gap-4">
        {steps.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index === openAt ? "step" : undefined}
            className={classes(
              "min-w-0 grow basis-0 border-t-4 pt-2 text-sm",
              index === openAt || isDone(index) ? "border-accent" : "border-line",
              index === openAt ? "font-medium text-ink" : "text-ink-soft",
            )}
          >
            <span className="flex items-center gap-1.5 max-sm:sr-only">
              {isDone(index) && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
              {title}
              {isDone(index) && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
