import type { OpenDatabase } from "./database.ts";
import type { Meters } from "./meters.ts";

/** Connections of this process, and how long was waited for one. */
export function measureDatabase({ pool, onWaited }: OpenDatabase, meters: Meters): void {
  meters.gauge<{ state: string }>(
    { name: "database_connections", help: "Connections to the database, and who waits for one.", labels: ["state"] },
    () => [
      { labels: { state: "busy" }, value: pool.totalCount - pool.idleCount },
      { labels: { state: "idle" }, value: pool.idleCount },
      { labels: { state: "waiting" }, value: pool.waitingCount },
    ],
  );
  const waited = meters.histogram({
    name: "database_wait_seconds",
    help: "Time until a connection was free.",
    labels: [],
  });
  onWaited((ms) => waited({}, ms / 1_000));
}
