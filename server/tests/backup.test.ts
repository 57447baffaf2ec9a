import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { setPhoto } from "@triptych/contract/profiles";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { describe, expect, it } from "vitest";
import { anotherBrowser } from "../testing/accounts.ts";
import { aPicture, open as openFile, upload } from "../testing/files.ts";
import { aBrand, aFreelancer } from "../testing/profiles.ts";
import { write } from "../testing/messaging.ts";
import { aDataDir, aReadyDataDir, startProcess } from "../testing/start-process.ts";
import { startApp } from "../testing/start-app.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { saveBackup } from "../src/platform/backup/backup.ts";
import {
  listMigrations,
  sumUp,
  listSequences,
  listTables,
  writeAlike,
} from "../src/platform/backup/backup-contents.ts";
import { openKeptFiles } from "../src/composition/files.ts";
import type { OpenDatabase } from "../src/platform/database/database.ts";
import { emptyDatabase } from "../src/platform/database/empty-database.ts";
import { applyFirstMigrations, applyMigrations, migrationsFolder } from "../src/platform/database/migrations.ts";
import { installQueue } from "../src/platform/jobs/queue.ts";
import { restoreBackup } from "../src/platform/backup/restore.ts";

const odd = `Straße 🎈 “quoted” \\ back\\slash, a\nnew line, a\ttab and '{"json": [1.0]}'`;
const aFile = () => join(aDataDir(), "triptych.backup");

/** Returns the rows of every table and the positions of its sequences. */
async function contentsOf(open: OpenDatabase) {
  return open.unhurried(async (client) => {
    await client.query("begin");
    await writeAlike(client);
    const tables: Record<string, { rows: number; checksum: string }> = {};
    for (const table of await listTables(client)) tables[`${table.schema}.${table.name}`] = await sumUp(client, table);
    const sequences = await listSequences(client);
    await client.query("commit");
    return { tables, sequences };
  });
}

/** Starts a marketplace with people, a conversation, and waiting jobs. */
async function aUsedApp() {
  const app = await startApp();
  const [brand, freelancer] = [await aBrand(app), await aFreelancer(app, { bio: `${odd} ${"and so on ".repeat(10)}` })];
  await write(app, { from: brand, to: freelancer, content: odd });
  return { app, brand, freelancer };
}

describe("a backup", () => {
  it("restores everything into an empty database, where people sign in as before", async () => {
    const { app, brand, freelancer } = await aUsedApp();
    const before = await contentsOf(app.open);
    const file = aFile();
    const kept = await saveBackup(app.open, { file, now: new Date(), sessionSecret: "a secret" });
    await app.close();

    const open = await openTestDatabase();
    const restored = await restoreBackup(open, { file, isReplacing: false });
    const after = await contentsOf(open);

    const again = await startApp({ open });
    const browser = await anotherBrowser(again, brand);
    const sent = await write(again, { from: { browser }, to: freelancer, content: "Hello again" });
    await again.close();

    expect(after).toEqual(before);
    expect(before.tables["public.messages"]?.rows).toBe(1);
    expect(before.tables["jobs.job"]?.rows).toBeGreaterThan(0);
    expect(kept).toEqual({ tables: restored.tables, rows: restored.rows, files: 0 });
    expect(restored.sessionSecret).toBe("a secret");
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(sent.content).toBe("Hello again");
  });

  it("holds people's files, which are served again afterwards", async () => {
    const app = await startApp();
    const freelancer = await aFreelancer(app);
    const photo = await upload(app, freelancer, { content: await aPicture(), purpose: "photo" });
    const { photo: address } = await app.call(setPhoto, { body: { fileId: photo.id } }, { as: freelancer.browser });
    const before = await openFile(app, `${address}/192.webp`);
    const file = aFile();
    const files = await openKeptFiles(app.config);
    const kept = await saveBackup(app.open, { file, now: new Date(), sessionSecret: null, files });
    await app.close();

    const open = await openTestDatabase();
    const again = await startApp({ open, env: { FILES_DIR: aDataDir() } });
    await again.queue.stop();
    const restored = await restoreBackup(open, { file, isReplacing: true, files: await openKeptFiles(again.config) });
    const after = await openFile(again, `${address}/192.webp`);
    await again.close();

    expect([kept.files, restored.files]).toEqual([3, 3]);
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  });

  it("holds one moment: a concurrent change is in it completely or not at all", async () => {
    const { app, brand, freelancer } = await aUsedApp();
    if (app.open.isEmbedded) return app.close();
    const file = aFile();

    const saving = saveBackup(app.open, { file, now: new Date(), sessionSecret: null });
    const writing = Promise.all(
      Array.from({ length: 30 }, (_, at) => write(app, { from: brand, to: freelancer, content: `message ${at}` })),
    );
    await Promise.all([saving, writing]);
    await app.close();
    const open = await openTestDatabase();
    const restored = await restoreBackup(open, { file, isReplacing: false });

    await open.close();
    expect(restored.rows).toBeGreaterThan(0);
  });

  it("is not restored over existing rows without `--replace`", async () => {
    const [{ app: kept }, { app: other, brand: stranger }] = [await aUsedApp(), await aUsedApp()];
    const before = await contentsOf(kept.open);
    const file = aFile();
    await saveBackup(kept.open, { file, now: new Date(), sessionSecret: null });
    await kept.close();
    await other.queue.stop();

    const untouched = await contentsOf(other.open);
    await expect(restoreBackup(other.open, { file, isReplacing: false })).rejects.toThrow(/is not empty.*--replace/);
    expect(await contentsOf(other.open)).toEqual(untouched);
    await restoreBackup(other.open, { file, isReplacing: true });
    const after = await contentsOf(other.open);
    const { rows } = await other.open.pool.query("select 1 from users where username = $1", [stranger.username]);

    await other.close();
    expect(after).toEqual(before);
    expect(rows).toEqual([]);
  });

  it("is refused when it is damaged, cut off or of an unknown version, and changes nothing then", async () => {
    const { app } = await aUsedApp();
    const file = aFile();
    await saveBackup(app.open, { file, now: new Date(), sessionSecret: null });
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    const damaged: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length / 2), /damaged/],
      [gzipSync(text.slice(0, text.lastIndexOf('{"end"'))), /damaged/],
      [gzipSync(text.replace("Straße", "Strasse")), /damaged/],
      [Buffer.from("hello"), /damaged/],
      [gzipSync(text.replace(/"migrations":\["\w+"/, '"migrations":["0123"')), /version that made it/],
    ];
    const before = await contentsOf(app.open);

    for (const [bytes, sentence] of damaged) {
      writeFileSync(file, bytes);
      await expect(restoreBackup(app.open, { file, isReplacing: true })).rejects.toThrow(sentence);
    }

    expect(await contentsOf(app.open)).toEqual(before);
    await app.close();
  });
});

describe("a backup of an older version", () => {
  it("is restored into a newer version, whose migrations are applied to it", async () => {
    const { app, brand } = await aUsedApp();
    const file = aFile();
    await saveBackup(app.open, { file, now: new Date(), sessionSecret: null });
    await app.close();
    const newer = aNewerVersion("alter table users add column shoe_size integer not null default 42");

    const open = await openTestDatabase();
    const restored = await restoreBackup(open, { file, isReplacing: false, migrations: newer });
    const { rows } = await open.pool.query("select shoe_size from users where username = $1", [brand.username]);
    const applied = await open.unhurried(listMigrations);

    await open.close();
    expect(restored.rows).toBeGreaterThan(0);
    expect(rows).toEqual([{ shoe_size: 42 }]);
    expect(applied).toHaveLength(readMigrationFiles({ migrationsFolder: newer }).length);
  });

  it("is restored when it has the schema of the first migration, even from before the migrations became one", async () => {
    const file = aFile();
    const old = await openTestDatabase();
    await old.unhurried(emptyDatabase);
    await applyFirstMigrations(old, migrationsFolder, 1);
    await installQueue(old);
    await old.pool.query(
      "insert into users (id, username, user_type, created_at) values (gen_random_uuid(), 'early', 'brand', now())",
    );
    await saveBackup(old, { file, now: new Date(), sessionSecret: null });
    await old.close();
    const text = gunzipSync(readFileSync(file)).toString();
    const fromBefore = aFile();
    writeFileSync(
      fromBefore,
      gzipSync(text.replace(/"migrations":\["\w+"\]/, `"migrations":["0123","${lastOfMany}"]`)),
    );

    const open = await openTestDatabase();
    const results = [];
    for (const each of [file, fromBefore]) {
      await restoreBackup(open, { file: each, isReplacing: true });
      const { rows } = await open.pool.query("select username from users");
      results.push({ rows, migrations: (await open.unhurried(listMigrations)).length });
    }

    await open.close();
    const migrations = readMigrationFiles({ migrationsFolder }).length;
    expect(results).toEqual([
      { rows: [{ username: "early" }], migrations },
      { rows: [{ username: "early" }], migrations },
    ]);
  });

  it("is refused by a version that is older than the backup", async () => {
    const newer = aNewerVersion("alter table users add column shoe_size integer");
    const made = await openTestDatabase();
    await applyMigrations(made, newer);
    await installQueue(made);
    const file = aFile();
    await saveBackup(made, { file, now: new Date(), sessionSecret: null });
    await made.close();

    const open = await openTestDatabase();
    const restoring = restoreBackup(open, { file, isReplacing: false });

    await expect(restoring).rejects.toThrow(/newer or another version/);
    await open.close();
  });
});

/** Holds the hash of the last migration before all of them became the initial one. */
const lastOfMany = "8769d3a263d0cb2da00f6c13fee7df94512ba43da04a30c581b02a6f3a5da5ab";

/** Returns a folder with the migrations of a version that has one more than this one. */
function aNewerVersion(statement: string): string {
  const folder = join(aDataDir(), "migrations");
  cpSync(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1)!;
  const newer = { ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_newer" };
  journal.entries.push(newer);
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, "9999_newer.sql"), statement);
  return folder;
}

describe("the commands", { timeout: 120_000, tags: ["embedded-only"] }, () => {
  it("keep and restore a data folder with its secret, while the server is stopped", async () => {
    const [dataDir, otherDir, file] = [await aReadyDataDir(), aDataDir(), aFile()];
    const server = await startProcess({ DATA_DIR: dataDir });
    const whileRunning = await command("backup", [file], { DATA_DIR: dataDir });
    await server.end("SIGTERM");

    const saved = await command("backup", [file], { DATA_DIR: dataDir });
    const savedTwice = await command("backup", [file], { DATA_DIR: dataDir });
    const restored = await command("restore", [file], { DATA_DIR: otherDir });

    expect(whileRunning).toMatchObject({ code: 1, output: expect.stringContaining("Stop it first") });
    expect(saved).toMatchObject({ code: 0, output: expect.stringMatching(/^Kept \d+ rows of \d+ tables/) });
    expect(savedTwice).toMatchObject({ code: 1, output: expect.stringContaining("already") });
    expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/they are the same/) });
    expect(secretOf(otherDir)).toBe(secretOf(dataDir));
  });

  it("explain their usage in one sentence", async () => {
    const [noFile, nothingThere, noBackup] = await Promise.all([
      command("backup", [], {}),
      command("backup", ["x.backup"], { DATA_DIR: aDataDir() }),
      command("restore", ["/nowhere.backup"], { DATA_DIR: aDataDir() }),
    ]);

    expect(noFile.output).toMatch(/^Use `npm run backup/);
    expect(nothingThere.output).toMatch(/^There is no database in the data folder/);
    expect(noBackup.output).toMatch(/^There is no file \/nowhere\.backup\.\n$/);
    expect([noFile.code, nothingThere.code, noBackup.code]).toEqual([1, 1, 1]);
  });
});

const secretOf = (folder: string) => readFileSync(join(folder, "session-secret"), "utf8");

async function command(name: "backup" | "restore", given: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../src/commands/${name}-command.ts`), ...given], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, output };
}
