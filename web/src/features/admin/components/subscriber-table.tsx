import type { AdminUser } from "@triptych/contract/admin";
import { formatPounds } from "@triptych/contract/money";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { formatDate } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SortableHead, Table, TableCell, TableHead } from "../../../ui/table.tsx";
import {
  endsWithPeriod,
  isFiltered,
  type ListQuery,
  type SortColumn,
  sortedBy,
  statusOf,
  toneOf,
  wordsOf,
} from "../rules.ts";
import type { SubscriberList } from "./summary-cards.tsx";

const columns: readonly { column: SortColumn; label: string }[] = [
  { column: "username", label: "User" },
  { column: "userType", label: "Type" },
  { column: "createdAt", label: "Registration Date" },
  { column: "status", label: "Status" },
  { column: "subscriptionEnd", label: "Subscription End" },
  { column: "trialEnd", label: "Trial End" },
  { column: "monthlyFee", label: "Monthly Fee" },
];

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
          {columns.map(({ column, label }) => (
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
            <TableCell colSpan={columns.length + 1}>
              <EmptyState title={isNarrowed ? "No users match the selected filters" : "No subscribed users found"} />
            </TableCell>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" colSpan={columns.length - 1} className="px-4 py-4 whitespace-nowrap">
            {isNarrowed ? "Filtered Monthly Revenue" : "Total Monthly Revenue"}
          </th>
          <td colSpan={2} className="px-4 py-4 tabular-nums">
            {pounds(list.monthly_revenue)}
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
      <TableCell className="whitespace-nowrap">{dateOf(user.createdAt)}</TableCell>
      <TableCell>
        <Badge tone={toneOf(status)}>{status ? wordsOf(status) : "Unknown"}</Badge>
        {endsWithPeriod(user) && (
          <span className="mt-1 block text-xs whitespace-nowrap text-ink-faint">ends after this period</span>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap">{dateOf(user.stripe_data?.current_period_end)}</TableCell>
      <TableCell className="whitespace-nowrap">{dateOf(user.stripe_data?.trial_end)}</TableCell>
      <TableCell className="tabular-nums">{pounds(user.monthly_fee)}</TableCell>
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
  "border-t border-line [&_table]:text-sm [&_:is(th,td)]:px-2 [&_th_button]:gap-1 [&_:is(th,td):first-child]:ps-5 sm:[&_:is(th,td):first-child]:ps-7";

// Keeps the column visible where the table is wider than the screen.
const pinned = "sticky end-0 bg-surface";

const dateOf = (moment: string | null | undefined) => (moment ? formatDate(moment) : "N/A");
const pounds = (amount: number) => formatPounds(Math.round(amount * 100));
