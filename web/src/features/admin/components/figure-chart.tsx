import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatDate } from "../../../platform/format.ts";
import { Card } from "../../../ui/card.tsx";
import type { DayFigures } from "../overview-figures.ts";

export interface Series {
  label: string;
  color: string;
  figure: (row: DayFigures) => number;
}

export interface FigureChartProps {
  title: string;
  /** Describes the chart in a sentence, also for people who cannot see it. */
  summary: string;
  rows: readonly DayFigures[];
  series: readonly Series[];
  /** Chooses bars for what happened in each period, lines for how many there are at a time. */
  look: "bars" | "lines";
  format?: (value: number) => string;
}

const count = (value: number) => value.toLocaleString("en-GB");
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const shortDate = (day: string) => dayAndMonth.format(new Date(day));
const axis = { stroke: "var(--color-line-strong)", tick: { fill: "var(--color-ink-faint)", fontSize: 12 } };

export function FigureChart({ title, summary, rows, series, look, format = count }: FigureChartProps) {
  const Chart = look === "bars" ? BarChart : LineChart;
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-0.5 text-sm text-ink-soft">{summary}</p>
      {series.length > 1 && <Legend series={series} />}
      <div role="img" aria-label={`${title}: ${summary}`} className="mt-4 h-56">
        <ResponsiveContainer width="100%" height="100%">
          <Chart data={[...rows]} accessibilityLayer={false} margin={{ top: 6, right: 6, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="day" tickFormatter={shortDate} minTickGap={28} tickLine={false} {...axis} />
            <YAxis
              width="auto"
              allowDecimals={false}
              tickFormatter={format}
              tickLine={false}
              axisLine={false}
              {...axis}
            />
            <Tooltip
              labelFormatter={(day) => (typeof day === "string" ? formatDate(day) : "")}
              formatter={(value) => format(Number(value))}
              cursor={look === "bars" ? { fill: "var(--color-hover)" } : { stroke: "var(--color-line-strong)" }}
              contentStyle={tooltipStyle}
            />
            {series.map(({ label, color, figure }) =>
              look === "bars" ? (
                <Bar key={label} dataKey={figure} name={label} stackId="all" fill={color} isAnimationActive={false} />
              ) : (
                <Line
                  key={label}
                  dataKey={figure}
                  name={label}
                  type="monotone"
                  stroke={color}
                  strokeWidth={2}
                  dot={false}
                  isAnimationActive={false}
                />
              ),
            )}
          </Chart>
        </ResponsiveContainer>
      </div>
    </Card>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {series.map(({ label, color }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

const tooltipStyle = {
  background: "var(--color-raised)",
  border: "1px solid var(--color-line)",
  borderRadius: "0.625rem",
  color: "var(--color-ink)",
  fontSize: "0.875rem",
};
