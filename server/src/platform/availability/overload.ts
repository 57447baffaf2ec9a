import { getHeapStatistics } from "node:v8";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenDatabase } from "../database/database.ts";
import { sendRefusal } from "../http/failures.ts";
import type { Meters } from "../metrics/meters.ts";
import { watchProcess } from "./process-load.ts";
import { Refusal } from "../http/refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What is answered even while others are sent away: `always` whatever happens, `urgent` while there is memory. */
    importance?: "always" | "urgent";
  }
  interface FastifyReply {
    /** Sent away without being looked at. */
    isShed: boolean;
    /** Taken on while it was counted as in flight. */
    isAdmitted: boolean;
  }
}

export interface OverloadLimits {
  /** Calls that are here with their whole body and are not answered yet. */
  inFlight: number;
  /** How late the event loop comes round, on average over a sample, twice in a row. */
  loopDelayMs: number;
  /** Of the heap that the process may have. */
  heapShare: number;
  /** How long the last one waited for a connection to the database, while others still wait. */
  databaseWaitMs: number;
  /** How long nothing must be sent away until the process counts as ready again. */
  calmMs: number;
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
    calmMs: 2_000,
    sampleMs: 1_000,
  };
}

export type OverloadReason = "in_flight" | "event_loop" | "heap" | "database";

export interface Overload {
  /** Why nothing more should be begun; `null` while all is well. */
  reason: () => OverloadReason | null;
  /** Whether calls are sent away now, or were a moment ago. */
  isShedding: () => boolean;
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
  let shedAt = -Infinity;
  let lastWaitMs = 0;
  let shedSoFar = 0;
  let loggedAt = -Infinity;
  open.onWaited((ms) => {
    lastWaitMs = ms;
  });
  const load = watchProcess(limits.sampleMs);
  http.decorateReply("isShed", false);
  http.decorateReply("isAdmitted", false);

  function reason(inFlight = http.calls.count()): OverloadReason | null {
    if (load.heapUsedBytes() > heapLimitBytes) return "heap";
    if (inFlight > limits.inFlight) return "in_flight";
    if (load.loopDelayMs() > limits.loopDelayMs) return "event_loop";
    if (open.pool.waitingCount > 0 && lastWaitMs > limits.databaseWaitMs) return "database";
    return null;
  }

  function sendAway(reply: FastifyReply, why: OverloadReason) {
    shed({ reason: why });
    shedSoFar += 1;
    shedAt = performance.now();
    reply.isShed = true;
    if (performance.now() - loggedAt > logEveryMs) {
      loggedAt = performance.now();
      http.log.warn({ reason: why, shedSoFar }, "too much work: calls are sent away with 503");
    }
    return sendRefusal(reply, new Refusal("unavailable", { retryAfter: secondsFor(shedSoFar) }));
  }

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    // NOTE: of many that come at once, each knows its own place, so that the first of them find room.
    const inFlight = reply.callPlace || http.calls.count();
    const why = reason(inFlight);
    const isCrowded = inFlight > 2 * limits.inFlight;
    if (why !== null && maySendAway(request, { why, isCrowded })) return sendAway(reply, why);
    reply.isAdmitted = reply.callState === "counted";
    return undefined;
  }

  http.addHook("onRequest", admit);
  // NOTE: a call whose body took its time is counted only now, so that it is looked at once more.
  http.addHook("preValidation", async (request, reply) => (reply.isAdmitted ? undefined : admit(request, reply)));
  http.addHook("onClose", async () => load.stop());
  return {
    reason: () => reason(),
    isShedding: () => reason() !== null || performance.now() - shedAt < limits.calmMs,
  };
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
