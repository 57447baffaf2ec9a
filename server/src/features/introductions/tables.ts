import { sql } from "drizzle-orm";
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BriefCard, DeclineReason, IntroductionAnswer, IntroductionState } from "@triptych/contract/introductions";
import { members, users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const user = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * Keeps what becomes of the first message between two people. There is one introduction between two people at most, whoever
 * made it.
 */
export const introductions = pgTable(
  "introductions",
  {
    id: uuid("id").primaryKey(),
    senderId: user("sender_id"),
    recipientId: user("recipient_id"),
    /** Names the brief that it came from. What it shows is copied, so that it stays when the brief changes or is deleted. */
    briefId: uuid("brief_id"),
    card: jsonb("card").$type<BriefCard>(),
    /** NOTE: an open one whose time is over counts as lapsed, whatever is stored here (`stateAt`). */
    state: text("state").$type<IntroductionState>().notNull(),
    answer: text("answer").$type<IntroductionAnswer>(),
    reason: text("reason").$type<DeclineReason>(),
    createdAt: moment("created_at").notNull(),
    closesAt: moment("closes_at").notNull(),
    /** Holds when reminders were planned. */
    remindedAt: moment("reminded_at"),
    /** Holds when it was first answered. */
    answeredAt: moment("answered_at"),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("introductions_pair").on(
      sql`least(${table.senderId}, ${table.recipientId})`,
      sql`greatest(${table.senderId}, ${table.recipientId})`,
    ),
    index("introductions_sender").on(table.senderId, table.id),
    index("introductions_recipient").on(table.recipientId, table.id),
    index("introductions_waiting")
      .on(table.closesAt)
      .where(sql`${table.state} = 'open' and ${table.answeredAt} is null`),
    index("introductions_brief")
      .on(table.briefId, table.closesAt)
      .where(sql`${table.answeredAt} is null`),
    index("introductions_without_brief")
      .on(table.senderId, table.closesAt)
      .where(sql`${table.briefId} is null and ${table.answeredAt} is null`),
  ],
);

/** Records who was sent a reminder of which introduction, so that nobody is sent it twice. */
export const introductionReminders = pgTable(
  "introduction_reminders",
  {
    introductionId: uuid("introduction_id")
      .notNull()
      .references(() => introductions.id, { onDelete: "cascade" }),
    signInId: uuid("sign_in_id")
      .notNull()
      .references(() => members.signInId, { onDelete: "cascade" }),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.introductionId, table.signInId] }),
    index("introduction_reminders_sign_in").on(table.signInId),
  ],
);

/** Holds how somebody answers, counted again from their introductions whenever one of them is answered or closes. */
export const responseFigures = pgTable("response_figures", {
  userId: user("user_id").primaryKey(),
  /** Counts the introductions that were answered or closed without an answer. */
  received: integer("received").notNull(),
  answered: integer("answered").notNull(),
  medianHours: doublePrecision("median_hours"),
});
