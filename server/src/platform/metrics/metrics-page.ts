import { createHash, timingSafeEqual } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { answerFailure } from "../http/failures.ts";
import type { Prometheus } from "./prometheus.ts";
import { refuse } from "../http/refusal.ts";

export interface MetricsPageOptions {
  read: Prometheus["read"];
  /** Whoever reads must show it, as in `Authorization: Bearer …`; without one the port must be closed to strangers. */
  token: string | null;
}

/** `GET /metrics`, for a Prometheus server. */
export function metricsPage(http: FastifyInstance, { read, token }: MetricsPageOptions): void {
  http.get("/metrics", { config: { importance: "always" } }, async (request, reply) => {
    if (token !== null && !isEqual(request.headers.authorization ?? "", `Bearer ${token}`)) {
      reply.header("www-authenticate", "Bearer");
      refuse("forbidden", { message: "Only whoever has the token of METRICS_TOKEN may read this." });
    }
    const { contentType, text } = await read();
    return reply.header("content-type", contentType).header("cache-control", "no-store").send(text);
  });
}

/** A server for this page alone, so that it is read even while the product's own sheds load. */
export function createMetricsServer(options: MetricsPageOptions): FastifyInstance {
  const http = Fastify({ logger: false, requestTimeout: 10_000, bodyLimit: 1_000, forceCloseConnections: true });
  http.decorateReply("refusedWith", null);
  http.setErrorHandler(answerFailure);
  metricsPage(http, options);
  return http;
}

/** In a time that says nothing of where they differ. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(one!, other!);
}
