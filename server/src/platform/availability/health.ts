import type { FastifyInstance } from "fastify";
import type { Draining } from "./draining.ts";
import type { Overload } from "./overload.ts";
import { refuse } from "../http/refusal.ts";

export interface HealthDeps {
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  draining: Draining;
  isPrepared: () => boolean;
  overload: Pick<Overload, "isShedding">;
}

/**
 * For whoever runs the server: `/api/health` answers while the process lives, so that one that is full is not restarted;
 * `/api/ready` while it takes calls, so that others are chosen while it sends calls away. Neither tells strangers more.
 */
export function healthRoutes(http: FastifyInstance, { ping, draining, isPrepared, overload }: HealthDeps): void {
  http.get("/api/health", { logLevel: "warn", config: { importance: "always" } }, async () => ({ status: "ok" }));
  // NOTE: asked many times a second, and its answer is for whoever asks: nothing of it is logged.
  http.get("/api/ready", { logLevel: "silent", config: { importance: "always" } }, async () => {
    if (draining.isDraining() || !isPrepared() || overload.isShedding()) refuse("unavailable", { retryAfter: 5 });
    await ping().catch(() => refuse("unavailable", { retryAfter: 5 }));
    return { status: "ready" };
  });
}
