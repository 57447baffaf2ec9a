import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** One process migrates at a time, the others wait and then find nothing to do. */
const migrationLock = 7_209_551;

/** Brings the database to the newest schema. */
export async function applyMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => {});
    await client.query("reset statement_timeout").catch(() => {});
    client.release();
  }
}
