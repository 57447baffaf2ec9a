import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { isConnectionLoss } from "./connection-loss.ts";
import { afterCommit, openDatabase, type OpenDatabase } from "./database.ts";
import { createLog } from "../process/log.ts";

const notes = pgTable("platform_test_notes", { words: text().notNull() });

describe("the database", () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
    await open.pool.query("create table platform_test_notes (words text not null)");
  });
  afterAll(() => open.close());

  const count = async (words: string) =>
    (
      await open.database
        .select()
        .from(notes)
        .where(sql`words = ${words}`)
    ).length;

  it("keeps what a transaction wrote, and nothing of one that failed", async () => {
    await open.database.transaction((tx) => tx.insert(notes).values({ words: "kept" }));
    const failing = open.database.transaction(async (tx) => {
      await tx.insert(notes).values({ words: "lost" });
      throw new Error("no");
    });

    await expect(failing).rejects.toThrow("no");

    expect(await count("kept")).toBe(1);
    expect(await count("lost")).toBe(0);
  });

  it("refuses to be used inside an open transaction, at once and with both kinds of database", async () => {
    const attempts = [
      () => open.database.transaction(() => open.database.select().from(notes)),
      () => open.database.transaction(() => open.database.transaction(async () => 1)),
      () => open.database.transaction(() => open.pool.query("select 1")),
    ];

    for (const attempt of attempts) {
      const error = await attempt().catch((caught: unknown) => caught);
      expect(messagesOf(error)).toContain("The database was used inside an open transaction");
    }
  });

  const divide = (by: number) =>
    open.pool.query("select 12 / $1::int as share", [by]).then(
      ({ rows }) => rows[0].share,
      (error: Error) => error.message,
    );

  it("gives each statement its own reply, even after failed statements", async () => {
    const results = [];
    for (const by of [0, 2, 0, 0, 3, 4]) results.push(await divide(by));

    expect(results).toEqual(["division by zero", 6, "division by zero", "division by zero", 4, 3]);
  });

  it("allows savepoints, and may be used again after the commit", async () => {
    await open.database.transaction(async (tx) => {
      await tx.transaction((inner) => inner.insert(notes).values({ words: "inner" }));
    });

    expect(await count("inner")).toBe(1);
  });

  it("runs transactions of different callers side by side", async () => {
    const words = Array.from({ length: 20 }, (_, index) => `side ${index}`);

    await Promise.all(words.map((each) => open.database.transaction((tx) => tx.insert(notes).values({ words: each }))));

    expect(await Promise.all(words.map(count))).toEqual(words.map(() => 1));
  });

  it("runs an action that waits for the commit after it, and only then", async () => {
    const order: string[] = [];

    await open.database.transaction(async (tx) => {
      afterCommit(() => order.push("after"));
      await tx.insert(notes).values({ words: "hook" });
      order.push("inside");
    });
    await open.database
      .transaction(async () => {
        afterCommit(() => order.push("never"));
        throw new Error("no");
      })
      .catch(() => {});

    expect(order).toEqual(["inside", "after"]);
  });

  it("keeps a failed statement's error", async () => {
    const attempt = open.database.execute(sql`select * from no_such_table`);

    const error = await attempt.catch((caught: unknown) => caught);

    expect((error as Error & { cause: { code: string } }).cause.code).toBe("42P01");
    expect(isConnectionLoss(error)).toBe(false);
    await open.ping();
  });
});

it("reports a full disk under the embedded database", async () => {
  const { promise: reported, resolve } = Promise.withResolvers<string>();
  const open = await openDatabase({
    at: { memory: true },
    log: createLog({ level: "silent" }),
    onDiskFull: () => resolve("full"),
  });

  const attempt = open.pool.query("do $$ begin raise exception 'no space left' using errcode = '53100'; end $$");

  await expect(attempt).rejects.toThrow("no space left");
  expect(await reported).toBe("full");
  await open.close();
});

it("tells a database that cannot be reached from one that refuses", async () => {
  const open = await openDatabase({
    at: { url: "postgres://nobody@127.0.0.1:1/none" },
    log: createLog({ level: "silent" }),
  });

  const error = await open.database.execute(sql`select 1`).catch((caught: unknown) => caught);

  expect(isConnectionLoss(error)).toBe(true);
  await open.close();
});

function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) messages.push(current.message);
  return messages.join("\n");
}
