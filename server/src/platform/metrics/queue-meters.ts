import type { OpenDatabase } from "../database/database.ts";
import type { Meters } from "./meters.ts";

/**
 * Measures how many jobs wait in the queue, and how long. The numbers come from the database, so every process reports
 * the same.
 */
export function measureQueue({ pool }: OpenDatabase, { meters, schema }: { meters: Meters; schema: string }): void {
  meters.gauge<{ job: string; state: string }>(
    {
      name: "jobs",
      help: "Jobs in the database: `due` now, `planned` for later, `active`, `failed` for good. The same in every process.",
      labels: ["job", "state"],
    },
    async () => {
      const { rows } = await pool.query<{ name: string; state: string; count: number }>(
        `select name, count(*)::int as count,
           case when state >= 'active' then state::text when start_after <= now() then 'due' else 'planned' end as state
         from ${schema}.job where state <= 'active' or state = 'failed' group by 1, 3`,
      );
      return rows.map(({ name, state, count }) => ({ labels: { job: name, state }, value: count }));
    },
  );
  meters.gauge<{ job: string }>(
    {
      name: "job_oldest_due_seconds",
      help: "For how long the oldest job that is due has been waiting. The same in every process.",
      labels: ["job"],
    },
    async () => {
      const { rows } = await pool.query<{ name: string; age: number }>(
        `select name, extract(epoch from now() - min(start_after))::float as age
         from ${schema}.job where state < 'active' and start_after <= now() group by 1`,
      );
      return rows.map(({ name, age }) => ({ labels: { job: name }, value: age }));
    },
  );
}
