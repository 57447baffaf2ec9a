import { and, asc, count, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import type { Queries } from "../../platform/database/database.ts";
import { caseStudies, caseStudyImages, caseStudyReports } from "./tables.ts";

export type CaseStudyRow = typeof caseStudies.$inferSelect;
export type ImageRow = typeof caseStudyImages.$inferSelect;

export function workStore(queries: Queries) {
  return {
    /** Makes everybody else who changes how many case studies an account has, or their order, wait until the transaction ends. */
    lockAccount: async (userId: string): Promise<void> => {
      await queries.execute(
        sql`select pg_advisory_xact_lock(${advisoryLocks.caseStudiesOfAccount}::int, hashtext(${userId}))`,
      );
    },

    /** Lists somebody's case studies in their order, withdrawn ones too. */
    list: (userId: string): Promise<CaseStudyRow[]> =>
      queries
        .select()
        .from(caseStudies)
        .where(and(eq(caseStudies.userId, userId), isNull(caseStudies.removedAt)))
        .orderBy(asc(caseStudies.position), asc(caseStudies.id)),

    count: async (userId: string): Promise<number> => {
      const [row] = await queries
        .select({ caseStudies: count() })
        .from(caseStudies)
        .where(and(eq(caseStudies.userId, userId), isNull(caseStudies.removedAt)));
      return row!.caseStudies;
    },

    listByIds: (ids: string[]): Promise<CaseStudyRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : queries
            .select()
            .from(caseStudies)
            .where(and(inArray(caseStudies.id, ids), isShown)),

    /** Finds a case study that others can see. */
    findShown: async (id: string): Promise<CaseStudyRow | null> =>
      (
        await queries
          .select()
          .from(caseStudies)
          .where(and(eq(caseStudies.id, id), isShown))
      )[0] ?? null,

    /** Finds somebody's own case study, a removed one too, and makes everybody else who changes it wait until the transaction ends. */
    lock: async (userId: string, id: string): Promise<CaseStudyRow | null> =>
      (
        await queries
          .select()
          .from(caseStudies)
          .where(and(eq(caseStudies.userId, userId), eq(caseStudies.id, id)))
          .for("no key update")
      )[0] ?? null,

    insert: async (row: typeof caseStudies.$inferInsert): Promise<void> => {
      await queries.insert(caseStudies).values(row);
    },

    update: async (id: string, change: Partial<CaseStudyRow>): Promise<void> => {
      await queries.update(caseStudies).set(change).where(eq(caseStudies.id, id));
    },

    listImages: (caseStudyIds: string[]): Promise<ImageRow[]> =>
      caseStudyIds.length === 0
        ? Promise.resolve([])
        : queries
            .select()
            .from(caseStudyImages)
            .where(inArray(caseStudyImages.caseStudyId, caseStudyIds))
            .orderBy(asc(caseStudyImages.position)),

    /** Puts images in the place of those that a case study has. */
    replaceImages: async (
      caseStudyId: string,
      images: readonly Pick<ImageRow, "fileId" | "alternativeText">[],
    ): Promise<void> => {
      await queries.delete(caseStudyImages).where(eq(caseStudyImages.caseStudyId, caseStudyId));
      if (images.length === 0) return;
      await queries
        .insert(caseStudyImages)
        .values(images.map((image, position) => ({ ...image, caseStudyId, position })));
    },

    /** Stores a report, unless the same person reported it already. */
    insertReport: async (row: typeof caseStudyReports.$inferInsert): Promise<void> => {
      await queries.insert(caseStudyReports).values(row).onConflictDoNothing();
    },

    /** Removes for good what was deleted before a moment. */
    purge: async (removedBefore: Date): Promise<void> => {
      await queries.delete(caseStudies).where(lt(caseStudies.removedAt, removedBefore));
    },
  };
}

const isShown = and(isNull(caseStudies.removedAt), isNull(caseStudies.withdrawnAt))!;
