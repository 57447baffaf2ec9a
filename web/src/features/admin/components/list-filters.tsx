import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { isFiltered, type ListQuery } from "../rules.ts";
import { FilterPopover } from "./filter-popover.tsx";
import type { SubscriberList } from "./summary-cards.tsx";

/** Sets how long somebody must stop typing before the list is fetched. */
const restMs = 300;

export interface ListFiltersProps {
  list: SubscriberList;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}

export function ListFilters({ list, query, onChange }: ListFiltersProps) {
  const [typed, setTyped] = useState(query.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // NOTE: reads the latest callback, so that the timer does not undo a filter that was chosen while it ran.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current({ search: text.trim() }), restMs);
  };
  const clear = () => {
    clearTimeout(timer.current);
    setTyped("");
    onChange({ search: "", types: [], statuses: [] });
    // Focuses the search, because the button that had the focus is gone.
    field.current?.focus();
  };
  return (
    <div
      className={classes(
        "grid items-end gap-4 p-5 sm:grid-cols-2 sm:p-7",
        isFiltered(query) ? "lg:grid-cols-[1.4fr_1fr_1fr_auto]" : "lg:grid-cols-[1.4fr_1fr_1fr]",
      )}
    >
      <Field label="Search" className="sm:max-lg:col-span-2">
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute start-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-faint"
          />
          <Input
            ref={field}
            type="search"
            maxLength={200}
            placeholder="Username or email"
            value={typed}
            onChange={(event) => search(event.target.value)}
            className="ps-10!"
          />
        </div>
      </Field>
      <FilterPopover
        label="Filter by Type"
        noun="types"
        options={list.types}
        picked={query.types}
        onChange={(types) => onChange({ types })}
      />
      <FilterPopover
        label="Filter by Status"
        noun="statuses"
        options={list.statuses}
        picked={query.statuses}
        onChange={(statuses) => onChange({ statuses })}
      />
      {isFiltered(query) && (
        <Button variant="quiet" onClick={clear}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}
