import { formatPounds } from "@triptych/contract/money";
import { useId, useState } from "react";
import { formatDate } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Table, TableCell, TableHead } from "../../../ui/table.tsx";
import type { DayFigures } from "../overview-figures.ts";

const columns: readonly { label: string; show: (row: DayFigures) => string }[] = [
  { label: "Brands", show: (row) => row.brandSignUps.toLocaleString("en-GB") },
  { label: "Agencies", show: (row) => row.agencySignUps.toLocaleString("en-GB") },
  { label: "Freelancers", show: (row) => row.freelancerSignUps.toLocaleString("en-GB") },
  { label: "Trials", show: (row) => row.trialing.toLocaleString("en-GB") },
  { label: "Active", show: (row) => row.active.toLocaleString("en-GB") },
  { label: "Revenue", show: (row) => formatPounds(row.revenuePence) },
  { label: "Searches", show: (row) => row.searches.toLocaleString("en-GB") },
];

/** Shows the figures of the charts as a table, newest first. */
export function OverviewTable({ rows, isWeekly }: { rows: readonly DayFigures[]; isWeekly: boolean }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
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
            <Table caption={isWeekly ? "Figures per week" : "Figures per day"}>
              <thead>
                <tr>
                  <TableHead>{isWeekly ? "Week from" : "Day"}</TableHead>
                  {columns.map(({ label }) => (
                    <TableHead key={label}>{label}</TableHead>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.toReversed().map((row) => (
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
          </Card>
        )}
      </div>
    </div>
  );
}
