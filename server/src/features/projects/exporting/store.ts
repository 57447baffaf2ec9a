import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import {
  projectNotes,
  projectPeople,
  projectReferences,
  projects,
  projectStatusChanges,
  referenceReports,
} from "../tables.ts";

/** Reads whole rows, so that a new column is exported without anybody thinking of it. */
export function exportingStore(queries: Queries) {
  const owned = (userId: string) =>
    queries.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, userId));

  return {
    listProjects: (userId: string) =>
      queries.select().from(projects).where(eq(projects.ownerId, userId)).orderBy(asc(projects.createdAt)),
    listPeople: async (userId: string) => {
      const rows = await queries
        .select({ person: projectPeople, projectTitle: sql<string>`${projects.title}` })
        .from(projectPeople)
        .innerJoin(projects, eq(projects.id, projectPeople.projectId))
        .where(or(eq(projects.ownerId, userId), eq(projectPeople.userId, userId)))
        .orderBy(asc(projectPeople.invitedAt));
      return rows.map(({ person, projectTitle }) => ({ ...person, projectTitle }));
    },
    listNotes: (userId: string) =>
      queries
        .select()
        .from(projectNotes)
        .where(or(eq(projectNotes.authorId, userId), inArray(projectNotes.projectId, owned(userId))))
        .orderBy(asc(projectNotes.id)),
    listStatusChanges: (userId: string) =>
      queries
        .select()
        .from(projectStatusChanges)
        .where(or(eq(projectStatusChanges.changedById, userId), inArray(projectStatusChanges.projectId, owned(userId))))
        .orderBy(asc(projectStatusChanges.id)),
    /** Returns the references that somebody gave, and those about them once they are published. */
    listReferences: (userId: string, now: Date) =>
      queries
        .select()
        .from(projectReferences)
        .where(
          or(
            eq(projectReferences.authorId, userId),
            and(eq(projectReferences.subjectId, userId), lte(projectReferences.publishesAt, now)),
          ),
        )
        .orderBy(asc(projectReferences.id)),
    listReports: (userId: string) =>
      queries
        .select()
        .from(referenceReports)
        .where(eq(referenceReports.reporterId, userId))
        .orderBy(asc(referenceReports.createdAt)),
  };
}
