import { and, count, desc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { projectReferences, referenceReports } from "../tables.ts";

export type ReferenceRow = typeof projectReferences.$inferSelect;

export function referencesStore(queries: Queries) {
  return {
    find: async (id: string): Promise<ReferenceRow | null> =>
      (await queries.select().from(projectReferences).where(eq(projectReferences.id, id)))[0] ?? null,
    /** Returns what the sides of a project have given. */
    listOf: (projectId: string): Promise<ReferenceRow[]> =>
      queries.select().from(projectReferences).where(eq(projectReferences.projectId, projectId)),
    /** Returns what is published about people, newest first. */
    listPublished: (subjectIds: string[], now: Date, limit: number): Promise<ReferenceRow[]> =>
      queries
        .select()
        .from(projectReferences)
        .where(and(inArray(projectReferences.subjectId, subjectIds), isPublished(now)))
        .orderBy(desc(projectReferences.publishesAt), desc(projectReferences.id))
        .limit(limit),
    /** Counts what is published about people. */
    countPublished: (subjectIds: string[], now: Date): Promise<{ subjectId: string; references: number }[]> =>
      queries
        .select({ subjectId: projectReferences.subjectId, references: count() })
        .from(projectReferences)
        .where(and(inArray(projectReferences.subjectId, subjectIds), isPublished(now)))
        .groupBy(projectReferences.subjectId),
    save: (row: typeof projectReferences.$inferInsert) =>
      queries
        .insert(projectReferences)
        .values(row)
        .onConflictDoUpdate({
          target: [projectReferences.projectId, projectReferences.authorId],
          set: {
            work: row.work,
            wentWell: row.wentWell,
            again: row.again,
            writtenAt: row.writtenAt,
            publishesAt: row.publishesAt,
            announcedAt: row.announcedAt ?? null,
          },
        }),
    /** Publishes what waits of somebody's at a moment, and returns whether something did. */
    publishWaiting: async (id: string, now: Date): Promise<boolean> =>
      (
        await queries
          .update(projectReferences)
          .set({ publishesAt: now, announcedAt: now })
          .where(and(eq(projectReferences.id, id), gt(projectReferences.publishesAt, now)))
          .returning({ id: projectReferences.id })
      ).length > 0,
    remove: (id: string) => queries.delete(projectReferences).where(eq(projectReferences.id, id)),
    /** Saves the reply of the person it is about, and returns whether there was none before. */
    saveReply: async (id: string, reply: string, now: Date): Promise<boolean> =>
      (
        await queries
          .update(projectReferences)
          .set({ reply, repliedAt: now })
          .where(and(eq(projectReferences.id, id), isNull(projectReferences.reply), isPublished(now)))
          .returning({ id: projectReferences.id })
      ).length > 0,
    /** Returns those of the references that somebody has reported, and about which no operator has decided yet. */
    listReportedBy: async (reporterId: string, ids: string[]): Promise<string[]> => {
      const rows = await queries
        .select({ id: referenceReports.referenceId })
        .from(referenceReports)
        .where(and(eq(referenceReports.reporterId, reporterId), inArray(referenceReports.referenceId, ids)));
      return rows.map(({ id }) => id);
    },
    insertReport: (row: typeof referenceReports.$inferInsert) =>
      queries.insert(referenceReports).values(row).onConflictDoNothing(),
    /** Notes the publication of those whose time has come, and returns them. Leaves out what another transaction is changing. */
    noteAnnounced: (now: Date, limit: number): Promise<ReferenceRow[]> => {
      const due = queries
        .select({ id: projectReferences.id })
        .from(projectReferences)
        .where(and(isNull(projectReferences.announcedAt), lte(projectReferences.publishesAt, now)))
        .orderBy(projectReferences.publishesAt)
        .limit(limit)
        .for("update", { skipLocked: true });
      return queries
        .update(projectReferences)
        .set({ announcedAt: now })
        .where(inArray(projectReferences.id, due))
        .returning();
    },
  };
}

const isPublished = (now: Date) => and(isNull(projectReferences.withdrawnAt), lte(projectReferences.publishesAt, now));
