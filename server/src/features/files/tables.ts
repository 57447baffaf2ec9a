import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Crop, FilePurpose } from "@triptych/contract/files";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Keeps what is known of each file. The row comes before the first byte is stored and goes before the last one is removed, so that
 * nothing in the store is without a row for long.
 */
export const files = pgTable(
  "files",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<FilePurpose>().notNull(),
    /** Says whether its bytes are still arriving, or it is prepared and can be used. */
    state: text("state").$type<"arriving" | "ready">().notNull(),
    /** Names its folder in the store and stands in its address, so that nobody guesses either. */
    token: text("token").notNull(),
    kind: text("kind").$type<"image" | "pdf">(),
    name: text("name").notNull(),
    /** Holds what is stored; while it arrives, what may be. */
    bytes: integer("bytes").notNull(),
    /** Holds the sizes of a picture, the smallest first. */
    sizes: jsonb("sizes").$type<{ width: number; height: number }[]>(),
    /** Holds the part of a photo that is kept, until it is prepared. */
    crop: jsonb("crop").$type<Crop>(),
    /** Says who may open its address: its owner, one other person too, everybody who is signed in, or everybody. */
    shownTo: text("shown_to").$type<"owner" | "person" | "members" | "everybody">().notNull(),
    /** Names the one other person. */
    sharedWith: uuid("shared_with").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    /** Holds since when nothing uses it, and is absent while something does. After some time it is removed. */
    unusedSince: moment("unused_since"),
  },
  (table) => [
    uniqueIndex("files_token").on(table.token),
    index("files_user").on(table.userId, table.id),
    index("files_shared_with").on(table.sharedWith),
    index("files_unused")
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);
