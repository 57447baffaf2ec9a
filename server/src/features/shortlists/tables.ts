import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PersonStatus, Vote } from "@triptych/contract/shortlists";
import { members, users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Keeps the lists of each account. */
export const shortlists = pgTable(
  "shortlists",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Names the brief that compares the people. It may have been deleted since. */
    briefId: uuid("brief_id"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Holds when it was deleted. It can be brought back for a short while. */
    removedAt: moment("removed_at"),
  },
  (table) => [index("shortlists_user").on(table.userId, table.updatedAt)],
);

const shortlistId = () => uuid("shortlist_id").notNull();

/** Keeps who is on a list. */
export const shortlistPeople = pgTable(
  "shortlist_people",
  {
    shortlistId: shortlistId().references(() => shortlists.id, { onDelete: "cascade" }),
    /** NOTE: stays when the person's account ends, so that the list shows that somebody left. The note goes with the account. */
    personId: uuid("person_id").notNull(),
    note: text("note").notNull(),
    status: text("status").$type<PersonStatus>().notNull(),
    savedAt: moment("saved_at").notNull(),
    /** Holds when the person was taken off. They can be brought back for a short while. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shortlistId, table.personId] }),
    index("shortlist_people_person").on(table.personId),
  ],
);

/** Keeps the votes of a team, one of each sign-in for each person. */
export const shortlistVotes = pgTable(
  "shortlist_votes",
  {
    shortlistId: shortlistId(),
    personId: uuid("person_id").notNull(),
    signInId: uuid("sign_in_id")
      .notNull()
      .references(() => members.signInId, { onDelete: "cascade" }),
    vote: text("vote").$type<Vote>().notNull(),
    votedAt: moment("voted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shortlistId, table.personId, table.signInId] }),
    foreignKey({
      name: "shortlist_votes_person",
      columns: [table.shortlistId, table.personId],
      foreignColumns: [shortlistPeople.shortlistId, shortlistPeople.personId],
    }).onDelete("cascade"),
    index("shortlist_votes_sign_in").on(table.signInId),
  ],
);

/** Keeps the link of each list that guests may read. Only the hash of its token is kept. */
export const shortlistShares = pgTable(
  "shortlist_shares",
  {
    shortlistId: shortlistId()
      .primaryKey()
      .references(() => shortlists.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    showsNotes: boolean("shows_notes").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [uniqueIndex("shortlist_shares_token").on(table.tokenHash)],
);

/** Keeps the votes of guests, one of each name for each person. A name belongs to one browser. */
export const shortlistGuestVotes = pgTable(
  "shortlist_guest_votes",
  {
    shortlistId: shortlistId(),
    personId: uuid("person_id").notNull(),
    /** Holds the name without case, so that a guest who types it another way is the same one. */
    nameKey: text("name_key").notNull(),
    name: text("name").notNull(),
    /** Holds a hash of the secret of the browser that votes by this name, different for each list. Empty for votes from before. */
    browserHash: text("browser_hash"),
    vote: text("vote").$type<Vote>().notNull(),
    votedAt: moment("voted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shortlistId, table.personId, table.nameKey] }),
    foreignKey({
      name: "shortlist_guest_votes_person",
      columns: [table.shortlistId, table.personId],
      foreignColumns: [shortlistPeople.shortlistId, shortlistPeople.personId],
    }).onDelete("cascade"),
  ],
);
