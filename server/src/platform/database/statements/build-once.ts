import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Queries } from "../transactions.ts";

const dialect = new PgDialect();

/**
 * Returns a function that runs a statement with the values of its placeholders and returns its rows. Its text is built when it
 * first runs, and only then: a long statement takes longer to build than to send.
 */
export function buildOnce<Row>(
  queries: Queries,
  statement: () => SQL,
): (values: Record<string, unknown>) => Promise<Row[]> {
  const build = () =>
    queries._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      dialect.sqlToQuery(statement()),
      undefined,
      undefined,
      false,
    );
  let built: ReturnType<typeof build> | undefined;
  return async (values) => {
    built ??= build();
    return (await built.execute(values)).rows;
  };
}
