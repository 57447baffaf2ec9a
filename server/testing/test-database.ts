import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { openDatabase, type OpenDatabase } from "../src/platform/database/database.ts";
import { createLog } from "../src/platform/process/log.ts";
import { applyMigrations, migrationsFolder } from "../src/platform/database/migrations.ts";
import { openOnTestServer } from "./test-server.ts";
import { installQueue } from "../src/platform/jobs/queue.ts";

const cacheFolder = fileURLToPath(new URL("../../node_modules/.cache/triptych", import.meta.url));
const log = createLog({ level: "silent" });

/** Opens a migrated database: in memory, or on the server that `TEST_DATABASE_URL` names. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return openOnTestServer({ url, schemaHash: hashOfSchema(), log });
  return openDatabase({ at: { memory: true, snapshot: await readSnapshot() }, log });
}

/** Returns a migrated, empty embedded database. It is created when it is first needed after a change of the schema. */
export function readSnapshot(): Promise<Blob> {
  return (snapshot ??= readOrCreateSnapshot());
}

let snapshot: Promise<Blob> | undefined;

async function readOrCreateSnapshot(): Promise<Blob> {
  const file = join(cacheFolder, `small-database-${hashOfSchema()}.tar`);
  if (!existsSync(file)) await saveSnapshot(file);
  return new Blob([await readFile(file)]);
}

/** NOTE: several test processes may do this at once; the last rename wins and all files are equal. */
async function saveSnapshot(file: string) {
  const open = await openDatabase({ at: { memory: true, snapshot: await smallDatabase() }, log });
  await applyMigrations(open);
  await installQueue(open);
  const dump = await open.dump!();
  await open.close();
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
}

/**
 * Returns an empty database of a third of the usual size, because every test file copies it: without the two databases
 * that new ones are copied from, and with short log files.
 */
async function smallDatabase(): Promise<Blob> {
  const database = await PGlite.create({ initDbStartParams: ["--wal-segsize=1"] });
  await database.exec("update pg_database set datistemplate = false, datallowconn = true where datistemplate");
  await database.exec("drop database template1");
  await database.exec("drop database template0");
  const dump = await database.dumpDataDir("none");
  await database.close();
  return dump;
}

/** Returns a hash that changes with the migrations and with the libraries that write the database's files. */
function hashOfSchema(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(migrationsFolder)
    .filter((each) => each.endsWith(".sql"))
    .toSorted()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  for (const library of ["@electric-sql/pglite", "pg-boss"]) {
    hash.update(readFileSync(fileURLToPath(new URL(`../../node_modules/${library}/package.json`, import.meta.url))));
  }
  return hash.digest("hex").slice(0, 16);
}
