import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { caseStudies, caseStudyReports } from "../tables.ts";

export function operatorStore(queries: Queries) {
  return {
    /** Returns the reports with their case studies, the longest waiting first. */
    listReports: (limit: number) =>
      queries
        .select({ report: caseStudyReports, caseStudy: caseStudies })
        .from(caseStudyReports)
        .innerJoin(caseStudies, eq(caseStudies.id, caseStudyReports.caseStudyId))
        .where(and(isNull(caseStudies.removedAt), isNull(caseStudies.withdrawnAt)))
        .orderBy(asc(caseStudyReports.createdAt))
        .limit(limit),
    /** Empties a case study for good but for its title, and returns whose it was. */
    withdraw: async (id: string, now: Date) =>
      (
        await queries
          .update(caseStudies)
          .set({ client: null, part: "", outcome: "", skills: [], sector: null, films: [], withdrawnAt: now })
          .where(and(eq(caseStudies.id, id), isNull(caseStudies.withdrawnAt)))
          .returning({ userId: caseStudies.userId })
      )[0] ?? null,
    find: async (id: string) =>
      (await queries.select({ userId: caseStudies.userId }).from(caseStudies).where(eq(caseStudies.id, id)))[0] ?? null,
    /** Removes the reports about a case study, and returns whether there were any. */
    removeReports: async (caseStudyId: string): Promise<boolean> =>
      (
        await queries
          .delete(caseStudyReports)
          .where(eq(caseStudyReports.caseStudyId, caseStudyId))
          .returning({ id: caseStudyReports.caseStudyId })
      ).length > 0,
  };
}
