import { type KeyboardEvent, memo, type ReactNode, useId, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { fittingItems } from "./finder-rules.ts";

export interface FinderItem {
  /** Names the item apart from all others, without spaces. */
  id: string;
  /** Lists what it is found by. */
  words: readonly string[];
  /** Holds where it leads, or what it does. */
  to: string | (() => void);
  shown: ReactNode;
}

export interface FinderGroup {
  heading: string;
  items: readonly FinderItem[];
}

export interface FinderProps {
  label: string;
  placeholder: string;
  groups: readonly FinderGroup[];
  onChoose: (to: FinderItem["to"]) => void;
}

/** Shows a field and, below it, the items that fit what is typed in it, after the WAI-ARIA pattern of a combobox. */
export function Finder({ label, placeholder, groups, onChoose }: FinderProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [pointedId, setPointedId] = useState<string>();
  const found = fittingItems(groups, typed);
  const items = found.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === pointedId),
  );
  const active = items[at];

  const move = (to: number) => {
    const next = items[(to + items.length) % items.length];
    if (!next) return;
    setPointedId(next.id);
    document.getElementById(`${id}-${next.id}`)?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(at + 1);
    else if (event.key === "ArrowUp") move(at - 1);
    else if (event.key === "Home") move(0);
    else if (event.key === "End") move(items.length - 1);
    else if (event.key !== "Enter") return;
    else if (active) onChoose(active.to);
    event.preventDefault();
  };

  return (
    <>
      <input
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          list.current?.scrollTo({ top: 0 });
          setTyped(event.target.value);
          setPointedId(undefined);
        }}
        onKeyDown={press}
        className="min-h-11 w-full rounded-md border border-line-strong/55 bg-surface px-3.5 text-base"
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="What was found"
        tabIndex={-1}
        className={classes(
          "mt-3 max-h-[50dvh] min-h-40 overflow-y-auto overscroll-contain",
          items.length === 0 && "hidden",
        )}
      >
        {found.map(({ heading, items: fitting }) => (
          <ul key={heading} role="group" aria-labelledby={`${id}-${heading}`} className="mb-2">
            <li role="presentation" id={`${id}-${heading}`} className="px-3 py-1.5 text-xs font-medium text-ink-soft">
              {heading}
            </li>
            {fitting.map((item) => (
              <Option
                key={item.id}
                id={`${id}-${item.id}`}
                item={item}
                isActive={item === active}
                onPoint={setPointedId}
                onChoose={onChoose}
              />
            ))}
          </ul>
        ))}
      </div>
      <p
        role="status"
        className={
          items.length === 0 ? "mt-3 min-h-40 px-3 py-8 text-center text-[0.9375rem] text-ink-soft" : "sr-only"
        }
      >
        {items.length === 0 ? "Nothing is called that." : ""}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  item: FinderItem;
  isActive: boolean;
  onPoint: (id: string) => void;
  onChoose: FinderProps["onChoose"];
}

const Option = memo(function Option({ id, item, isActive, onPoint, onChoose }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => onPoint(item.id)}
      // Leaves the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item.to)}
      className={classes(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-[0.9375rem]",
        isActive && "bg-hover outline-2 -outline-offset-2 outline-accent",
      )}
    >
      {item.shown}
    </li>
  );
});
