import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";

/**
 * Removes jobs whose payload names one of these addresses, however it is written, and what failed attempts said about them.
 * A job that is being done right now stays, and forgets its payload when it is done.
 */
export async function forgetAddresses(queries: Queries, schema: string, addresses: string[]): Promise<void> {
  const jobs = sql`${sql.identifier(schema)}.job`;
  for (const address of addresses.map((each) => each.toLowerCase())) {
    await queries.execute(
      sql`delete from ${jobs} where state <> 'active' and exists (
        select from jsonb_path_query(data, 'strict $.**') as part
        where jsonb_typeof(part) = 'string' and lower(part #>> '{}') = ${address})`,
    );
    await queries.execute(sql`update ${jobs} set output = null where position(${address} in lower(output::text)) > 0`);
  }
}

/** Takes the payload from jobs that are done: nobody needs it any more, and it may name somebody. */
export async function forgetPayloads(queries: Queries, schema: string, ids: string[]): Promise<void> {
  await queries.execute(
    sql`update ${sql.identifier(schema)}.job set data = null where id = any(${sql.param(ids)}::uuid[]) and data is not null`,
  );
}
