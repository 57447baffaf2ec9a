import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { ProjectPage, ProjectStatus } from "@triptych/contract/projects";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const userId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const projects = pgTable(
  "projects",
  {
    id: uuid("id").primaryKey(),
    /** Is empty where the owner's account has ended and other people are left in the project. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    status: text("status").$type<ProjectStatus>().notNull(),
    /** Names the brief that the project came from. Its text is copied, so that it stays when the brief is deleted. */
    briefId: uuid("brief_id"),
    briefText: text("brief_text"),
    requirements: jsonb("requirements").$type<ProjectPage["requirements"]>(),
    budget: text("budget"),
    dates: text("dates"),
    /** Holds a day, as in `2026-11-23`. */
    startsOn: text("starts_on"),
    endsOn: text("ends_on"),
    /** Names the other side: whom the owner chose. It is empty, and `chosenAt` is not, where their account has ended. */
    chosenId: uuid("chosen_id").references(() => users.id, { onDelete: "set null" }),
    chosenAt: moment("chosen_at"),
    ownerCompletedAt: moment("owner_completed_at"),
    chosenCompletedAt: moment("chosen_completed_at"),
    /** Holds when both sides had marked it. */
    completedAt: moment("completed_at"),
    /** Holds when the email about the first mark was planned, which is sent once. */
    completionMailedAt: moment("completion_mailed_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("projects_owner").on(table.ownerId), index("projects_chosen").on(table.chosenId)],
);

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

export const projectPeople = pgTable(
  "project_people",
  {
    projectId: projectId(),
    userId: userId("user_id"),
    state: text("state").$type<"invited" | "accepted" | "declined">().notNull(),
    invitedAt: moment("invited_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] }), index("project_people_user").on(table.userId)],
);

export const projectNotes = pgTable(
  "project_notes",
  {
    id: uuid("id").primaryKey(),
    projectId: projectId(),
    authorId: userId("author_id"),
    content: text("content").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("project_notes_project").on(table.projectId, table.id)],
);

export const projectStatusChanges = pgTable(
  "project_status_changes",
  {
    id: uuid("id").primaryKey(),
    projectId: projectId(),
    status: text("status").$type<ProjectStatus>().notNull(),
    /** Is empty where the account of whoever changed it has ended. */
    changedById: uuid("changed_by_id").references(() => users.id, { onDelete: "set null" }),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [index("project_status_changes_project").on(table.projectId, table.id)],
);

/** Holds what each side of a completed project says of the other. */
export const projectReferences = pgTable(
  "project_references",
  {
    id: uuid("id").primaryKey(),
    projectId: projectId(),
    authorId: userId("author_id"),
    subjectId: userId("subject_id"),
    work: text("work").notNull(),
    wentWell: text("went_well").notNull(),
    again: text("again").notNull(),
    writtenAt: moment("written_at").notNull(),
    /** NOTE: from this moment on it is published, whether or not a job has noted that (`isPublished`). */
    publishesAt: moment("publishes_at").notNull(),
    /** Holds when its publication was shown to the open pages of both people. */
    announcedAt: moment("announced_at"),
    reply: text("reply"),
    repliedAt: moment("replied_at"),
    /** Holds when an operator withdrew it, or its author after it was published. Its words are gone then. */
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    unique("project_references_author").on(table.projectId, table.authorId),
    index("project_references_subject").on(table.subjectId, table.publishesAt),
    index("project_references_by").on(table.authorId),
    index("project_references_unannounced")
      .on(table.publishesAt)
      .where(sql`${table.announcedAt} is null`),
  ],
);

export const referenceReports = pgTable(
  "reference_reports",
  {
    referenceId: uuid("reference_id")
      .notNull()
      .references(() => projectReferences.id, { onDelete: "cascade" }),
    reporterId: userId("reporter_id"),
    reason: text("reason").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.referenceId, table.reporterId] }),
    index("reference_reports_reporter").on(table.reporterId),
  ],
);
