import type { ProfileData } from "@triptych/contract/profiles";
import type { WorkCover } from "@triptych/contract/work-covers";
import type { SearchableWork } from "@triptych/matching-engine/searchable-profile";
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
  /** Copies what cards show of the person's case studies and what matching reads of them, both in their order; absent without any. */
  workCovers: jsonb("work_covers").$type<WorkCover[]>(),
  workWords: jsonb("work_words").$type<SearchableWork[]>(),
});
