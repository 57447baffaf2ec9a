import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classes } from "./classes.ts";

export interface ComboboxOption {
  key: string;
  content: ReactNode;
}

export interface ComboboxProps {
  label: string;
  /** Gives an example of what to type, short enough for the box. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** Lists what fits the words in the box. */
  options: readonly ComboboxOption[];
  /** Receives the index of the chosen option, but not while the options are those of earlier words. */
  onChoose: (index: number) => void;
  /** Says whether the options are still those of earlier words. */
  isStale: boolean;
}

/** Shows a search box that takes the focus, with a list to choose from by keyboard or by pointer. */
export function Combobox({
  label,
  placeholder,
  value,
  onChange,
  maxLength,
  options,
  onChoose,
  isStale,
}: ComboboxProps) {
  const id = useId();
  const [active, setActive] = useState(0);
  const at = Math.min(active, options.length - 1);
  const move = (by: number) => setActive((at + by + options.length) % Math.max(options.length, 1));
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && at >= 0 && !isStale) onChoose(at);
    else if (event.key !== "Enter") return;
    event.preventDefault();
  };
  return (
    <div>
      <div className="relative rounded-md border border-line-strong/75 focus-within:outline-2 focus-within:outline-accent">
        <Search aria-hidden="true" className="absolute start-3 top-1/2 size-4 -translate-y-1/2 text-ink-faint" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is shown when somebody asks for it, and has nothing else
          autoFocus
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          onChange={(event) => {
            onChange(event.target.value);
            setActive(0);
          }}
          onKeyDown={pressed}
          autoComplete="off"
          className="h-11 w-full rounded-md bg-transparent ps-9 pe-3 text-base outline-none"
        />
      </div>
      <ul id={`${id}-list`} role="listbox" aria-label={label} className="mt-2 flex flex-col empty:hidden">
        {options.map(({ key, content }, index) => (
          <li
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
            className={classes(
              "flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-1.5 text-[0.9375rem] leading-5 select-none",
              index === at && "bg-hover outline-2 -outline-offset-2 outline-accent",
            )}
          >
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
