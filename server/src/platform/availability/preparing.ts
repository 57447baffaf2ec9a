import type { FastifyInstance } from "fastify";

/**
 * Lets the server listen while its last preparations run: pages are served at once, calls wait until they are done,
 * and health checks do not wait.
 */
export function holdCallsUntil(prepared: Promise<void>, http: FastifyInstance): { isPrepared: () => boolean } {
  let isPrepared = false;
  prepared.then(
    () => (isPrepared = true),
    () => {},
  );
  http.addHook("onRequest", async (request) => {
    if (isPrepared || !request.url.startsWith("/api/") || request.routeOptions.config.importance === "always") return;
    await prepared;
  });
  return { isPrepared: () => isPrepared };
}
