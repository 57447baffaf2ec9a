import type { FastifyInstance, FastifyReply } from "fastify";
import type { Timeouts } from "./timeouts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Overrides `Timeouts.replyMs` for a route. */
    replyMs?: number;
  }
}

/** Limits how often calls are looked through, and so by how much a limit may be exceeded. */
const everyMs = 1_000;

/**
 * Ends calls whose reply takes too long: with 503, or by closing the connection where the reply has begun.
 * NOTE: looks through all calls at once, because the framework's own limit makes a timer and an exception for each of them.
 */
export function limitReplies(
  http: FastifyInstance,
  { replyMs, checkEveryMs }: Pick<Timeouts, "replyMs" | "checkEveryMs">,
): void {
  const checking = setInterval(endOverdue, Math.min(everyMs, checkEveryMs)).unref();
  http.addHook("onClose", async () => clearInterval(checking));

  function endOverdue() {
    for (const reply of http.calls.open())
      if (!reply.sent && reply.elapsedTime > (reply.routeOptions.config.replyMs ?? replyMs)) end(reply);
  }
}

function end(reply: FastifyReply) {
  const error = Object.assign(new Error("The reply took too long."), { statusCode: 503 });
  if (reply.raw.headersSent) reply.raw.destroy(error);
  else void reply.send(error);
}
