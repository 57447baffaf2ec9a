import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    calls: CallsInFlight;
  }
  interface FastifyReply {
    /** `arriving` until its whole body is there, then `counted` as in flight, then `ended`. */
    callState: "arriving" | "counted" | "ended";
    /** How many calls were in flight when this one was counted, with itself; 0 before that. */
    callPlace: number;
  }
}

/** The calls that this process is answering. */
export interface CallsInFlight {
  /** Returns how many calls are here with their whole body and are not answered yet. */
  count: () => number;
  /** Calls the listener once for every call: when its answer is sent, or when the caller has left before that. */
  onEnded: (listener: EndedListener) => void;
}

export type EndedListener = (request: FastifyRequest, reply: FastifyReply, isAborted: boolean) => void;

/**
 * Follows every call to its end, and counts it from the moment when its whole body is there.
 * NOTE: the framework's `onResponse` does not run for callers who leave before their answer, so it cannot count anything down.
 */
export function followCalls(http: FastifyInstance): void {
  const listeners: EndedListener[] = [];
  let counted = 0;
  http.decorateReply("callState", "arriving");
  http.decorateReply("callPlace", 0);
  http.decorate("calls", { count: () => counted, onEnded: (listener) => void listeners.push(listener) });

  function count(reply: FastifyReply) {
    if (reply.callState !== "arriving") return;
    reply.callState = "counted";
    counted += 1;
    reply.callPlace = counted;
  }

  function end(request: FastifyRequest, reply: FastifyReply) {
    if (reply.callState === "ended") return;
    if (reply.callState === "counted") counted -= 1;
    reply.callState = "ended";
    for (const listener of listeners) listener(request, reply, !reply.raw.writableFinished);
  }

  http.addHook("onRequest", async (request, reply) => {
    reply.raw.once("finish", () => end(request, reply));
    // NOTE: comes for every answer when its connection closes, also for one whose turn on that connection never came.
    reply.raw.once("close", () => end(request, reply));
    // NOTE: after this step a request that came in one piece is known to be complete, before any of its body is read.
    await Promise.resolve();
    if (request.raw.complete) count(reply);
  });
  http.addHook("preValidation", async (_request, reply) => count(reply));
}
