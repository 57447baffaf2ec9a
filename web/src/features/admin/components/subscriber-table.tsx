import type { AdminUser } from "@triptych/contract/admin";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SortableHead, Table, TableCell, TableHead } from "../../../ui/table.tsx";
import {
  dateOrNone,
  endsWithPeriod,
  isFiltered,
  listColumns,
  type ListQuery,
  poundsOf,
  sortedBy,
  statusOf,
  toneOf,
  wordsOf,
} from "../rules.ts";
import type { SubscriberList } from "./summary-cards.tsx";

export interface SubscriberTableProps {
  list: SubscriberList;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
  onSelect: (user: AdminUser) => void;
}

export function SubscriberTable({ list, query, onChange, onSelect }: SubscriberTableProps) {
  const isNarrowed = isFiltered(query);
  const direction = query.direction === "asc" ? "ascending" : "descending";
  return (
    <Table caption="Subscribed Users" className={tight}>
      <thead>
        <tr>
          {listColumns.map(({ column, label }) => (
            <SortableHead
              key={column}
              direction={column === query.sort ? direction : undefined}
              onSort={() => onChange(sortedBy(column, query))}
            >
              {label}
            </SortableHead>
          ))}
          <TableHead className={pinned}>Actions</TableHead>
        </tr>
      </thead>
      <tbody>
        {list.users.map((user) => (
          <SubscriberRow key={user.id} user={user} onSelect={() => onSelect(user)} />
        ))}
        {list.users.length === 0 && (
          <tr>
            <TableCell colSpan={listColumns.length + 1}>
              <EmptyState title={isNarrowed ? "No users match the selected filters" : "No subscribed users found"} />
            </TableCell>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" colSpan={listColumns.length - 1} className="px-4 py-4 whitespace-nowrap">
            {isNarrowed ? "Filtered Monthly Revenue" : "Total Monthly Revenue"}
          </th>
          <td colSpan={2} className="px-4 py-4 tabular-nums">
            {poundsOf(list.monthly_revenue)}
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

function SubscriberRow({ user, onSelect }: { user: AdminUser; onSelect: () => void }) {
  const status = statusOf(user);
  return (
    <tr>
      <th scope="row" className="max-w-44 min-w-36 border-b border-line px-4 py-3 font-normal">
        <span className="block truncate font-medium">{user.username}</span>
        <span className="block truncate text-sm text-ink-faint" title={user.email}>
          {user.email}
        </span>
      </th>
      <TableCell>
        {user.userType ? <Badge tone={user.userType satisfies BadgeTone}>{user.userType}</Badge> : "N/A"}
      </TableCell>
      <TableCell className="whitespace-nowrap">{dateOrNone(user.createdAt)}</TableCell>
      <TableCell>
        <Badge tone={toneOf(status)}>{status ? wordsOf(status) : "Unknown"}</Badge>
        {endsWithPeriod(user) && (
          <span className="mt-1 block text-xs whitespace-nowrap text-ink-faint">ends after this period</span>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap">{dateOrNone(user.stripe_data?.current_period_end)}</TableCell>
      <TableCell className="whitespace-nowrap">{dateOrNone(user.stripe_data?.trial_end)}</TableCell>
      <TableCell className="tabular-nums">{poundsOf(user.monthly_fee)}</TableCell>
      <TableCell className={pinned}>
        <Button variant="secondary" size="sm" onClick={onSelect} className="whitespace-nowrap">
          Extend Trial
          <span className="sr-only"> of {user.username}</span>
        </Button>
      </TableCell>
    </tr>
  );
}

// Makes all eight columns fit on a laptop's screen.
const tight =
  "border-t border-line [&_table]:text-sm [&_:is(th,td)]:px-2 [&_th_button]:gap-1 [&_:is(th,td):first-child]:ps-5 sm:[&_:is(th,td):first-child]:ps-7 [&_:is(th,td):last-child]:pe-4";

// Keeps the column visible where the table is wider than the screen.
const pinned = "sticky end-0 bg-surface";
