import type { FastifyInstance } from "fastify";
import { refuse } from "./refusal.ts";

/**
 * For whoever runs the server: `/api/health` answers while the process lives, `/api/ready` while it can do its work.
 * Neither says more than that to strangers.
 */
export function healthRoutes(http: FastifyInstance, { ping }: { ping: () => Promise<void> }): void {
  let isClosing = false;
  http.addHook("preClose", async () => {
    isClosing = true;
  });
  http.get("/api/health", { logLevel: "warn" }, async () => ({ status: "ok" }));
  http.get("/api/ready", { logLevel: "warn" }, async () => {
    if (isClosing) refuse("unavailable", { retryAfter: 5 });
    await ping().catch(() => refuse("unavailable", { retryAfter: 5 }));
    return { status: "ready" };
  });
}
