import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { readDemoOffset } from "./demo-clock.ts";
import { defineJob } from "../jobs/queue.ts";

const remind = defineJob("test-reminder", z.object({ who: z.string() }));

describe("the clock of demo mode", () => {
  let app: TestApp;
  const reminded: string[] = [];
  let look: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    app = await startApp({
      extraJobs: (queue) =>
        queue.work(remind, async ({ who }) => {
          reminded.push(who);
          if (who === "look") await look?.();
        }),
    });
  });
  afterAll(() => app?.close());

  const move = (days: unknown) => app.http.inject({ method: "POST", url: "/api/dev/clock", payload: { days } });

  it("moves forward, does everything that became due before it replies, and keeps its offset", async () => {
    const before = app.clock.now().getTime();
    const runAt = new Date(before + 7 * msPerDay);
    await app.open.database.transaction((tx) => app.queue.addWith(tx, remind, { payload: { who: "ann" }, runAt }));

    const early = await move(6.5);
    const remindedEarly = [...reminded];
    const late = await move(1);

    expect([early.statusCode, late.statusCode]).toEqual([200, 200]);
    expect(remindedEarly).toEqual([]);
    expect(reminded).toEqual(["ann"]);
    expect(late.json()).toMatchObject({ days: 7.5 });
    expect(app.clock.now().getTime() - before).toBeGreaterThanOrEqual(7.5 * msPerDay);
    expect(await readDemoOffset(app.open.database)).toBe(7.5 * msPerDay);
  });

  it("lets the embedded database wait for the disk again once it has moved", async () => {
    const { pool, isEmbedded, database } = app.open;
    const waits = async () =>
      (await pool.query<{ synchronous_commit: string }>("show synchronous_commit")).rows[0]!.synchronous_commit;
    const [before, whileMoving] = [
      await waits(),
      new Promise<string>((resolve) => (look = async () => resolve(await waits()))),
    ];
    await database.transaction((tx) => app.queue.add(tx, remind, { who: "look" }));

    await move(1);

    expect([before, await whileMoving, await waits()]).toEqual(["on", isEmbedded ? "off" : "on", "on"]);
  });

  it.each([-1, 4_000, "1", null, Number.NaN])("refuses to move by %s days", async (days) => {
    const response = await move(days);

    expect(response.statusCode).toBe(400);
  });
});
