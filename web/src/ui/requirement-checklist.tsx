import { Check } from "lucide-react";
import { classes } from "./classes.ts";

export interface Requirement {
  label: string;
  isMet: boolean;
}

/** Lists what a value needs, and ticks each item off while somebody types. */
export function RequirementChecklist({ requirements, id }: { requirements: readonly Requirement[]; id?: string }) {
  return (
    <ul id={id} className="grid grid-cols-1 gap-x-2 gap-y-1 text-[0.8125rem] leading-5 min-[27rem]:grid-cols-2">
      {requirements.map(({ label, isMet }) => (
        <li
          key={label}
          className={classes("flex items-center gap-1.5 transition-colors", isMet ? "text-success" : "text-ink-faint")}
        >
          <span
            aria-hidden="true"
            className={classes(
              "grid size-4 shrink-0 place-content-center rounded-full border transition-colors",
              isMet ? "border-success bg-success-soft" : "border-line-strong/70",
            )}
          >
            {isMet && <Check strokeWidth={3.2} className="size-2.5" />}
          </span>
          {label}
          <span className="sr-only">{isMet ? "(met)" : "(not met yet)"}</span>
        </li>
      ))}
    </ul>
  );
}
