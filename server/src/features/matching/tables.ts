import type { Criterion, FeedbackReason } from "@triptych/contract/matching";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const userId = (name: string) => uuid(name).references(() => users.id, { onDelete: "cascade" });
/** The number of a transaction, without wrap-around. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/** A match as it was found: the person's profile is read anew when it is shown. */
export interface KeptMatch {
  userId: string;
  score: number;
  reasons: string[];
  criteria: Criterion[];
}

/**
 * Whose listing may have changed, written inside the transactions that change it and read by every process's index.
 * The transaction's number tells a reader what it cannot have seen yet, however late it was committed.
 */
export const listingChanges = pgTable(
  "listing_changes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** NOTE: no foreign key, because a deletion is a change too. */
    userId: uuid("user_id").notNull(),
    transactionId: transactionId("transaction_id")
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** The database's time, not the product's: it is only for throwing away what all have read. */
    changedAt: moment("changed_at")
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index("listing_changes_transaction").on(table.transactionId)],
);

export const briefs = pgTable(
  "briefs",
  {
    id: uuid("id").primaryKey(),
    userId: userId("user_id").notNull(),
    originalText: text("original_text").notNull(),
    text: text("text").notNull(),
    isImproved: boolean("is_improved").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    lastSearchedAt: moment("last_searched_at"),
    /** What the last search found, and the one before it. */
    lastMatches: jsonb("last_matches").$type<KeptMatch[]>(),
    previousMatches: jsonb("previous_matches").$type<KeptMatch[]>(),
  },
  (table) => [index("briefs_user").on(table.userId, table.updatedAt)],
);

/** Whom somebody does not want to see again: for one brief, or everywhere where it is about none. */
export const matchFeedback = pgTable(
  "match_feedback",
  {
    id: uuid("id").primaryKey(),
    userId: userId("user_id").notNull(),
    matchUserId: userId("match_user_id").notNull(),
    briefId: uuid("brief_id").references(() => briefs.id, { onDelete: "cascade" }),
    reason: text("reason").$type<FeedbackReason>().notNull(),
    comments: text("comments").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("match_feedback_once").on(table.userId, table.matchUserId, table.briefId).nullsNotDistinct(),
    index("match_feedback_match").on(table.matchUserId),
    index("match_feedback_brief").on(table.briefId),
  ],
);

export const suggestionSkips = pgTable(
  "suggestion_skips",
  {
    userId: userId("user_id").notNull(),
    skippedUserId: userId("skipped_user_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skippedUserId] }),
    index("suggestion_skips_skipped").on(table.skippedUserId),
  ],
);

/** The brands found for a freelancer's profile, good for a day or until the profile changes. */
export const brandMatches = pgTable("brand_matches", {
  userId: userId("user_id").primaryKey(),
  profileVersion: integer("profile_version").notNull(),
  computedAt: moment("computed_at").notNull(),
  matches: jsonb("matches").$type<KeptMatch[]>().notNull(),
});

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** Where a model puts a profile among others; only with a model for embeddings. */
export const profileEmbeddings = pgTable("profile_embeddings", {
  userId: userId("user_id").primaryKey(),
  model: text("model").notNull(),
  profileVersion: integer("profile_version").notNull(),
  /** Float32, little-endian, of length one. */
  vector: bytes("vector").notNull(),
});

/** How many searches were run on each day (UTC): a sum for the operators' chart. */
export const searchDays = pgTable("search_days", {
  day: text("day").primaryKey(),
  searches: integer("searches").notNull(),
});
