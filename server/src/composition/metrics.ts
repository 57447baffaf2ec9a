import { getHeapStatistics } from "node:v8";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { measureDatabase } from "../platform/metrics/database-meters.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import type { Log } from "../platform/process/log.ts";
import { noMeters, type Meters } from "../platform/metrics/meters.ts";
import { createProviderMeter, unmeasured, type ProviderMeter } from "../platform/metrics/provider-meter.ts";

export interface ComposedMetrics {
  meters: Meters;
  measureCall: ProviderMeter;
  /** Adds the page to the product's own server, unless it has its own port. */
  addTo: (http: FastifyInstance) => void;
  /** Returns the address of the page's own port; `null` without one. */
  listen: () => Promise<string | null>;
  close: () => Promise<void>;
}

const nobodyMeasures: ComposedMetrics = {
  meters: noMeters,
  measureCall: unmeasured,
  addTo: () => {},
  listen: async () => null,
  close: async () => {},
};

/** Creates the metrics for Prometheus: on their own port, on the product's port behind a token, or not at all. */
export async function composeMetrics(
  { metrics }: Config,
  { open, log }: { open: OpenDatabase; log: Log },
): Promise<ComposedMetrics> {
  if (!metrics) return nobodyMeasures;
  // NOTE: loaded only where it is configured, so that a start is quick.
  const { createPrometheus } = await import("../platform/metrics/prometheus.ts");
  const { createMetricsServer, metricsPage } = await import("../platform/metrics/metrics-page.ts");
  const { port, host, token } = metrics;
  const { meters, read } = createPrometheus({
    onFailure: (meter, error) => log.warn({ err: error, meter }, "a meter could not be read"),
  });
  measureDatabase(open, meters);
  meters.gauge({ name: "heap_limit_bytes", help: "Where the process would run out of heap.", labels: [] }, () => [
    { labels: {}, value: getHeapStatistics().heap_size_limit },
  ]);
  const ownServer = port === null ? null : createMetricsServer({ read, token });

  return {
    meters,
    measureCall: createProviderMeter(meters),
    addTo: (http) => {
      if (!ownServer) metricsPage(http, { read, token });
    },
    listen: async () => (ownServer && port !== null ? ownServer.listen({ host, port }) : null),
    close: async () => ownServer?.close(),
  };
}
