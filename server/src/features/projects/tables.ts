import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ProjectStatus } from "@triptych/contract/projects";
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
    ownerId: userId("owner_id"),
    title: text("title").notNull(),
    description: text("description").notNull(),
    status: text("status").$type<ProjectStatus>().notNull(),
    /** Names the brief that the project came from. Its text is copied, so that it stays when the brief is deleted. */
    briefId: uuid("brief_id"),
    briefText: text("brief_text"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("projects_owner").on(table.ownerId)],
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
    changedById: userId("changed_by_id"),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [index("project_status_changes_project").on(table.projectId, table.id)],
);
