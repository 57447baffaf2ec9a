import { and, asc, desc, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { caseStudies, caseStudyCredits } from "../tables.ts";

export type CreditRow = typeof caseStudyCredits.$inferSelect;

export function creditingStore(queries: Queries) {
  return {
    /** Lists the credits of case studies in their order, without those that the owner took off. */
    listOf: (caseStudyIds: string[]): Promise<CreditRow[]> =>
      caseStudyIds.length === 0
        ? Promise.resolve([])
        : queries
            .select()
            .from(caseStudyCredits)
            .where(and(inArray(caseStudyCredits.caseStudyId, caseStudyIds), isNull(caseStudyCredits.droppedAt)))
            .orderBy(asc(caseStudyCredits.position)),

    /** Lists all credits that a case study ever had. */
    listEver: (caseStudyId: string): Promise<CreditRow[]> =>
      queries.select().from(caseStudyCredits).where(eq(caseStudyCredits.caseStudyId, caseStudyId)),

    /** Lists where somebody is credited on case studies that others can see, the newest first. */
    listAbout: async (userId: string, limit: number): Promise<CreditRow[]> => {
      const rows = await queries
        .select({ credit: caseStudyCredits })
        .from(caseStudyCredits)
        .innerJoin(caseStudies, eq(caseStudies.id, caseStudyCredits.caseStudyId))
        .where(and(eq(caseStudyCredits.userId, userId), isThere))
        .orderBy(desc(caseStudyCredits.askedAt))
        .limit(limit);
      return rows.map(({ credit }) => credit);
    },

    find: async (caseStudyId: string, userId: string): Promise<CreditRow | null> => {
      const [row] = await queries
        .select({ credit: caseStudyCredits })
        .from(caseStudyCredits)
        .innerJoin(caseStudies, eq(caseStudies.id, caseStudyCredits.caseStudyId))
        .where(and(isOf(caseStudyId, userId), isThere));
      return row?.credit ?? null;
    },

    save: async (row: CreditRow): Promise<void> => {
      const { caseStudyId: _, userId: __, ...values } = row;
      await queries
        .insert(caseStudyCredits)
        .values(row)
        .onConflictDoUpdate({ target: [caseStudyCredits.caseStudyId, caseStudyCredits.userId], set: values });
    },

    drop: async (caseStudyId: string, userIds: string[], now: Date): Promise<void> => {
      if (userIds.length === 0) return;
      await queries
        .update(caseStudyCredits)
        .set({ droppedAt: now })
        .where(and(eq(caseStudyCredits.caseStudyId, caseStudyId), inArray(caseStudyCredits.userId, userIds)));
    },

    noteAnswer: async (
      caseStudyId: string,
      userId: string,
      answer: Pick<CreditRow, "state" | "answeredAt">,
    ): Promise<void> => {
      await queries.update(caseStudyCredits).set(answer).where(isOf(caseStudyId, userId));
    },

    /** Returns which of the people were emailed about a credit by the same owner since a moment. */
    listMailed: async (ownerId: string, userIds: string[], since: Date): Promise<Set<string>> => {
      const rows = await queries
        .select({ userId: caseStudyCredits.userId })
        .from(caseStudyCredits)
        .innerJoin(caseStudies, eq(caseStudies.id, caseStudyCredits.caseStudyId))
        .where(
          and(
            eq(caseStudies.userId, ownerId),
            inArray(caseStudyCredits.userId, userIds),
            gt(caseStudyCredits.mailedAt, since),
          ),
        );
      return new Set(rows.map(({ userId }) => userId));
    },

    /** Removes the waiting and confirmed credits of one person on the work of another, as after a block. */
    refuseBetween: async (ownerId: string, userId: string, now: Date): Promise<void> => {
      const own = queries.select({ id: caseStudies.id }).from(caseStudies).where(eq(caseStudies.userId, ownerId));
      await queries
        .update(caseStudyCredits)
        .set({ state: "refused", answeredAt: now })
        .where(
          and(
            eq(caseStudyCredits.userId, userId),
            inArray(caseStudyCredits.caseStudyId, own),
            ne(caseStudyCredits.state, "refused"),
          ),
        );
    },
  };
}

const isOf = (caseStudyId: string, userId: string) =>
  and(eq(caseStudyCredits.caseStudyId, caseStudyId), eq(caseStudyCredits.userId, userId))!;

const isThere = and(
  isNull(caseStudyCredits.droppedAt),
  isNull(caseStudies.removedAt),
  isNull(caseStudies.withdrawnAt),
)!;
