import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PoolClient } from "pg";
import type { OpenDatabase } from "./database.ts";
import { advisoryLocks } from "./advisory-locks.ts";
import { oneAtATime } from "./one-at-a-time.ts";

export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Brings the database to the newest schema, however long that takes. */
export async function applyMigrations(open: OpenDatabase): Promise<void> {
  await oneAtATime(open, advisoryLocks.migrations, () =>
    open.unhurried((client) => migrate(drizzle({ client: client as PoolClient }), { migrationsFolder })),
  );
}
