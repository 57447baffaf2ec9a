import { formatPounds } from "@triptych/contract/money";
import { useId, useState } from "react";
import { formatDate } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Table, TableCell, TableHead } from "../../../ui/table.tsx";
import type { DayFigures } from "../overview-figures.ts";
import { useShownRows } from "../use-shown-rows.ts";
import { ShowMore } from "./show-more.tsx";

const columns: readonly { label: string; show: (row: DayFigures) => string }[] = [
  { label: "Brands", show: (row) => row.brandSignUps.toLocaleString("en-GB") },
  { label: "Agencies", show: (row) => row.agencySignUps.toLocaleString("en-GB") },
  { label: "Freelancers", show: (row) => row.freelancerSignUps.toLocaleString("en-GB") },
  { label: "Trials", show: (row) => row.trialing.toLocaleString("en-GB") },
  { label: "Active", show: (row) => row.active.toLocaleString("en-GB") },
  { label: "Revenue", show: (row) => formatPounds(row.revenuePence) },
  { label: "Searches", show: (row) => row.searches.toLocaleString("en-GB") },
  { label: "Introductions", show: (row) => row.introductions.toLocaleString("en-GB") },
  { label: "Answered", show: (row) => row.answeredIntroductions.toLocaleString("en-GB") },
];

/** Shows the figures of the charts as a table, newest first, and as cards on narrow screens. */
export function OverviewTable({ rows, isWeekly }: { rows: readonly DayFigures[]; isWeekly: boolean }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { isNarrow, shown, hidden, showMore } = useShownRows(rows.toReversed());
  const List = isNarrow ? FigureCards : FigureTable;
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? "Hide the table" : "Show the figures as a table"}
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4">
        {isOpen && (
          <Card className="overflow-hidden">
            <List rows={shown} isWeekly={isWeekly} />
            <ShowMore hidden={hidden} onMore={showMore} />
          </Card>
        )}
      </div>
    </div>
  );
}

interface FigureListProps {
  rows: readonly DayFigures[];
  isWeekly: boolean;
}

const captionOf = (isWeekly: boolean) => (isWeekly ? "Figures per week" : "Figures per day");

function FigureTable({ rows, isWeekly }: FigureListProps) {
  return (
    <Table caption={captionOf(isWeekly)}>
      <thead>
        <tr>
          <TableHead>{isWeekly ? "Week from" : "Day"}</TableHead>
          {columns.map(({ label }) => (
            <TableHead key={label}>{label}</TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.day}>
            <th scope="row" className="border-b border-line px-4 py-2 font-normal whitespace-nowrap">
              {formatDate(row.day)}
            </th>
            {columns.map(({ label, show }) => (
              <TableCell key={label} className="py-2! tabular-nums">
                {show(row)}
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function FigureCards({ rows, isWeekly }: FigureListProps) {
  return (
    <ul aria-label={captionOf(isWeekly)} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.day} className="px-5 py-3.5 text-sm">
          <p className="font-medium">
            {isWeekly && "Week from "}
            {formatDate(row.day)}
          </p>
          <dl className="mt-1.5 grid grid-cols-2 gap-x-6 gap-y-1">
            {columns.map(({ label, show }) => (
              <div key={label} className="flex justify-between gap-2">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="tabular-nums">{show(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
