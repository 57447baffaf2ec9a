import type { OpenDatabase } from "../database/database.ts";
import type { Meters } from "./meters.ts";

/**
 * Measures this process's connections, how long callers waited for one, and what failed because the database had no
 * room.
 */
export function measureDatabase({ pool, onWaited, onOutOfResources }: OpenDatabase, meters: Meters): void {
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
  const short = meters.counter<{ code: string }>({
    name: "database_out_of_resources_total",
    help: "Statements that failed because the database had no disk, memory or shared memory left, by SQLSTATE.",
    labels: ["code"],
  });
  onOutOfResources((code) => short({ code }));
  onWaited((ms) => waited({}, ms / 1_000));
}
