import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import type { ProjectRow } from "../store.ts";
import { projectPeople, projects } from "../tables.ts";

export function forgettingStore(queries: Queries) {
  return {
    /** Returns everything that somebody owns, was chosen for or was invited to, and makes everybody else who changes it wait. */
    lockProjectsOf: (userId: string): Promise<ProjectRow[]> =>
      queries
        .select()
        .from(projects)
        .where(
          or(
            eq(projects.ownerId, userId),
            eq(projects.chosenId, userId),
            inArray(
              projects.id,
              queries
                .select({ id: projectPeople.projectId })
                .from(projectPeople)
                .where(eq(projectPeople.userId, userId)),
            ),
          ),
        )
        .orderBy(asc(projects.id))
        .for("update"),

    /** Removes everybody who has not accepted. */
    removeInvited: (projectId: string) =>
      queries
        .delete(projectPeople)
        .where(and(eq(projectPeople.projectId, projectId), ne(projectPeople.state, "accepted"))),
  };
}
