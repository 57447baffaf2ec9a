import { asc, eq, isNull, and } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { projectReferences, referenceReports } from "../tables.ts";

export function operatorStore(queries: Queries) {
  return {
    /** Returns the reports with their references, the longest waiting first. */
    listReports: (limit: number) =>
      queries
        .select({ report: referenceReports, reference: projectReferences })
        .from(referenceReports)
        .innerJoin(projectReferences, eq(projectReferences.id, referenceReports.referenceId))
        .orderBy(asc(referenceReports.createdAt))
        .limit(limit),
    /** Empties a reference for good, and returns whose it was and whom it was about. */
    withdraw: async (id: string, now: Date) =>
      (
        await queries
          .update(projectReferences)
          .set({ work: "", wentWell: "", again: "", reply: null, repliedAt: null, withdrawnAt: now, announcedAt: now })
          .where(and(eq(projectReferences.id, id), isNull(projectReferences.withdrawnAt)))
          .returning({ authorId: projectReferences.authorId, subjectId: projectReferences.subjectId })
      )[0] ?? null,
    findReference: async (id: string) =>
      (
        await queries
          .select({ authorId: projectReferences.authorId })
          .from(projectReferences)
          .where(eq(projectReferences.id, id))
      )[0] ?? null,
    /** Removes the reports about a reference, and returns whether there were any. */
    removeReports: async (referenceId: string): Promise<boolean> =>
      (
        await queries
          .delete(referenceReports)
          .where(eq(referenceReports.referenceId, referenceId))
          .returning({ id: referenceReports.referenceId })
      ).length > 0,
  };
}
