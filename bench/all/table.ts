import type { Result } from "../results.ts";

/** Holds what one bench handed over, and the mean load average of the machine meanwhile. */
export interface Part {
  results: Result[];
  load: number;
}

const titles = ["what", "ours", "beside", "compared", "target", "result", "load"];

/** Returns one Markdown table of all parts. */
export function toTable(parts: Part[]): string {
  const rows = parts.flatMap(({ results, load }) => results.map((result) => [...toCells(result), load.toFixed(1)]));
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map((cells) => cells[at]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  return [line(titles), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...rows.map(line)].join("\n");
}

/** Says how many of the targets that could be judged were met. */
export function summarise(parts: Part[]): string {
  const judged = parts.flatMap(({ results }) => results.map(meetsTarget)).filter((isMet) => isMet !== null);
  return `${judged.filter(Boolean).length} of ${judged.length} targets met`;
}

/** Returns whether a result is as its target says, or null without a target. */
function meetsTarget(result: Result): boolean | null {
  const { atMost, atLeast } = result;
  if (atMost === undefined && atLeast === undefined) return null;
  const judged = comparedOf(result);
  return judged <= (atMost ?? Infinity) && judged >= (atLeast ?? -Infinity);
}

function toCells(result: Result): string[] {
  const { what, ours, unit, beside, by } = result;
  const isMet = meetsTarget(result);
  return [
    what,
    withUnit(ours, unit),
    beside ? `${beside.name} ${withUnit(beside.value, unit)}` : "–",
    by ? inUnit(comparedOf(result), result) : "–",
    targetOf(result),
    isMet === null ? "–" : isMet ? "met" : "missed",
  ];
}

function comparedOf({ ours, beside, by }: Result): number {
  if (!beside || !by) return ours;
  return by === "ratio" ? ours / beside.value : ours - beside.value;
}

function targetOf(result: Result): string {
  if (result.atMost !== undefined) return `at most ${inUnit(result.atMost, result)}`;
  return result.atLeast === undefined ? "–" : `at least ${inUnit(result.atLeast, result)}`;
}

function inUnit(value: number, { by, unit }: Result): string {
  return by === "ratio" ? `${short(value)} ×` : withUnit(value, unit);
}

function withUnit(value: number, unit: Result["unit"]): string {
  return `${short(value)} ${unit}`;
}

/** Shows small figures with more places, so that a ratio of a hundredth is not a zero. */
function short(value: number): string {
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 4;
  return String(Number(value.toFixed(places)));
}
