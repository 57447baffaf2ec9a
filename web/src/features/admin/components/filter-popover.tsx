import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { classes } from "../../../ui/classes.ts";
import { controlClasses } from "../../../ui/control-classes.ts";
import { Popover } from "../../../ui/popover.tsx";
import { pickedText, wordsOf } from "../rules.ts";

export interface FilterPopoverProps {
  label: string;
  noun: "types" | "statuses";
  options: readonly string[];
  picked: readonly string[];
  onChange: (picked: string[]) => void;
}

/** Filters by one or more of a few values. Offers chosen values also when nobody in the list has them any more. */
export function FilterPopover({ label, noun, options, picked, onChange }: FilterPopoverProps) {
  const id = useId();
  const offered = [...options, ...picked.filter((value) => !options.includes(value))];
  const toggle = (option: string) =>
    onChange(picked.includes(option) ? picked.filter((value) => value !== option) : [...picked, option]);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
      </span>
      <Popover
        label={label}
        trigger={
          <button
            type="button"
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            className={classes(
              controlClasses,
              "flex h-11 items-center justify-between gap-2 ps-3.5 pe-3 text-start",
              picked.length === 0 && "text-ink-faint!",
            )}
          >
            <span className="truncate">{pickedText(picked, noun)}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          </button>
        }
      >
        <div role="group" aria-label={label} className="flex flex-col">
          {offered.map((option) => (
            <Checkbox
              key={option}
              label={wordsOf(option)}
              checked={picked.includes(option)}
              onChange={() => toggle(option)}
              className="rounded-md px-2 py-2 hover:bg-hover"
            />
          ))}
          {offered.length === 0 && <p className="p-2 text-sm text-ink-soft">There is nothing to choose from yet.</p>}
        </div>
      </Popover>
    </div>
  );
}
