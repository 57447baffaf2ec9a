import { getHeapStatistics } from "node:v8";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenDatabase } from "./database.ts";
import { sendRefusal } from "./failures.ts";
import type { Meters } from "./meters.ts";
import { watchProcess } from "./process-load.ts";
import { Refusal } from "./refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What is answered even while others are sent away: `always` whatever happens, `urgent` while there is memory. */
    importance?: "always" | "urgent";
  }
  interface FastifyReply {
    /** Sent away without being looked at. */
    isShed: boolean;
  }
}

export interface OverloadLimits {
  /** Calls that are being answered at once. */
  inFlight: number;
  /** How late the event loop comes round, on average over a sample, twice in a row. */
  loopDelayMs: number;
  /** Of the heap that the process may have. */
  heapShare: number;
  /** How long the last one waited for a connection to the database, while others still wait. */
  databaseWaitMs: number;
  /** How often heap and event loop are looked at. */
  sampleMs: number;
}

/** The embedded database works in this process, so that the event loop waits for its queries. */
export function overloadLimits({ isEmbedded }: { isEmbedded: boolean }): OverloadLimits {
  return {
    inFlight: 1_000,
    loopDelayMs: isEmbedded ? 2_000 : 500,
    heapShare: 0.9,
    databaseWaitMs: 2_000,
    sampleMs: 1_000,
  };
}

export type OverloadReason = "in_flight" | "event_loop" | "heap" | "database";

export interface Overload {
  /** Why nothing more should be begun; `null` while all is well. */
  reason: () => OverloadReason | null;
}

export interface OverloadOptions {
  limits: OverloadLimits;
  open: Pick<OpenDatabase, "pool" | "onWaited">;
  meters: Meters;
}

/** Sends calls away with 503 and `Retry-After` before memory or the event loop gives out, so that the others are answered. */
export function shedLoad(http: FastifyInstance, { limits, open, meters }: OverloadOptions): Overload {
  const shed = meters.counter<{ reason: string }>({
    name: "requests_shed_total",
    help: "Calls that were sent away with 503 because of too much work: in_flight, event_loop, heap or database.",
    labels: ["reason"],
  });
  const heapLimitBytes = getHeapStatistics().heap_size_limit * limits.heapShare;
  let inFlight = 0;
  let lastWaitMs = 0;
  let shedSoFar = 0;
  let loggedAt = -Infinity;
  open.onWaited((ms) => {
    lastWaitMs = ms;
  });
  const load = watchProcess(limits.sampleMs);
  http.decorateReply("isShed", false);

  function reason(): OverloadReason | null {
    if (load.heapUsedBytes() > heapLimitBytes) return "heap";
    if (inFlight > limits.inFlight) return "in_flight";
    if (load.loopDelayMs() > limits.loopDelayMs) return "event_loop";
    if (open.pool.waitingCount > 0 && lastWaitMs > limits.databaseWaitMs) return "database";
    return null;
  }

  function sendAway(reply: FastifyReply, why: OverloadReason) {
    shed({ reason: why });
    shedSoFar += 1;
    reply.isShed = true;
    if (performance.now() - loggedAt > logEveryMs) {
      loggedAt = performance.now();
      http.log.warn({ reason: why, shedSoFar }, "too much work: calls are sent away with 503");
    }
    return sendRefusal(reply, new Refusal("unavailable", { retryAfter: secondsFor(shedSoFar) }));
  }

  http.addHook("onRequest", async (request, reply) => {
    inFlight += 1;
    const why = reason();
    const isSentAway = why !== null && maySendAway(request, { why, isCrowded: inFlight > 2 * limits.inFlight });
    return isSentAway ? sendAway(reply, why) : undefined;
  });
  http.addHook("onResponse", async () => {
    inFlight -= 1;
  });
  http.addHook("onClose", async () => load.stop());
  return { reason };
}

const logEveryMs = 10_000;

/** Pages and their files cost little, and show what is wrong kindly; so they stay while there is room. */
function maySendAway(
  request: FastifyRequest,
  { why, isCrowded }: { why: OverloadReason; isCrowded: boolean },
): boolean {
  const { importance } = request.routeOptions.config;
  if (importance === "always") return false;
  if (why === "heap") return true;
  if (importance === "urgent") return isCrowded;
  return why === "in_flight" || request.url.startsWith("/api/");
}

/** From 2 to 7 seconds in turn, so that those who were sent away do not all come back at once. */
function secondsFor(turn: number): number {
  return 2 + (turn % 6);
}
