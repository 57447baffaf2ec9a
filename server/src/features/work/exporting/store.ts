import { asc, eq, inArray, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import {
  caseStudies,
  caseStudyCredits,
  caseStudyImages,
  caseStudyReports,
  publicPageNames,
  publicPages,
} from "../tables.ts";

/** Reads whole rows, so that a new column is exported without anybody thinking of it. */
export function exportingStore(queries: Queries) {
  const own = (userId: string) =>
    queries.select({ id: caseStudies.id }).from(caseStudies).where(eq(caseStudies.userId, userId));

  return {
    listCaseStudies: (userId: string) =>
      queries.select().from(caseStudies).where(eq(caseStudies.userId, userId)).orderBy(asc(caseStudies.id)),
    listImages: (userId: string) =>
      queries
        .select()
        .from(caseStudyImages)
        .where(inArray(caseStudyImages.caseStudyId, own(userId)))
        .orderBy(asc(caseStudyImages.caseStudyId), asc(caseStudyImages.position)),
    listCredits: (userId: string) =>
      queries
        .select()
        .from(caseStudyCredits)
        .where(or(eq(caseStudyCredits.userId, userId), inArray(caseStudyCredits.caseStudyId, own(userId))))
        .orderBy(asc(caseStudyCredits.askedAt)),
    listPublicPages: (userId: string) => queries.select().from(publicPages).where(eq(publicPages.userId, userId)),
    listPublicPageNames: (userId: string) =>
      queries
        .select()
        .from(publicPageNames)
        .where(eq(publicPageNames.userId, userId))
        .orderBy(asc(publicPageNames.createdAt)),
    listReports: (userId: string) =>
      queries
        .select()
        .from(caseStudyReports)
        .where(eq(caseStudyReports.reporterId, userId))
        .orderBy(asc(caseStudyReports.createdAt)),
  };
}
