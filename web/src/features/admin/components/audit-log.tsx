import { formatDate, formatTime } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Table, TableCell, TableHead } from "../../../ui/table.tsx";
import { type AuditPage, useAuditLog } from "../api.ts";
import { useShownRows } from "../use-shown-rows.ts";
import { PanelQuery } from "./panel-query.tsx";
import { ShowMore } from "./show-more.tsx";

/** Lists what operators did, newest first. */
export function AuditLog() {
  const query = useAuditLog();
  const { isNarrow, shown, hidden, showMore } = useShownRows(query.data ?? []);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const List = isNarrow ? AuditCards : AuditTable;
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Audit log"
        description="Everything that operators did or tried to do. Nobody can change this log."
      />
      <PanelQuery query={query} noun="the audit log">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState
              title="Nothing yet"
              description="Extended trials, cancellations and sent rewards appear here."
            />
          ) : (
            <List entries={shown} />
          )
        }
      </PanelQuery>
      <ShowMore hidden={hidden} onMore={showMore} />
      {hasNextPage && hidden === 0 && (
        <div className="px-5 py-4 text-center">
          <Button variant="secondary" size="sm" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older entries
          </Button>
        </div>
      )}
    </Card>
  );
}

function AuditTable({ entries }: { entries: Readonly<AuditPage> }) {
  return (
    <Table caption="Audit log" className="mt-5 sm:mt-7">
      <thead>
        <tr>
          <TableHead>When</TableHead>
          <TableHead>Who</TableHead>
          <TableHead>What</TableHead>
          <TableHead>Account</TableHead>
          <TableHead>Details</TableHead>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, actor, action, target, details, createdAt }) => (
          <tr key={id}>
            <TableCell className="whitespace-nowrap text-ink-soft">
              {formatDate(createdAt)}, {formatTime(createdAt)}
            </TableCell>
            <TableCell>{actor}</TableCell>
            <TableCell className="font-medium whitespace-nowrap">{action}</TableCell>
            <TableCell>{target ?? "N/A"}</TableCell>
            <TableCell className="min-w-56">{details}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function AuditCards({ entries }: { entries: Readonly<AuditPage> }) {
  return (
    <ul aria-label="Audit log" className="mt-5 divide-y divide-line border-t border-line">
      {entries.map(({ id, actor, action, target, details, createdAt }) => (
        <li key={id} className="px-5 py-3.5 text-sm leading-5.5 wrap-anywhere">
          <p className="text-[0.9375rem] font-medium">
            {action}
            {target !== null && <span className="font-normal"> · {target}</span>}
          </p>
          {details && <p>{details}</p>}
          <p className="text-ink-soft">
            {actor}, {formatDate(createdAt)}, {formatTime(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}
