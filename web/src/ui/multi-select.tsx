import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { useLoadSoon } from "../platform/quiet-page.ts";
import { Chip } from "./chip.tsx";
import { classes } from "./classes.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldTies } from "./field-context.ts";
import { lazyPart } from "./lazy-part.tsx";
import { Popover } from "./popover.tsx";

export interface MultiSelectProps {
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Fills the closed control while nothing is chosen, as in "Choose industries". */
  placeholder: string;
  /** Names the options in the labels of the list and its search box, as in "industries". */
  noun: string;
}

const SearchableList = lazyPart(() => import("./searchable-list.tsx"), { mayReload: false });

/**
 * Offers a long list of which several can be chosen: a button opens a searchable list, and each choice is a removable chip.
 * Keys in the list: arrows move, Enter chooses, Escape closes, Backspace in an empty search removes the last choice.
 */
export function MultiSelect({ options, value, onChange, onBlur, placeholder, noun }: MultiSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  useLoadSoon(SearchableList.preload);
  const ties = useFieldTies();
  const trigger = useRef<HTMLButtonElement>(null);
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option]);
  const openChanged = (open: boolean) => {
    setIsOpen(open);
    if (!open) onBlur?.();
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Popover
        label={`Choose ${noun}`}
        look="list"
        open={isOpen}
        onOpenChange={openChanged}
        trigger={
          <button
            ref={trigger}
            type="button"
            {...ties}
            aria-labelledby={ties.id && `${ties.id}-label ${ties.id}`}
            aria-required={undefined}
            className={classes(
              controlClasses,
              "flex min-h-11 items-center justify-between gap-3 ps-3.5 pe-3 text-left",
            )}
          >
            <span className={classes("truncate", value.length === 0 && "text-ink-faint")}>
              {value.length === 0 ? placeholder : `${value.length} selected`}
            </span>
            <ChevronDown
              aria-hidden="true"
              className={classes("size-4 shrink-0 text-ink-faint transition-transform", isOpen && "rotate-180")}
            />
          </button>
        }
      >
        <SearchableList
          options={options}
          value={value}
          noun={noun}
          onToggle={toggle}
          onRemoveLast={() => onChange(value.slice(0, -1))}
        />
      </Popover>
      {value.length > 0 && (
        <ChosenChips
          value={value}
          noun={noun}
          onRemove={(option) => {
            toggle(option);
            trigger.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function ChosenChips({
  value,
  noun,
  onRemove,
}: {
  value: readonly string[];
  noun: string;
  onRemove: (option: string) => void;
}) {
  return (
    <ul aria-label={`Chosen ${noun}`} className="flex flex-wrap gap-1.5">
      {value.map((option) => (
        <li key={option} className="min-w-0">
          <Chip onRemove={() => onRemove(option)}>{option}</Chip>
        </li>
      ))}
    </ul>
  );
}
