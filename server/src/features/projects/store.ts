import { and, asc, desc, eq, ne, or, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { projectNotes, projectPeople, projectReferences, projects, projectStatusChanges } from "./tables.ts";

export type ProjectRow = typeof projects.$inferSelect;
export type PersonRow = typeof projectPeople.$inferSelect;

/** Holds a project with how somebody takes part in it, and whether they have given a reference. */
export interface ListedProject extends ProjectRow {
  state: PersonRow["state"] | null;
  hasReference: boolean;
}

export function projectsStore(queries: Queries) {
  return {
    insertProject: (row: typeof projects.$inferInsert) => queries.insert(projects).values(row),
    findProject: async (id: string): Promise<ProjectRow | null> =>
      (await queries.select().from(projects).where(eq(projects.id, id)))[0] ?? null,
    lockProject: async (id: string): Promise<ProjectRow | null> =>
      (await queries.select().from(projects).where(eq(projects.id, id)).for("update"))[0] ?? null,
    updateProject: (id: string, change: Partial<ProjectRow>) =>
      queries.update(projects).set(change).where(eq(projects.id, id)),
    removeProject: (id: string) => queries.delete(projects).where(eq(projects.id, id)),
    /** Returns the projects that somebody owns or was invited to, without declined ones, last changed first. */
    listProjects: async (userId: string): Promise<ListedProject[]> => {
      const own = and(
        eq(projectPeople.projectId, projects.id),
        eq(projectPeople.userId, userId),
        ne(projectPeople.state, "declined"),
      );
      return (
        await queries
          .select({
            project: projects,
            state: projectPeople.state,
            hasReference: sql<boolean>`exists (${queries
              .select({ id: projectReferences.id })
              .from(projectReferences)
              .where(and(eq(projectReferences.projectId, projects.id), eq(projectReferences.authorId, userId)))})`,
          })
          .from(projects)
          .leftJoin(projectPeople, own)
          .where(or(eq(projects.ownerId, userId), eq(projectPeople.userId, userId)))
          .orderBy(desc(projects.updatedAt), desc(projects.id))
          .limit(500)
      ).map(({ project, ...others }) => ({ ...project, ...others }));
    },

    findPerson: async (projectId: string, userId: string): Promise<PersonRow | null> =>
      (
        await queries
          .select()
          .from(projectPeople)
          .where(and(eq(projectPeople.projectId, projectId), eq(projectPeople.userId, userId)))
      )[0] ?? null,
    listPeople: (projectId: string): Promise<PersonRow[]> =>
      queries
        .select()
        .from(projectPeople)
        .where(eq(projectPeople.projectId, projectId))
        .orderBy(asc(projectPeople.invitedAt)),
    savePerson: (row: PersonRow) =>
      queries
        .insert(projectPeople)
        .values(row)
        .onConflictDoUpdate({
          target: [projectPeople.projectId, projectPeople.userId],
          set: { state: row.state, invitedAt: row.invitedAt },
        }),
    /** Saves the reply to an invitation, and returns whether there was an open one. */
    updateInvited: async (projectId: string, userId: string, state: "accepted" | "declined"): Promise<boolean> =>
      (
        await queries
          .update(projectPeople)
          .set({ state })
          .where(
            and(
              eq(projectPeople.projectId, projectId),
              eq(projectPeople.userId, userId),
              eq(projectPeople.state, "invited"),
            ),
          )
          .returning({ userId: projectPeople.userId })
      ).length > 0,
    removePerson: async (projectId: string, userId: string): Promise<boolean> =>
      (
        await queries
          .delete(projectPeople)
          .where(and(eq(projectPeople.projectId, projectId), eq(projectPeople.userId, userId)))
          .returning({ userId: projectPeople.userId })
      ).length > 0,

    insertNote: (row: typeof projectNotes.$inferInsert) => queries.insert(projectNotes).values(row),
    listNotes: (projectId: string) =>
      queries
        .select()
        .from(projectNotes)
        .where(eq(projectNotes.projectId, projectId))
        .orderBy(asc(projectNotes.id))
        .limit(1_000),
    insertStatusChange: (row: typeof projectStatusChanges.$inferInsert) =>
      queries.insert(projectStatusChanges).values(row),
    listStatusChanges: (projectId: string) =>
      queries
        .select()
        .from(projectStatusChanges)
        .where(eq(projectStatusChanges.projectId, projectId))
        .orderBy(asc(projectStatusChanges.id))
        .limit(1_000),
    countPeople: async (projectId: string): Promise<number> =>
      Number(
        (
          await queries
            .select({ count: sql<string>`count(*)` })
            .from(projectPeople)
            .where(eq(projectPeople.projectId, projectId))
        )[0]!.count,
      ),
  };
}
