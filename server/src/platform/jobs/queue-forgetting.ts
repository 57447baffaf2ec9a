import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";

/**
 * Removes jobs whose payload names one of these addresses, in whatever case, and what failed attempts recorded about
 * them. A running job stays, and its payload is removed when it is done.
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

/** Removes the payload of finished jobs: nobody needs it any more, and it may name somebody. */
export async function forgetPayloads(queries: Queries, schema: string, ids: string[]): Promise<void> {
  await queries.execute(
    sql`update ${sql.identifier(schema)}.job set data = null where id = any(${sql.param(ids)}::uuid[]) and data is not null`,
  );
}
