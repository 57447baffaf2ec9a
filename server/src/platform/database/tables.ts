import { bigint, boolean, check, pgTable } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

/** Holds how far demo mode has moved the product's clock forward. One row. */
export const demoClock = pgTable(
  "demo_clock",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    offsetMs: bigint("offset_ms", { mode: "number" }).notNull(),
  },
  (table) => [check("demo_clock_is_one_row", sql`${table.isOnly}`)],
);
