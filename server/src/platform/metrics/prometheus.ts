import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Labels, MeterDescription, Meters } from "./meters.ts";

export interface Prometheus {
  meters: Meters;
  /** Returns all measurements in Prometheus' text format. */
  read: () => Promise<{ contentType: string; text: string }>;
}

const prefix = "triptych_";
/** Sets the histogram's bounds, from a look-up in memory to a call that times out. */
const bucketsInSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Sets how often the event loop is asked for its delay, and with it the least delay that is shown. Each time wakes the process. */
const askEveryMs = 50;

/**
 * Creates meters in a registry of their own, with those of the process: event loop lag, heap, garbage collection, CPU
 * time.
 */
export function createPrometheus({ onFailure }: { onFailure: (name: string, error: unknown) => void }): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: askEveryMs });

  const described = <L extends Labels>({ name, help, labels }: MeterDescription<L>) => ({
    name: prefix + name,
    help,
    labelNames: [...labels],
    registers,
  });

  const meters: Meters = {
    counter: (description) => {
      const counter = new Counter(described(description));
      if (description.labels.length === 0) counter.inc(0);
      return (labels, by = 1) => counter.inc(labels, by);
    },
    histogram: (description) => {
      const histogram = new Histogram({ ...described(description), buckets: bucketsInSeconds });
      return (labels, seconds) => histogram.observe(labels, seconds);
    },
    gauge: (description, read) => {
      const gauge = new Gauge({ ...described(description), collect });
      async function collect() {
        try {
          const readings = await read();
          gauge.reset();
          for (const { labels, value } of readings) gauge.set(labels, value);
        } catch (error) {
          gauge.reset();
          onFailure(description.name, error);
        }
      }
    },
  };

  return {
    meters,
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
