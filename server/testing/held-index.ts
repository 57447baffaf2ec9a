import { type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { vi } from "vitest";
import type { TestApp } from "./start-app.ts";

/** Keeps the app's matching index from reading what is saved, until the returned function is called: as a busy database does. */
export function holdIndex({ open: { database } }: TestApp): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const execute = database.execute.bind(database);
  const dialect = new PgDialect();
  const held = vi.spyOn(database, "execute").mockImplementation((async (query: SQL) => {
    if (dialect.sqlToQuery(query).sql.includes('"listing_changes"')) await released;
    return execute(query);
  }) as unknown as typeof database.execute);
  return () => {
    held.mockRestore();
    release();
  };
}
