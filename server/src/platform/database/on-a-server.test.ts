import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { systemClock } from "../process/clock.ts";
import { isConnectionLoss } from "./connection-loss.ts";
import { openDatabase, type OpenDatabase } from "./database.ts";
import { createLog } from "../process/log.ts";
import { createQueue, defineJob } from "../jobs/queue.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
const log = createLog({ level: "silent" });

/** Covers what only a PostgreSQL server can show: several processes, and lost connections. */
describe.skipIf(!serverUrl)("the database on a PostgreSQL server", () => {
  let open: OpenDatabase;
  let url: string;
  beforeAll(async () => {
    open = await openTestDatabase();
    const { rows } = await open.pool.query<{ name: string }>("select current_database() as name");
    url = Object.assign(new URL(serverUrl!), { pathname: `/${rows[0]!.name}` }).href;
  });
  afterAll(() => open?.close());

  it("is migrated once when several processes start at the same time", async () => {
    const name = `triptych_migrations_${process.pid}`;
    await open.pool.query(`create database ${name}`);
    const empty = Object.assign(new URL(url), { pathname: `/${name}` }).href;

    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => migrateInAnotherProcess(empty)));

    expect(outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [String(outcome.reason)] : []))).toEqual([]);
    await open.pool.query(`drop database ${name} with (force)`);
  });

  it("serves calls again after the server dropped every connection", async () => {
    const other = await openDatabase({ at: { url }, log });
    await other.ping();
    await open.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );

    const results = await Promise.allSettled([other.ping(), other.ping()]);
    await other.ping();

    expect(results).toHaveLength(2);
    await other.close();
  });

  it("loses only the transaction whose connection breaks between two statements", async () => {
    const attempt = open.database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>("select pg_backend_pid() as pid");
      const other = new Client({ connectionString: url });
      await other.connect();
      await other.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
      await other.end();
      await pause(200);
      await tx.execute("select 1");
    });

    await expect(attempt).rejects.toSatisfy(isConnectionLoss);
    await open.ping();
  });

  it("ends a statement that takes too long", async () => {
    const impatient = await openDatabase({ at: { url }, log, statementTimeoutMs: 100 });

    const attempt = impatient.pool.query("select pg_sleep(20)");

    await expect(attempt).rejects.toThrow("canceling statement due to statement timeout");
    await impatient.close();
  });

  it("reports a full disk or shared memory without ending the process as the embedded database does", async () => {
    const [codes, ends]: [string[], string[]] = [[], []];
    const other = await openDatabase({ at: { url }, log, onDiskFull: () => ends.push("full") });
    other.onOutOfResources((code) => codes.push(code));

    const attempt = other.pool.query("do $$ begin raise exception 'no space left' using errcode = '53100'; end $$");

    await expect(attempt).rejects.toThrow("no space left");
    await other.ping();
    expect([codes, ends]).toEqual([["53100"], []]);
    await other.close();
  });

  it("does every job once with two processes", async () => {
    const write = defineJob("write-once", z.object({ word: z.string() }));
    const written: string[] = [];
    const queues = await Promise.all(
      [0, 1].map(async () => {
        const queue = createQueue({ open, clock: systemClock, log, isAutomatic: false });
        queue.work(write, async ({ word }) => void written.push(word));
        await queue.start();
        return queue;
      }),
    );
    const words = Array.from({ length: 60 }, (_, index) => `word ${index}`);
    await open.database.transaction(async (tx) => {
      for (const word of words) await queues[0]!.add(tx, write, { word });
    });

    await Promise.all(queues.map((queue) => queue.drain()));

    expect(written.toSorted()).toEqual(words.toSorted());
    await Promise.all(queues.map((queue) => queue.stop()));
  });
});

async function migrateInAnotherProcess(url: string) {
  const program = `
    import { openDatabase } from ${here("./database.ts")};
    import { createLog } from ${here("../process/log.ts")};
    import { applyMigrations } from ${here("./migrations.ts")};
    import { installQueue } from ${here("../jobs/queue.ts")};
    const open = await openDatabase({ at: { url: ${JSON.stringify(url)} }, log: createLog({ level: "silent" }) });
    await applyMigrations(open);
    await installQueue(open);
    await open.close();`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
}

/** Returns the address of a neighbouring file, quoted for use in a program. */
function here(file: string): string {
  return JSON.stringify(new URL(file, import.meta.url).href);
}
