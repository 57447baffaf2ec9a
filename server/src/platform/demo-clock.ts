import { sql } from "drizzle-orm";
import { endpoint } from "@triptych/contract/endpoint";
import { z } from "zod";
import { msPerDay, type MovableClock } from "./clock.ts";
import type { Database, Queries } from "./database.ts";
import type { Queue } from "./queue.ts";
import type { Route } from "./route.ts";
import { demoClock } from "./tables.ts";

/** How far demo mode has moved the clock in the past. */
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

/** Demo mode only: `POST /api/dev/clock {days}` answers once everything that became due is done. */
export function demoClockRoutes(
  route: Route,
  { database, clock, queue }: { database: Database; clock: MovableClock; queue: Queue },
): void {
  route(moveClock, async ({ body }) => {
    const ms = Math.round(body.days * msPerDay);
    await database
      .insert(demoClock)
      .values({ offsetMs: clock.offsetMs + ms })
      .onConflictDoUpdate({ target: demoClock.isOnly, set: { offsetMs: sql`${demoClock.offsetMs} + ${ms}` } });
    clock.moveBy(ms);
    await queue.moveBy(ms);
    await queue.drain();
    return { now: clock.now().toISOString(), days: clock.offsetMs / msPerDay };
  });
}
