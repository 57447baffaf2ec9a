import { sql } from "drizzle-orm";
import { endpoint } from "@triptych/contract/endpoint";
import { msPerDay } from "@triptych/contract/durations";
import { z } from "zod";
import type { MovableClock } from "./clock.ts";
import type { OpenDatabase, Queries } from "../database/database.ts";
import type { Queue } from "../jobs/queue.ts";
import type { Route } from "../http/route.ts";
import { demoClock } from "../database/tables.ts";
import { throwAll } from "./throw-all.ts";

/** Returns how far demo mode has moved the clock so far. */
export async function readDemoOffset(database: Queries): Promise<number> {
  const [row] = await database.select().from(demoClock);
  return row?.offsetMs ?? 0;
}

const moveClock = endpoint({
  method: "POST",
  path: "/api/dev/clock",
  access: "public",
  feature: "admin",
  summary: "Moves the product's clock forward, so that trials end and reminders go out. Demo mode only.",
  body: z.strictObject({ days: z.number().min(0).max(3_650) }),
  reply: z.object({ now: z.iso.datetime(), days: z.number() }),
});

interface DemoClockDeps {
  open: OpenDatabase;
  clock: MovableClock;
  queue: Queue;
}

/** Adds `POST /api/dev/clock {days}` in demo mode. It replies once everything that became due is done. */
export function demoClockRoutes(route: Route, deps: DemoClockDeps): void {
  const { clock } = deps;
  let moving: Promise<unknown> = Promise.resolve();

  route(moveClock, async ({ body }) => {
    const moved = moving.then(() => moveInSteps(deps, Math.round(body.days * msPerDay)));
    moving = moved.catch(() => {});
    await moved;
    return { now: clock.now().toISOString(), days: clock.offsetMs / msPerDay };
  });
}

/** Moves the clock a day at a time, so that a reminder that falls due on the way is sent on its day. */
async function moveInSteps({ open, clock, queue }: DemoClockDeps, ms: number): Promise<void> {
  const errors: unknown[] = [];
  const addToOffset = (step: number) =>
    open.database
      .insert(demoClock)
      .values({ offsetMs: clock.offsetMs + step })
      .onConflictDoUpdate({ target: demoClock.isOnly, set: { offsetMs: sql`${demoClock.offsetMs} + ${step}` } });
  await withoutWaitingForDisk(open, async () => {
    for (let left = ms; left > 0 || left === ms; left -= msPerDay) {
      const step = Math.min(left, msPerDay);
      await addToOffset(step);
      clock.moveBy(step);
      await queue.moveBy(step).catch((error: unknown) => void errors.push(error));
    }
  });
  // NOTE: a commit that waits for the disk brings every earlier commit there too, so that nothing is lost after the reply.
  await addToOffset(0);
  throwAll(errors);
}

/**
 * Lets the embedded database, whose only connection serves everybody, commit without waiting for the disk while the work
 * runs. What a killed process loses by it is the end of a move that was never acknowledged.
 */
async function withoutWaitingForDisk({ pool, isEmbedded }: OpenDatabase, work: () => Promise<void>): Promise<void> {
  if (!isEmbedded) return work();
  await pool.query("set synchronous_commit to off");
  try {
    await work();
  } finally {
    await pool.query("set synchronous_commit to on");
  }
}
