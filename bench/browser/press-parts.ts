import type { CDPSession } from "@playwright/test";

/** Splits what the main thread computed for one press or key, in milliseconds. */
export interface PressParts {
  script: number;
  /** Holds the time for styles and layout. */
  style: number;
  paint: number;
  other: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Holds the moment, in microseconds. */
  ts: number;
  dur?: number;
  /** Holds the processor time, in microseconds. */
  tdur?: number;
  id?: string;
  id2?: { local?: string };
  args?: { data?: { interactionId?: number } };
}

/** Records what the browser does while `act` runs, and returns the parts of each interaction in it by its id. */
export async function tracePresses(session: CDPSession, act: () => Promise<void>): Promise<Map<number, PressParts>> {
  const events: TraceEvent[] = [];
  const gather = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", gather);
  const includedCategories = ["devtools.timeline", "toplevel"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await act();
  const completed = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await completed;
  session.off("Tracing.dataCollected", gather);
  return partsByInteraction(events);
}

interface Span {
  pid: number;
  from: number;
  to: number;
}

function partsByInteraction(events: readonly TraceEvent[]): Map<number, PressParts> {
  const spans = new Map<number, Span>();
  const begun = new Map<string, TraceEvent>();
  for (const event of events
    .filter(({ name }) => name === "EventTiming")
    .toSorted((one, another) => one.ts - another.ts)) {
    const key = `${event.pid} ${event.id ?? event.id2?.local}`;
    const begin = begun.get(key);
    const id = begin?.args?.data?.interactionId ?? 0;
    if (event.ph === "b") begun.set(key, event);
    else if (begin && id > 0) {
      const known = spans.get(id) ?? { pid: event.pid, from: begin.ts, to: event.ts };
      spans.set(id, { ...known, from: Math.min(known.from, begin.ts), to: Math.max(known.to, event.ts) });
    }
  }
  return new Map([...spans].map(([id, span]) => [id, partsOf(events, span)]));
}

/** Adds up the processor time of the main thread in a span, each moment for the innermost event that has a kind. */
function partsOf(events: readonly TraceEvent[], { pid, from, to }: Span): PressParts {
  const sums: PressParts = { script: 0, style: 0, paint: 0, other: 0 };
  const main = events.find((event) => event.pid === pid && event.name === "EventDispatch")?.tid;
  const open: { to: number; kind: keyof PressParts }[] = [];
  const inside = events
    .filter((event) => event.ph === "X" && event.pid === pid && event.tid === main && event.tdur !== undefined)
    .map(({ name, ts, dur = 0, tdur = 0 }) => ({ name, ts, end: ts + dur, dur, tdur }))
    .filter(({ ts, end }) => ts < to && end > from)
    .toSorted((one, another) => one.ts - another.ts || another.dur - one.dur);
  for (const { name, ts, end, dur, tdur } of inside) {
    while (open.length > 0 && open.at(-1)!.to <= ts) open.pop();
    const around = open.at(-1)?.kind;
    const kind = kindOf(name) ?? around ?? "other";
    const ms = (tdur * (Math.min(end, to) - Math.max(ts, from))) / Math.max(dur, 1) / 1_000;
    sums[kind] += ms;
    if (around) sums[around] -= ms;
    open.push({ to: end, kind });
  }
  return sums;
}

function kindOf(name: string): keyof PressParts | undefined {
  if (/^(UpdateLayoutTree|Layout)$/.test(name)) return "style";
  if (/^(PrePaint|Paint|PaintImage|Layerize|Commit)$/.test(name)) return "paint";
  if (/^(v8\.\w+|FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|MinorGC|MajorGC)$/.test(name))
    return "script";
  return undefined;
}
