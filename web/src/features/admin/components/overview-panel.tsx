import { formatPounds } from "@triptych/contract/money";
import { useState } from "react";
import { formatCount } from "../../../platform/format.ts";
import { useOverview } from "../api.ts";
import { byWeek, type DayFigures, overviewSpans, totalsOf } from "../overview-figures.ts";
import { FigureChart } from "./figure-chart.tsx";
import { OverviewTable } from "./overview-table.tsx";
import { PanelQuery } from "./panel-query.tsx";

export default function OverviewPanel() {
  const [span, setSpan] = useState<number>(overviewSpans[0]);
  const query = useOverview(span);
  return (
    <div className="flex flex-col gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Span</legend>
        {overviewSpans.map((days) => (
          <label
            key={days}
            className="inline-flex min-h-10 items-center rounded-md border border-line bg-surface px-4 text-sm font-medium text-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="span"
              className="sr-only"
              checked={span === days}
              onChange={() => setSpan(days)}
            />
            {days} days
          </label>
        ))}
      </fieldset>
      <PanelQuery query={query} noun="the overview">
        {({ days }) => <Overview days={days} />}
      </PanelQuery>
    </div>
  );
}

function Overview({ days }: { days: readonly DayFigures[] }) {
  const isWeekly = days.length > 90;
  const rows = isWeekly ? byWeek(days) : days;
  const totals = totalsOf(days);
  const per = isWeekly ? "per week" : "per day";
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <FigureChart
          title={`Sign-ups ${per}`}
          summary={`${formatCount(totals.signUps, "sign-up")} in ${days.length} days`}
          rows={rows}
          look="bars"
          series={[
            { label: "Brands", color: "var(--color-brand)", figure: (row) => row.brandSignUps },
            { label: "Agencies", color: "var(--color-agency)", figure: (row) => row.agencySignUps },
            { label: "Freelancers", color: "var(--color-freelancer)", figure: (row) => row.freelancerSignUps },
          ]}
        />
        <FigureChart
          title="Subscriptions"
          summary={`${formatCount(totals.active, "active subscription")} and ${formatCount(totals.trialing, "trial")} now`}
          rows={rows}
          look="lines"
          series={[
            { label: "Active", color: "var(--color-success)", figure: (row) => row.active },
            { label: "Trials", color: "var(--color-info)", figure: (row) => row.trialing },
          ]}
        />
        <FigureChart
          title={`Revenue ${per}`}
          summary={`${formatPounds(totals.revenuePence)} in ${days.length} days`}
          rows={rows}
          look="bars"
          format={(pounds) => formatPounds(Math.round(pounds * 100))}
          series={[{ label: "Revenue", color: "var(--color-accent)", figure: (row) => row.revenuePence / 100 }]}
        />
        <FigureChart
          title={`Searches ${per}`}
          summary={`${formatCount(totals.searches, "search", "searches")} in ${days.length} days`}
          rows={rows}
          look="bars"
          series={[{ label: "Searches", color: "var(--color-accent)", figure: (row) => row.searches }]}
        />
        <FigureChart
          title={`Introductions ${per}`}
          summary={`${formatCount(totals.introductions, "introduction")} in ${days.length} days, ${totals.answeredIntroductions.toLocaleString("en-GB")} answered so far`}
          rows={rows}
          look="lines"
          series={[
            { label: "Made", color: "var(--color-accent)", figure: (row) => row.introductions },
            { label: "Answered", color: "var(--color-success)", figure: (row) => row.answeredIntroductions },
          ]}
        />
      </div>
      <OverviewTable rows={rows} isWeekly={isWeekly} />
    </>
  );
}
