import type { Caution, Criterion } from "@triptych/contract/matching";
import type { FeedbackReason } from "@triptych/contract/matching-feedback";
import type { ConfirmedReading } from "@triptych/contract/reading";
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
/** Holds the number of a transaction, without wrap-around. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/** Holds a match as it was found. The person's profile is read again when it is shown. */
export interface KeptMatch {
  userId: string;
  score: number;
  reasons: string[];
  criteria: Criterion[];
  cautions?: Caution[];
  /** NOTE: matches that were kept before this field existed lack it. */
  fits?: boolean;
  /** Lists the jobs of the brief that the person does, by their place among the labels that are kept with the run. */
  jobs?: number[];
}

/** Names a job of a brief as it was searched. */
export interface KeptJob {
  label: string;
  force: "must" | "nice";
}

/**
 * Names the people whose listing may have changed. It is written inside the transactions that change it and read by the index of
 * every process. The number of the transaction shows a reader what it cannot have seen yet, however late it was committed.
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
    /** Holds the database's time, not the product's, because it only decides when a row may be deleted. */
    changedAt: moment("changed_at")
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index("listing_changes_transaction").on(table.transactionId)],
);

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Holds snapshots of the matching index, from which a process that starts takes it. NOTE: backups leave them out, because their transaction
 * numbers mean something in this database only.
 */
export const matchingSnapshots = pgTable("matching_snapshots", {
  id: uuid("id").primaryKey(),
  /** Names the version of the engine that made it. */
  engine: text("engine").notNull(),
  /** Identifies the database that it was made for. */
  database: text("database").notNull(),
  /** Is the first transaction whose changes may be missing in it. */
  transactionId: transactionId("transaction_id").notNull(),
  /** Counts its pieces; `null` while they are being written. */
  pieces: integer("pieces"),
  /** Holds the database's time, not the product's. */
  startedAt: moment("started_at")
    .notNull()
    .default(sql`clock_timestamp()`),
});

export const matchingSnapshotPieces = pgTable(
  "matching_snapshot_pieces",
  {
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => matchingSnapshots.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    content: bytes("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.number] })],
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
    /** Holds what the last search found, and the one before it. */
    lastMatches: jsonb("last_matches").$type<KeptMatch[]>(),
    previousMatches: jsonb("previous_matches").$type<KeptMatch[]>(),
    /** Names the jobs of the last search, the main one first. */
    lastJobs: jsonb("last_jobs").$type<KeptJob[]>(),
    /** Holds the reading that a person confirmed, and the text that its places count in. */
    confirmedReading: jsonb("confirmed_reading").$type<ConfirmedReading>(),
    confirmedText: text("confirmed_text"),
    /** Holds the name that the owner gave, and the labels of the jobs that name the brief where there is none. */
    givenName: text("given_name"),
    readJobs: jsonb("read_jobs").$type<string[]>(),
    /** Names who would match today beside the last matches, as of last night, and those of them whom the owner was told of. */
    newMatchUserIds: jsonb("new_match_user_ids").$type<string[]>(),
    seenNewUserIds: jsonb("seen_new_user_ids").$type<string[]>(),
  },
  (table) => [index("briefs_user").on(table.userId, table.updatedAt)],
);

/** Holds the searches of a brief that differed from the one before, so that nothing is lost when its owner writes on. */
export const briefSearches = pgTable(
  "brief_searches",
  {
    id: uuid("id").primaryKey(),
    userId: userId("user_id").notNull(),
    briefId: uuid("brief_id")
      .notNull()
      .references(() => briefs.id, { onDelete: "cascade" }),
    searchedAt: moment("searched_at").notNull(),
    text: text("text").notNull(),
    /** Holds the confirmed reading that was searched with, whose places count in the text. */
    reading: jsonb("reading").$type<ConfirmedReading>(),
    newUserIds: jsonb("new_user_ids").$type<string[]>().notNull(),
    goneUserIds: jsonb("gone_user_ids").$type<string[]>().notNull(),
  },
  (table) => [
    index("brief_searches_brief").on(table.briefId, table.searchedAt),
    index("brief_searches_user").on(table.userId),
  ],
);

/** Records each confirmed reading that was searched with, so that the engine can be taught by what people confirm. */
export const readingRecords = pgTable(
  "reading_records",
  {
    id: uuid("id").primaryKey(),
    userId: userId("user_id").notNull(),
    briefId: uuid("brief_id")
      .notNull()
      .references(() => briefs.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    reading: jsonb("reading").$type<ConfirmedReading>().notNull(),
    searchedAt: moment("searched_at").notNull(),
  },
  (table) => [
    index("reading_records_brief").on(table.briefId, table.searchedAt),
    index("reading_records_user").on(table.userId),
  ],
);

/** Names the matches that somebody does not want to see again: for one brief, or everywhere where no brief is named. */
export const matchFeedback = pgTable(
  "match_feedback",
  {
    id: uuid("id").primaryKey(),
    userId: userId("user_id").notNull(),
    matchUserId: userId("match_user_id").notNull(),
    briefId: uuid("brief_id").references(() => briefs.id, { onDelete: "cascade" }),
    reason: text("reason").$type<FeedbackReason>().notNull(),
    comments: text("comments").notNull(),
    /** Holds the text of the brief when the feedback was given, and the confirmed reading where there was one. */
    briefText: text("brief_text"),
    reading: jsonb("reading").$type<ConfirmedReading>(),
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

/** Keeps the brands found for a freelancer's profile for a day, or until the profile changes. */
export const brandMatches = pgTable("brand_matches", {
  userId: userId("user_id").primaryKey(),
  profileVersion: integer("profile_version").notNull(),
  computedAt: moment("computed_at").notNull(),
  matches: jsonb("matches").$type<KeptMatch[]>().notNull(),
});

/** Holds what profiles mean, as the model says that is named. */
export const profileEmbeddings = pgTable("profile_embeddings", {
  userId: userId("user_id").primaryKey(),
  model: text("model").notNull(),
  profileVersion: integer("profile_version").notNull(),
  /** Holds little-endian Float32 numbers, scaled to length one, or what the matching engine's `packMeaning` makes. */
  vector: bytes("vector").notNull(),
});

/** Counts the searches of each day (UTC) for the operators' chart. */
export const searchDays = pgTable("search_days", {
  day: text("day").primaryKey(),
  searches: integer("searches").notNull(),
});
