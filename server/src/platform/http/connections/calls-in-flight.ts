import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    calls: CallsInFlight;
  }
  interface FastifyReply {
    /** Is `arriving` until the whole body has arrived, then `counted` as in flight, then `ended`. */
    callState: "arriving" | "counted" | "ended";
    /** Holds how many calls were in flight when this one was counted, including itself; 0 before that. */
    callPlace: number;
  }
}

/** Counts the calls that this process is handling. */
export interface CallsInFlight {
  /** Returns how many calls have arrived with their whole body and have no reply yet. */
  count: () => number;
  /** Returns the replies of all calls that have not ended, also of those whose body is still arriving. */
  open: () => Iterable<FastifyReply>;
  /** Calls the listener once for every call: when its reply is sent, or when the caller has left before that. */
  onEnded: (listener: EndedListener) => void;
}

export type EndedListener = (request: FastifyRequest, reply: FastifyReply, isAborted: boolean) => void;

/**
 * Follows every call to its end, and counts it from the moment when its whole body has arrived.
 * NOTE: the framework's `onResponse` does not run for callers who leave before their reply, so it cannot be used to
 * count down.
 */
export function followCalls(http: FastifyInstance): void {
  const listeners: EndedListener[] = [];
  const open = new Set<FastifyReply>();
  let counted = 0;
  http.decorateReply("callState", "arriving");
  http.decorateReply("callPlace", 0);
  http.decorate("calls", {
    count: () => counted,
    open: () => open,
    onEnded: (listener) => void listeners.push(listener),
  });

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
    open.delete(reply);
    for (const listener of listeners) listener(request, reply, !reply.raw.writableFinished);
  }

  http.addHook("onRequest", async (request, reply) => {
    open.add(reply);
    reply.raw.once("finish", () => end(request, reply));
    // NOTE: `close` comes for every response when its connection closes, even for a response that was never written.
    reply.raw.once("close", () => end(request, reply));
    // NOTE: after this step a request that came in one piece is known to be complete, before its body is parsed.
    await Promise.resolve();
    if (request.raw.complete) count(reply);
  });
  http.addHook("preValidation", (_request, reply, done) => {
    count(reply);
    done();
  });
}
