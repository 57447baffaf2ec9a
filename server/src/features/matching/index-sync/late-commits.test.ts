import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import type { OpenDatabase } from "../../../platform/database/database.ts";
import { indexSyncStore } from "./store.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

/** Runs on a database server only: the embedded database has one connection, so that nothing there is committed late. */
it.skipIf(!process.env.TEST_DATABASE_URL)("a change that is committed after later ones is still read", async () => {
  const store = indexSyncStore(open.database);
  const [slow, quick] = [crypto.randomUUID(), crypto.randomUUID()];
  const client = await open.pool.connect();
  const start = await store.findOldestOpenTransaction();
  await client.query("begin");
  await client.query("insert into listing_changes (user_id) values ($1)", [slow]);
  await store.insertChanges([quick]);
  const first = await store.listChangesSince(start);

  await client.query("commit");

  const second = await store.listChangesSince(first.oldestOpen);
  client.release();
  const own = first.changes.map(({ userId }) => userId).filter((userId) => new Set<string>([slow, quick]).has(userId));
  expect(own).toEqual([quick]);
  expect(second.changes.map(({ userId }) => userId)).toEqual(expect.arrayContaining([slow]));
});

it("nothing is read twice once all its transactions have ended", async () => {
  const store = indexSyncStore(open.database);
  const start = await store.findOldestOpenTransaction();
  const own = crypto.randomUUID();
  await store.insertChanges([own]);
  const readSince = async (transaction: typeof start) => {
    const { changes, oldestOpen } = await store.listChangesSince(transaction);
    return { oldestOpen, times: changes.filter(({ userId }) => userId === own).length };
  };

  expect((await readSince(start)).times).toBe(1);
  // NOTE: a database server has other people's transactions too, which may be open for a while.
  await expect
    .poll(async () => (await readSince((await readSince(start)).oldestOpen)).times, { timeout: 20_000 })
    .toBe(0);
}, 25_000);
