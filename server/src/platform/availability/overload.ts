import { getHeapStatistics } from "node:v8";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenDatabase } from "../database/database.ts";
import { sendRefusal } from "../http/failures/failures.ts";
import type { Meters } from "../metrics/meters.ts";
import { watchProcess } from "./process-load.ts";
import { Refusal } from "../http/refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Marks calls that are accepted under overload: `always` in every case, `urgent` while there is memory. */
    importance?: "always" | "urgent";
  }
  interface FastifyReply {
    /** Holds whether the call was refused because of overload. */
    isShed: boolean;
    /** Holds whether the call was accepted when it was counted as in flight. */
    isAdmitted: boolean;
  }
}

export interface OverloadLimits {
  /** Limits the calls whose whole body has arrived and that have no reply yet. */
  inFlight: number;
  /** Limits the average delay of the event loop. Two samples in a row must exceed it. */
  loopDelayMs: number;
  /** Limits the share of the process's heap that may be in use. */
  heapShare: number;
  /** Limits how long the last caller waited for a database connection, while others still wait. */
  databaseWaitMs: number;
  /** Sets how long no call may be refused before the process counts as ready again. */
  calmMs: number;
  /** Sets how often heap and event loop are measured. */
  sampleMs: number;
}

/** Returns the limits. With the embedded database the event loop may be later, because queries run in this process. */
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
  /** Returns why no more calls should be accepted; `null` while there is no overload. */
  reason: () => OverloadReason | null;
  /** Returns whether calls are being refused, or were a moment ago. */
  isShedding: () => boolean;
}

export interface OverloadOptions {
  limits: OverloadLimits;
  open: Pick<OpenDatabase, "pool" | "onWaited">;
  meters: Meters;
}

/**
 * Refuses calls with 503 and `Retry-After` before memory or the event loop is exhausted, so that the accepted ones
 * are completed.
 */
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
    // NOTE: when many calls come at once, each is compared by its own place in the row, so that the first ones are
    // accepted.
    const inFlight = reply.callPlace || http.calls.count();
    const why = reason(inFlight);
    const isCrowded = inFlight > 2 * limits.inFlight;
    if (why !== null && maySendAway(request, { why, isCrowded })) return sendAway(reply, why);
    reply.isAdmitted = reply.callState === "counted";
    return undefined;
  }

  http.addHook("onRequest", admit);
  // NOTE: a call whose body arrived slowly is counted only now, so it is checked a second time.
  http.addHook("preValidation", async (request, reply) => (reply.isAdmitted ? undefined : admit(request, reply)));
  http.addHook("onClose", async () => load.stop());
  return {
    reason: () => reason(),
    isShedding: () => reason() !== null || performance.now() - shedAt < limits.calmMs,
  };
}

const logEveryMs = 10_000;

/**
 * Returns whether the call may be refused. Pages and their files are cheap and can explain the problem, so they are
 * served while there is memory.
 */
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

/** Returns 2 to 7 seconds in turn, so that refused callers do not all come back at once. */
function secondsFor(turn: number): number {
  return 2 + (turn % 6);
}
