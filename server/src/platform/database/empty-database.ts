import type { ClientBase } from "pg";
import { queueSchema } from "../jobs/queue.ts";

/**
 * Removes everything in the database except its extensions, whichever version made it. Removes all of it, or nothing.
 */
export async function emptyDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with ours as (select 'public'::regnamespace as schema),
       extended as (select objid from pg_depend where deptype = 'e')
     select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
         when 'S' then 'sequence' else 'table' end, oid::regclass) as statement
       from pg_class, ours where relnamespace = schema and relkind in ('v', 'm', 'r', 'p', 'S') and oid not in (select * from extended)
     union all
     select format('drop routine if exists %s cascade', oid::regprocedure)
       from pg_proc, ours where pronamespace = schema and oid not in (select * from extended)
     union all
     select format('drop type if exists %s cascade', oid::regtype)
       from pg_type, ours where typnamespace = schema and typtype in ('e', 'd') and oid not in (select * from extended)`,
  );
  const schemas = [queueSchema, "drizzle"].map((schema) => `drop schema if exists ${schema} cascade`);
  await client.query("begin");
  try {
    for (const statement of [...schemas, ...rows.map((row) => row.statement)]) await client.query(statement);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
