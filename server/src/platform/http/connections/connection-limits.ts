import type { Server, Socket } from "node:net";
import { networkOf } from "../../security/rate-limiter.ts";

/** Limits the connections of the whole process; further ones are closed at once. */
const connectionsAtMost = 10_000;

/**
 * Limits the connections of one network in production: enough for an office with many open pages, never enough to take
 * all.
 */
export const connectionsPerNetwork = 500;

/**
 * Closes connections beyond the limits at once. A trusted proxy brings everybody's connections, so it has no limit
 * here; it limits its own callers.
 */
export function limitConnections(
  server: Server,
  { perNetwork, isProxy }: { perNetwork: number; isProxy: (address: string) => boolean },
): void {
  server.maxConnections = connectionsAtMost;
  const open = new Map<string, number>();

  server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = open.get(network)! - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
