import { Check, ChevronDown, Search } from "lucide-react";
import { Popover as Primitive } from "radix-ui";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { Chip } from "./chip.tsx";
import { classes } from "./classes.ts";
import { controlClasses } from "./control-classes.ts";
import { useFieldTies } from "./field-context.ts";

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

/**
 * Offers a long list of which several can be chosen: a button opens a searchable list, and each choice is a removable chip.
 * Keys in the list: arrows move, Enter chooses, Escape closes, Backspace in an empty search removes the last choice.
 */
export function MultiSelect({ options, value, onChange, onBlur, placeholder, noun }: MultiSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
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
      <Primitive.Root open={isOpen} onOpenChange={openChanged}>
        <Primitive.Trigger asChild>
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
        </Primitive.Trigger>
        <Primitive.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={`Choose ${noun}`}
          className="z-50 w-(--radix-popover-trigger-width) min-w-64 max-w-[calc(100vw-1.5rem)] animate-rise overflow-hidden rounded-lg border border-line bg-raised shadow-lg focus:outline-none"
        >
          <SearchableList
            options={options}
            value={value}
            noun={noun}
            onToggle={toggle}
            onRemoveLast={() => onChange(value.slice(0, -1))}
          />
        </Primitive.Content>
      </Primitive.Root>
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

interface ListProps {
  options: readonly string[];
  value: readonly string[];
  noun: string;
  onToggle: (option: string) => void;
  onRemoveLast: () => void;
}

function SearchableList({ options, value, noun, onToggle, onRemoveLast }: ListProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const found = useMemo(() => optionsMatching(options, search), [options, search]);
  const at = Math.min(active, found.length - 1);

  const move = (to: number) => {
    const next = (to + found.length) % Math.max(found.length, 1);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = found[at];
    if (event.key === "ArrowDown") move(at + 1);
    else if (event.key === "ArrowUp") move(at - 1);
    else if (event.key === "Home" && search === "") move(0);
    else if (event.key === "End" && search === "") move(found.length - 1);
    else if (event.key === "Enter" && option !== undefined) onToggle(option);
    else if (event.key === "Enter") return event.preventDefault();
    else if (event.key === "Backspace" && search === "" && value.length > 0) onRemoveLast();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="relative border-b border-line">
        <Search aria-hidden="true" className="absolute start-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-faint" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] === undefined ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          aria-label={`Search ${noun}`}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(0);
          }}
          onKeyDown={pressed}
          placeholder={`Search ${noun}`}
          autoComplete="off"
          spellCheck={false}
          className="h-11 w-full bg-transparent ps-10 pe-3.5 text-base outline-none"
        />
      </div>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-multiselectable="true"
        aria-label={noun}
        className="max-h-64 overflow-y-auto overscroll-contain p-1.5"
      >
        {found.map((option, index) => {
          const isChosen = value.includes(option);
          return (
            <li
              key={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={isChosen}
              onPointerMove={() => setActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onToggle(option)}
              className={classes(
                "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-[0.9375rem] leading-5 select-none",
                index === at && "bg-hover",
              )}
            >
              <span
                aria-hidden="true"
                className={classes(
                  "grid size-4.5 shrink-0 place-content-center rounded-[0.3125rem] border",
                  isChosen ? "border-accent bg-accent text-on-panel" : "border-line-strong",
                )}
              >
                {isChosen && <Check strokeWidth={3} className="size-3" />}
              </span>
              {option}
            </li>
          );
        })}
      </ul>
      <p role="status" className={found.length === 0 ? "px-4 pb-4 text-sm text-ink-soft" : "sr-only"}>
        {found.length === 0
          ? `Nothing in the list matches “${search}”.`
          : `${found.length} in the list, ${value.length} selected`}
      </p>
    </>
  );
}

/** Returns the options that contain every word of the search, those that start with its first word first. */
export function optionsMatching(options: readonly string[], search: string): readonly string[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const found = options.filter((option) => words.every((word) => option.toLowerCase().includes(word)));
  const startsWith = (option: string) => option.toLowerCase().startsWith(words[0] ?? "");
  return [...found.filter(startsWith), ...found.filter((option) => !startsWith(option))];
}
