import type { FastifyInstance } from "fastify";
import type { Draining } from "./draining.ts";
import type { Overload } from "./overload.ts";
import { refuse } from "../http/refusal.ts";

export interface HealthDeps {
  /** Throws when the database does not respond. */
  ping: () => Promise<void>;
  draining: Draining;
  isPrepared: () => boolean;
  overload: Pick<Overload, "isShedding">;
}

/**
 * Serves the two health checks. `/api/health` succeeds while the process lives, so that a busy process is not
 * restarted. `/api/ready` succeeds while the process takes calls, so that a load balancer can choose another. Neither
 * reveals more.
 */
export function healthRoutes(http: FastifyInstance, { ping, draining, isPrepared, overload }: HealthDeps): void {
  http.get("/api/health", { logLevel: "warn", config: { importance: "always" } }, async () => ({ status: "ok" }));
  // NOTE: load balancers ask many times a second, so these calls are not logged.
  http.get("/api/ready", { logLevel: "silent", config: { importance: "always" } }, async () => {
    if (draining.isDraining() || !isPrepared() || overload.isShedding()) refuse("unavailable", { retryAfter: 5 });
    await ping().catch(() => refuse("unavailable", { retryAfter: 5 }));
    return { status: "ready" };
  });
}
