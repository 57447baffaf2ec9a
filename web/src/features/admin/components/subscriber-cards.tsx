import type { AdminUser } from "@triptych/contract/admin";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import {
  dateOrNone,
  endsWithPeriod,
  isFiltered,
  listColumns,
  poundsOf,
  type SortColumn,
  sortedBy,
  statusOf,
  toneOf,
  wordsOf,
} from "../rules.ts";
import { useShownRows } from "../use-shown-rows.ts";
import { ShowMore } from "./show-more.tsx";
import type { SubscriberTableProps } from "./subscriber-table.tsx";

/** Shows the subscribers as cards, for screens that are too narrow for their table. */
export function SubscriberCards({ list, query, onChange, onSelect }: SubscriberTableProps) {
  const isNarrowed = isFiltered(query);
  const { shown, hidden, showMore } = useShownRows(list.users);
  const Arrow = query.direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <div className="border-t border-line">
      <div className="flex items-end gap-2.5 px-5 py-4">
        <Field label="Sort by" className="min-w-0 flex-1">
          <Select
            options={listColumns.map(({ column, label }) => ({ value: column, label }))}
            value={query.sort}
            onChange={(event) => onChange({ sort: event.target.value as SortColumn, direction: "asc" })}
          />
        </Field>
        <Button
          variant="secondary"
          size="icon"
          aria-label={query.direction === "asc" ? "Sort downwards" : "Sort upwards"}
          onClick={() => onChange(sortedBy(query.sort, query))}
        >
          <Arrow aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      {list.users.length === 0 ? (
        <EmptyState title={isNarrowed ? "No users match the selected filters" : "No subscribed users found"} />
      ) : (
        <ul aria-label="Subscribed Users" className="divide-y divide-line border-t border-line">
          {shown.map((user) => (
            <SubscriberCard key={user.id} user={user} onSelect={() => onSelect(user)} />
          ))}
        </ul>
      )}
      <ShowMore hidden={hidden} onMore={showMore} />
      <p className="flex justify-between gap-4 border-t border-line px-5 py-4 font-semibold">
        {isNarrowed ? "Filtered Monthly Revenue" : "Total Monthly Revenue"}
        <span className="tabular-nums">{poundsOf(list.monthly_revenue)}</span>
      </p>
    </div>
  );
}

function SubscriberCard({ user, onSelect }: { user: AdminUser; onSelect: () => void }) {
  const status = statusOf(user);
  const { stripe_data: paid, userType } = user;
  const facts = [
    `Registered ${dateOrNone(user.createdAt)}`,
    // NOTE: nothing is paid during a trial, whose end is the next fact.
    paid?.current_period_end &&
      (status !== "trialing" || endsWithPeriod(user)) &&
      `${endsWithPeriod(user) ? "ends" : "paid until"} ${dateOrNone(paid.current_period_end)}`,
    paid?.trial_end && `trial until ${dateOrNone(paid.trial_end)}`,
    `${poundsOf(user.monthly_fee)} per month`,
  ];
  return (
    <li className="px-5 py-3 text-sm leading-5.5">
      <div className="flex items-start justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pt-1.5 text-[0.9375rem] font-medium">
          <bdi className="wrap-anywhere">{user.username}</bdi>
          {userType && <Badge tone={userType satisfies BadgeTone}>{userType}</Badge>}
          <Badge tone={toneOf(status)}>{status ? wordsOf(status) : "Unknown"}</Badge>
        </p>
        <Button variant="secondary" size="sm" onClick={onSelect} className="shrink-0">
          Extend Trial
          <span className="sr-only"> of {user.username}</span>
        </Button>
      </div>
      <p className="mt-1 wrap-anywhere text-ink-soft">{user.email}</p>
      <p className="text-ink-soft tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
    </li>
  );
}
