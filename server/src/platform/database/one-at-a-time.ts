import type { AdvisoryLock } from "./advisory-locks.ts";
import type { OpenDatabase } from "./database.ts";

/**
 * Does the work while no other process does it. The others wait, and then find it done. The embedded database has no
 * others.
 */
export async function oneAtATime(open: OpenDatabase, lock: AdvisoryLock, work: () => Promise<void>): Promise<void> {
  if (open.isEmbedded) return work();
  // NOTE: the lock ends with its connection, also when this process is killed.
  return open.unhurried(async (client) => {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await work();
  });
}
