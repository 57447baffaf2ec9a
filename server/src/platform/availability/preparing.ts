import type { FastifyInstance } from "fastify";

/**
 * Lets the server listen while the last of its preparations goes on: pages are answered at once, calls wait until it is done.
 * Whoever asks how the server is doing does not wait.
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
