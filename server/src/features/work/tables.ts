import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { WorkFilm } from "@triptych/contract/work";
import { users } from "../accounts/tables.ts";
import { files } from "../files/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const userId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Names the kinds of account that can have a public page. */
export type PageType = "agency" | "freelancer";

/** Keeps the pieces of work that people show. What matching and cards read of them is copied into `profiles`. */
export const caseStudies = pgTable(
  "case_studies",
  {
    id: uuid("id").primaryKey(),
    userId: userId("user_id"),
    /** Orders those of an account, the smallest first. */
    position: integer("position").notNull(),
    title: text("title").notNull(),
    /** Is absent where the client is under wraps. */
    client: text("client"),
    year: integer("year").notNull(),
    part: text("part").notNull(),
    outcome: text("outcome").notNull(),
    skills: jsonb("skills").$type<string[]>().notNull(),
    sector: text("sector"),
    films: jsonb("films").$type<WorkFilm[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Holds when its owner deleted it. It can be brought back for a while, and is removed for good later. */
    removedAt: moment("removed_at"),
    /** Holds when an operator withdrew it. All but its title is gone then. */
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    index("case_studies_user").on(table.userId, table.position),
    index("case_studies_place").on(table.position, table.createdAt, table.id),
    index("case_studies_removed")
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);

const caseStudyId = () =>
  uuid("case_study_id")
    .notNull()
    .references(() => caseStudies.id, { onDelete: "cascade" });

export const caseStudyImages = pgTable(
  "case_study_images",
  {
    caseStudyId: caseStudyId(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    alternativeText: text("alternative_text").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseStudyId, table.fileId] }),
    index("case_study_images_file").on(table.fileId),
  ],
);

/** Keeps who is credited on which case study, and what they say to that. */
export const caseStudyCredits = pgTable(
  "case_study_credits",
  {
    caseStudyId: caseStudyId(),
    userId: userId("user_id"),
    role: text("role").notNull(),
    position: integer("position").notNull(),
    state: text("state").$type<"waiting" | "confirmed" | "refused">().notNull(),
    askedAt: moment("asked_at").notNull(),
    answeredAt: moment("answered_at"),
    /** Holds when the email that asks for an answer was planned, which is sent once. */
    mailedAt: moment("mailed_at"),
    /** Holds when the owner took the credit off. NOTE: the row stays, so that nobody is asked twice. */
    droppedAt: moment("dropped_at"),
  },
  (table) => [
    primaryKey({ columns: [table.caseStudyId, table.userId] }),
    index("case_study_credits_user").on(table.userId, table.askedAt),
  ],
);

export const caseStudyReports = pgTable(
  "case_study_reports",
  {
    caseStudyId: caseStudyId(),
    reporterId: userId("reporter_id"),
    reason: text("reason").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseStudyId, table.reporterId] }),
    index("case_study_reports_reporter").on(table.reporterId),
  ],
);

/** Says whose page visitors may read, by name. What Explore filters by is copied from the profile. */
export const publicPages = pgTable(
  "public_pages",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").$type<PageType>().notNull(),
    /** Holds the last part of its address. */
    name: text("name").notNull(),
    isOn: boolean("is_on").notNull(),
    regions: jsonb("regions").$type<string[]>().notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    index("public_pages_on")
      .on(table.userId)
      .where(sql`${table.isOn}`),
  ],
);

/** Keeps every name that a page has had, so that nobody else gets it, and old addresses lead to the new one. */
export const publicPageNames = pgTable(
  "public_page_names",
  {
    type: text("type").$type<PageType>().notNull(),
    name: text("name").notNull(),
    userId: userId("user_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.name] }), index("public_page_names_user").on(table.userId)],
);
