import type { ProfileData } from "@triptych/contract/profiles";
import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

/** Keeps what people say about themselves: one profile each, complete or absent. */
export const profiles = pgTable("profiles", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  type: text("type").$type<ProfileData["type"]>().notNull(),
  data: jsonb("data").$type<ProfileData["data"]>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true, mode: "date" }).notNull(),
  /** Counts how often the profile was saved. */
  version: integer("version").notNull(),
});
