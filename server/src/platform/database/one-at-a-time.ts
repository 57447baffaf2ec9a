import type { OpenDatabase } from "./database.ts";

/** Work that processes which start at once must not do at once; the numbers are PostgreSQL's advisory locks. */
export const exclusiveWork = { migrations: 7_209_551, queue: 7_209_553 } as const;

/** Does the work while no other process does it: others wait, and then find it done. The embedded database has no others. */
export async function oneAtATime(open: OpenDatabase, lock: number, work: () => Promise<void>): Promise<void> {
  if (open.isEmbedded) return work();
  // NOTE: the lock ends with its connection, also when this process is killed.
  return open.unhurried(async (client) => {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await work();
  });
}
