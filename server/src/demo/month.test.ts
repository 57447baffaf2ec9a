/**
 * Counts the statements of a month.
 *
 * @module-tag embedded-only
 */
import { expect, it } from "vitest";
import { moveDays } from "../../testing/clock.ts";
import { startApp } from "../../testing/start-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import type { OpenDatabase } from "../platform/database/database.ts";

/** NOTE: about 8,400 today, 1,400 of them for the nightly searches of kept briefs. Almost all the time that a month takes is spent on these statements. */
const statementsAtMost = 9_000;

it("renews the demo's subscribers over a month with few statements", async () => {
  const open = await openTestDatabase();
  const app = await startApp({ open, env: { DEMO_DATA: "on" } });
  const chargesBefore = await countCharges(open);
  const statements = countStatements(open);

  await moveDays(app, 30);

  expect((await countCharges(open)) - chargesBefore).toBeGreaterThan(150);
  expect(statements.count).toBeGreaterThan(1_000);
  expect(statements.count).toBeLessThan(statementsAtMost);
  await app.close();
}, 120_000);

async function countCharges({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>("select count(*)::int as count from charges");
  return rows[0]!.count;
}

function countStatements({ pool }: OpenDatabase): { count: number } {
  const statements = { count: 0 };
  const counted = new WeakSet<object>();
  pool.on("acquire", (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      statements.count += 1;
      return query(...given);
    }) as typeof client.query;
  });
  return statements;
}
