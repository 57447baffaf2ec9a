import type { OpenDatabase } from "./database.ts";

/** Work that processes which start at once must not do at once; the numbers are PostgreSQL's advisory locks. */
export const exclusiveWork = { migrations: 7_209_551, queue: 7_209_553 } as const;

/** Does the work while no other process does it: others wait, and then find it done. The embedded database has no others. */
export async function oneAtATime(
  { pool, isEmbedded }: Pick<OpenDatabase, "pool" | "isEmbedded">,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  if (isEmbedded) return work();
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lock]);
    await work();
  } finally {
    // NOTE: the connection is closed rather than given back, which ends the lock and the setting with it.
    client.release(true);
  }
}
