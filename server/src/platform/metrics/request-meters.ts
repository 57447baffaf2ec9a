import type { RefusalCode } from "@triptych/contract/refusals";
import type { FastifyInstance } from "fastify";
import type { Meters } from "./meters.ts";

/** Measures every call under its route's pattern, and counts refusals by their code. */
export function measureRequests(http: FastifyInstance, meters: Meters): { countRefusal: (code: RefusalCode) => void } {
  const ended = meters.histogram<{ method: string; route: string; status: string }>({
    name: "http_request_duration_seconds",
    help: "Calls by route pattern and class of status; `aborted` when the caller left before the reply was sent.",
    labels: ["method", "route", "status"],
  });
  const refused = meters.counter<{ code: string }>({
    name: "refusals_total",
    help: "Calls that were refused, by the contract's code.",
    labels: ["code"],
  });
  meters.gauge({ name: "http_requests_in_flight", help: "Calls that are being handled.", labels: [] }, () => [
    { labels: {}, value: http.calls.count() },
  ]);

  http.calls.onEnded((request, reply, isAborted) => {
    const status = isAborted ? "aborted" : `${String(reply.statusCode)[0]}xx`;
    const route = request.is404 ? "unknown" : (request.routeOptions.url ?? "unknown");
    ended({ method: request.method, route, status }, reply.elapsedTime / 1_000);
    if (reply.refusedWith) refused({ code: reply.refusedWith });
  });
  return { countRefusal: (code) => refused({ code }) };
}
