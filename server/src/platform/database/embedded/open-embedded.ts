import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import type pg from "pg";

export interface Embedded {
  poolConfig: pg.PoolConfig;
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

/**
 * NOTE: an eighth of the usual buffers, because setting them up slows each start and the operating system caches the
 * files.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * Opens PostgreSQL inside this process. NOTE: the caller must lock the folder; two processes on one folder corrupt it.
 */
export async function openEmbedded(at: { dataDir: string } | { memory: true; snapshot?: Blob }): Promise<Embedded> {
  const pglite = "memory" in at ? new PGlite({ loadDataDir: at.snapshot, startParams }) : await openFolder(at.dataDir);
  await pglite.waitReady;
  const config = createPgConfig(pglite);
  acceptTypeParsers(config.connection);
  return {
    poolConfig: Object.assign(config, { max: config.poolSize, idleTimeoutMillis: 0 }),
    dump: () => pglite.dumpDataDir("none"),
    close: () => pglite.close(),
  };
}

async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, "database");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return new PGlite(folder, { startParams });
}

/**
 * NOTE: the driver passes its type parsers as `types`, where PGlite's serializer expects a list of type numbers and
 * throws; a PostgreSQL server ignores them.
 */
function acceptTypeParsers(connection: ReturnType<typeof createPgConfig>["connection"]) {
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) =>
    parse(Array.isArray(query.types) ? query : { ...query, types: undefined });
}
