import type { FastifyInstance } from "fastify";
import type { Draining } from "./draining.ts";
import { refuse } from "./refusal.ts";

/**
 * For whoever runs the server: `/api/health` answers while the process lives, `/api/ready` while it can do its work.
 * Neither says more than that to strangers. Both are answered under load: whoever is full is not broken.
 */
export function healthRoutes(
  http: FastifyInstance,
  { ping, draining, isPrepared }: { ping: () => Promise<void>; draining: Draining; isPrepared: () => boolean },
): void {
  http.get("/api/health", { logLevel: "warn", config: { importance: "always" } }, async () => ({ status: "ok" }));
  // NOTE: asked many times a second, and its answer is for whoever asks: nothing of it is logged.
  http.get("/api/ready", { logLevel: "silent", config: { importance: "always" } }, async () => {
    if (draining.isDraining() || !isPrepared()) refuse("unavailable", { retryAfter: 5 });
    await ping().catch(() => refuse("unavailable", { retryAfter: 5 }));
    return { status: "ready" };
  });
}
