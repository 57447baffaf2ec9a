import { is, Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "../transactions.ts";

const dialect = new PgDialect();

/**
 * Returns a function that runs a statement with the values of its placeholders and returns its rows as the driver reads them. Its
 * text is built when it first runs, and only then: a long statement takes longer to build than to send. It goes to the pool
 * without the query builder, and a value that it names several times is sent once.
 */
export function buildOnce<Row extends object>(
  { $client: pool }: Pick<Database, "$client">,
  statement: () => SQL,
): (values: Record<string, unknown>) => Promise<Row[]> {
  let built: { text: string; names: string[] } | undefined;
  return async (values) => {
    built ??= build(statement());
    const sent = built.names.map((name) => valueOf(values, name));
    return (await pool.query<Row>(built.text, sent)).rows;
  };
}

/** Numbers the placeholders by their names. NOTE: for statements whose only `$1`, `$2` … are placeholders. */
function build(statement: SQL): { text: string; names: string[] } {
  const { sql, params } = dialect.sqlToQuery(statement);
  const named = params.map((param) => {
    if (!is(param, Placeholder)) throw new Error("A statement that is built once has a value that is no placeholder.");
    return param.name;
  });
  const names = [...new Set(named)];
  const text = sql.replaceAll(/\$(\d+)/g, (_, place: string) => `$${names.indexOf(named[Number(place) - 1]!) + 1}`);
  return { text, names };
}

function valueOf(values: Record<string, unknown>, name: string): unknown {
  if (values[name] === undefined) throw new Error(`The statement needs a value for \`${name}\`.`);
  return values[name];
}
