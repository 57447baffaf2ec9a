import { createHash, timingSafeEqual } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { sendFailure } from "../http/failures/failures.ts";
import type { Prometheus } from "./prometheus.ts";
import { refuse } from "../http/refusal.ts";

export interface MetricsPageOptions {
  read: Prometheus["read"];
  /**
   * Holds the token that readers must send as `Authorization: Bearer …`; without one the port must be closed to
   * strangers.
   */
  token: string | null;
}

/** Serves `GET /metrics` for a Prometheus server. */
export function metricsPage(http: FastifyInstance, { read, token }: MetricsPageOptions): void {
  http.get("/metrics", { config: { importance: "always" } }, async (request, reply) => {
    if (token !== null && !isEqual(request.headers.authorization ?? "", `Bearer ${token}`)) {
      reply.header("www-authenticate", "Bearer");
      refuse("forbidden", { message: "Only readers with the token of METRICS_TOKEN may see this." });
    }
    const { contentType, text } = await read();
    return reply.header("content-type", contentType).header("cache-control", "no-store").send(text);
  });
}

/** Creates a server for this page alone, so that it can be read while the product's own server refuses calls. */
export function createMetricsServer(options: MetricsPageOptions): FastifyInstance {
  const http = Fastify({ logger: false, requestTimeout: 10_000, bodyLimit: 1_000, forceCloseConnections: true });
  http.decorateReply("refusedWith", null);
  http.setErrorHandler(sendFailure);
  metricsPage(http, options);
  return http;
}

/** Compares in constant time. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(one!, other!);
}
