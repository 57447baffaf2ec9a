import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PoolClient } from "pg";
import type { OpenDatabase } from "./database.ts";
import { advisoryLocks } from "./advisory-locks.ts";
import { oneAtATime } from "./one-at-a-time.ts";

export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Brings the database to the newest schema of a folder of migrations, however long that takes. */
export async function applyMigrations(open: OpenDatabase, folder = migrationsFolder): Promise<void> {
  await oneAtATime(open, advisoryLocks.migrations, () =>
    open.unhurried((client) => migrate(drizzle({ client: client as PoolClient }), { migrationsFolder: folder })),
  );
}

/** Brings an empty database to the schema that an older version had, by the first `count` migrations of a folder. */
export async function applyFirstMigrations(open: OpenDatabase, folder: string, count: number): Promise<void> {
  const older = await mkdtemp(join(tmpdir(), "triptych-migrations-"));
  try {
    await cp(folder, older, { recursive: true });
    const journalFile = join(older, "meta/_journal.json");
    const journal = JSON.parse(await readFile(journalFile, "utf8")) as { entries: unknown[] };
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await applyMigrations(open, older);
  } finally {
    await rm(older, { recursive: true, force: true });
  }
}
