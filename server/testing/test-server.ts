import { advisoryLocks } from "../src/platform/database/advisory-locks.ts";
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { openDatabase, type OpenDatabase } from "../src/platform/database/database.ts";
import type { Log } from "../src/platform/process/log.ts";
import { applyMigrations } from "../src/platform/database/migrations.ts";
import { installQueue } from "../src/platform/jobs/queue.ts";

export interface TestServer {
  /** Holds the address of a PostgreSQL server, from `TEST_DATABASE_URL`; its user may create databases. */
  url: string;
  /** Identifies the schema. */
  schemaHash: string;
  log: Log;
}

/** Opens a migrated database on a PostgreSQL server. It is dropped when it is closed. */
export async function openOnTestServer({ url, schemaHash, log }: TestServer): Promise<OpenDatabase> {
  const template = `triptych_template_${schemaHash}`;
  const name = `triptych_test_${process.pid}_${randomBytes(5).toString("hex")}`;
  await withClient(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [advisoryLocks.testTemplate]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount === 0) await createTemplate({ client, url, template, log });
    await client.query(`create database ${name} template ${template}`);
  });

  const open = await openDatabase({ at: { url: ofDatabase(url, name) }, log, connections: 6 });
  return {
    ...open,
    close: async () => {
      await open.close();
      await withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** NOTE: filled under another name and renamed, so that a crash leaves no half template behind. */
async function createTemplate({
  client,
  url,
  template,
  log,
}: {
  client: Client;
  url: string;
  template: string;
  log: Log;
}) {
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const open = await openDatabase({ at: { url: ofDatabase(url, unfinished) }, log, connections: 2 });
  await applyMigrations(open);
  await installQueue(open);
  await open.close();
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function ofDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
