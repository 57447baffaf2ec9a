import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { movableClock, systemClock } from "../process/clock.ts";
import type { OpenDatabase } from "../database/database.ts";
import { createLog } from "../process/log.ts";
import { createQueue, defineJob, type Queue } from "./queue.ts";

const write = defineJob("write", z.object({ word: z.string() }));
const fail = defineJob("fail", z.object({ word: z.string() }), { retries: 1 });
const sweep = defineJob("sweep", z.object({}));
const hang = defineJob("hang", z.object({}));

describe("the job queue", () => {
  let open: OpenDatabase;
  let queue: Queue;
  const clock = movableClock(systemClock);
  const written: string[] = [];
  let attempts = 0;
  let sweeps = 0;

  beforeAll(async () => {
    open = await openTestDatabase();
    queue = createQueue({
      open,
      clock,
      log: createLog({ level: "silent" }),
      formerNames: { scribble: "write" },
      isAutomatic: false,
    });
    queue.work(write, async ({ word }) => void written.push(word));
    queue.work(fail, async () => {
      attempts += 1;
      throw new Error("the mail server is away");
    });
    queue.work(sweep, async () => {
      sweeps += 1;
    });
    queue.schedule(sweep, "0 4 * * *");
    await queue.start();
  });
  afterAll(async () => {
    await queue.stop();
    await open.close();
  });

  it("does a job after its transaction commits", async () => {
    await open.database.transaction((tx) => queue.add(tx, write, { word: "committed" }));

    await queue.drain();

    expect(written).toContain("committed");
  });

  it("does a job that waits under its former name", async () => {
    const former = defineJob("scribble", write.schema);
    const older = createQueue({ open, clock, log: createLog({ level: "silent" }), isAutomatic: false });
    older.work(former, () => Promise.reject(new Error("The older version has ended.")));
    await older.start();
    await open.database.transaction((tx) => older.add(tx, former, { word: "waited for the upgrade" }));
    await older.stop();

    await queue.drain();

    expect(written).toContain("waited for the upgrade");
  });

  it("never does a job whose transaction was rolled back", async () => {
    const attempt = open.database.transaction(async (tx) => {
      await queue.add(tx, write, { word: "rolled back" });
      throw new Error("no");
    });
    await expect(attempt).rejects.toThrow("no");

    await queue.drain();

    expect(written).not.toContain("rolled back");
  });

  it("waits until the job is due by the product's clock", async () => {
    const runAt = new Date(clock.now().getTime() + 7 * msPerDay);
    await open.database.transaction((tx) => queue.addWith(tx, write, { payload: { word: "in a week" }, runAt }));

    await moveDays(6);
    const early = [...written];
    await moveDays(1);

    expect(early).not.toContain("in a week");
    expect(written).toContain("in a week");
  });

  it("holds at most one waiting job per key", async () => {
    await open.database.transaction(async (tx) => {
      await queue.addWith(tx, write, { payload: { word: "first of key" }, singletonKey: "k" });
      await queue.addWith(tx, write, { payload: { word: "second of key" }, singletonKey: "k" });
    });

    await queue.drain();
    await open.database.transaction((tx) =>
      queue.addWith(tx, write, { payload: { word: "third of key" }, singletonKey: "k" }),
    );
    await queue.drain();

    expect(written).toEqual(expect.arrayContaining(["first of key", "third of key"]));
    expect(written).not.toContain("second of key");
  });

  it("tries a failed job again later", async () => {
    await open.database.transaction((tx) => queue.add(tx, fail, { word: "x" }));

    await expect(queue.drain()).rejects.toThrow("the mail server is away");
    await queue.drain();
    const atOnce = attempts;

    await expect(queue.moveBy(60_000)).rejects.toThrow("the mail server is away");
    expect(atOnce).toBe(1);
    expect(attempts).toBe(2);
  });

  it("does scheduled jobs when the clock is moved", async () => {
    const before = sweeps;

    await moveDays(1);

    expect(sweeps).toBe(before + 1);
  });

  it("removes the payload of a finished job", async () => {
    await open.database.transaction((tx) => queue.add(tx, write, { word: "done@mail.example" }));

    await queue.drain();

    expect(await rowsWith("done@mail.example")).toBe(0);
    expect(written).toContain("done@mail.example");
  });

  it("marks jobs that end together as done together", async () => {
    await open.database.transaction(async (tx) => {
      for (let at = 0; at < 10; at += 1) await queue.add(tx, write, { word: `together ${at}` });
    });
    const statements = listenToStatements(open);

    await queue.drain();

    expect(written.filter((word) => word.startsWith("together"))).toHaveLength(10);
    expect(statements.filter((text) => text.includes("'completed'"))).toHaveLength(1);
    expect(await rowsWith("together")).toBe(0);
  });

  it("removes one address from waiting and failed jobs, and no other", async () => {
    const runAt = new Date(clock.now().getTime() + msPerDay);
    await open.database.transaction(async (tx) => {
      await queue.addWith(tx, write, { payload: { word: "Ann@mail.example" }, runAt });
      await queue.addWith(tx, write, { payload: { word: "joann@mail.example" }, runAt });
      await queue.add(tx, fail, { word: "ann@mail.example" });
    });
    await queue.drain().catch(() => {});

    await open.database.transaction((tx) => queue.forget(tx, ["ann@mail.example"]));

    expect(await rowsWith('"ann@mail.example')).toBe(0);
    expect(await rowsWith("joann@mail.example")).toBe(1);
  });

  it("refuses a job without a handler", async () => {
    const unknown = defineJob("unknown", z.object({}));

    const attempt = open.database.transaction((tx) => queue.add(tx, unknown, {}));

    await expect(attempt).rejects.toThrow("Nobody does the job `unknown`");
  });

  async function rowsWith(text: string): Promise<number> {
    const { rows } = await open.pool.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where position($1 in lower(concat(data::text, output::text))) > 0",
      [text],
    );
    return rows[0]!.count;
  }

  async function moveDays(days: number) {
    clock.moveBy(days * msPerDay);
    await queue.moveBy(days * msPerDay);
    await queue.drain();
  }
});

it("counts a job that never ends as failed after a while, without delaying others", async () => {
  const open = await openTestDatabase();
  const clock = movableClock(systemClock);
  const queue = createQueue({
    open,
    clock,
    log: createLog({ level: "silent" }),
    jobTimeoutMs: 100,
    isAutomatic: false,
  });
  const written: string[] = [];
  queue.work(hang, () => new Promise(() => {}));
  queue.work(write, async ({ word }) => void written.push(word));
  await queue.start();
  await open.database.transaction(async (tx) => {
    await queue.add(tx, hang, {});
    await queue.add(tx, write, { word: "next to it" });
  });

  const drained = queue.drain();

  await expect(drained).rejects.toThrow("was not done after 0.1 s");
  expect(written).toEqual(["next to it"]);
  await queue.stop();
  await open.close();
});

describe("an automatic job queue", () => {
  it("does a job right after the commit", async () => {
    const open = await openTestDatabase();
    const queue = createQueue({ open, clock: systemClock, log: createLog({ level: "silent" }), isAutomatic: true });
    const { promise: done, resolve } = Promise.withResolvers<string>();
    queue.work(write, async ({ word }) => resolve(word));
    await queue.start();

    await open.database.transaction((tx) => queue.add(tx, write, { word: "at once" }));

    expect(await done).toBe("at once");
    await queue.stop();
    await open.close();
  });

  it("leaves jobs that may not begin yet in the queue, and does them later", async () => {
    const open = await openTestDatabase();
    const queue = createQueue({ open, clock: systemClock, log: createLog({ level: "silent" }), isAutomatic: true });
    const done: string[] = [];
    let mayBegin = false;
    queue.work(write, async ({ word }) => void done.push(word), { mayBegin: () => mayBegin });
    queue.work(sweep, async () => void done.push("sweep"));
    await queue.start();

    await open.database.transaction(async (tx) => {
      await queue.add(tx, write, { word: "waits" });
      await queue.add(tx, sweep, {});
    });
    await expect.poll(() => done).toEqual(["sweep"]);
    mayBegin = true;

    await expect.poll(() => done, { timeout: 20_000 }).toEqual(["sweep", "waits"]);
    await queue.stop();
    await open.close();
  });
});

function listenToStatements({ pool }: OpenDatabase): string[] {
  const statements: string[] = [];
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...given: unknown[]) => {
      statements.push(String(given[0]));
      return query(...given);
    },
  });
  return statements;
}
