import { Check, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { classes } from "./classes.ts";

export interface ListProps {
  options: readonly string[];
  value: readonly string[];
  noun: string;
  onToggle: (option: string) => void;
  onRemoveLast: () => void;
}

/** Shows a list with a search of its own, which has the focus. */
export default function SearchableList({ options, value, noun, onToggle, onRemoveLast }: ListProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
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
          ref={input}
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
                index === at && "bg-hover outline-2 -outline-offset-2 outline-accent",
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
