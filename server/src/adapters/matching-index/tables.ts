import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** Numbers the entries. A changed profile gets a new number, so that what is kept by the old one is never taken for it. */
export const matchingSlots = pgSequence("matching_slots");

/**
 * Holds what the engine read of everybody in the index. NOTE: the migration partitions it by kind of account. There is no reference
 * to the person, because the index follows changes of people as it follows all others.
 */
export const matchingEntries = pgTable(
  "matching_entries",
  {
    userType: text("user_type").notNull(),
    userId: uuid("user_id").notNull(),
    slot: bigint("slot", { mode: "number" })
      .notNull()
      .default(sql`nextval('matching_slots')`),
    length: integer("length").notNull(),
    terms: bytes("terms").notNull(),
    reading: bytes("reading").notNull(),
    profileVersion: integer("profile_version").notNull(),
    engineVersion: text("engine_version").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.userType] }),
    index("matching_entries_slot").on(table.slot),
    index("matching_entries_engine").on(table.engineVersion),
  ],
);

/** Holds, by word and concept, the slots of those who have it, in parts. NOTE: the migration partitions it by kind of account. */
export const matchingLists = pgTable(
  "matching_lists",
  {
    userType: text("user_type").notNull(),
    code: integer("code").notNull(),
    part: bigint("part", { mode: "number" }).notNull(),
    size: integer("size").notNull(),
    entries: bytes("entries").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userType, table.code, table.part] })],
);

/** Counts who has each word and concept in the lists, and what their lists have to be tidied for. */
export const matchingWords = pgTable(
  "matching_words",
  {
    code: integer("code").primaryKey(),
    /** Is null for concepts. */
    term: text("term"),
    stem: text("stem"),
    uses: integer("uses").notNull().default(0),
    /** Counts the entries in the lists of people who have left, and the small parts of the lists. */
    gone: integer("gone").notNull().default(0),
    smallParts: integer("small_parts").notNull().default(0),
  },
  (table) => [index("matching_words_stem").on(table.stem)],
);

/** Holds entries that were changed or removed, until the lists take note. A trigger writes it. */
export const matchingRemovals = pgTable("matching_removals", {
  slot: bigint("slot", { mode: "number" }).primaryKey(),
  length: integer("length").notNull(),
  terms: bytes("terms").notNull(),
});

/** Says how much the lists hold. One row. */
export const matchingTotals = pgTable(
  "matching_totals",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    profiles: integer("profiles").notNull().default(0),
    totalLength: bigint("total_length", { mode: "number" }).notNull().default(0),
    /** Holds the last slot that is in the lists. */
    listedSlot: bigint("listed_slot", { mode: "number" }).notNull().default(0),
    /** Says that everybody who was to be found has been written once. */
    /** Names the version of the engine that started last, which the other entries are read anew by. */
    engineVersion: text("engine_version"),
    isFilled: boolean("is_filled").notNull().default(false),
  },
  (table) => [check("matching_totals_is_one_row", sql`${table.isOnly}`)],
);
