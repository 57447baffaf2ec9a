import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import type { Queries } from "../../platform/database/database.ts";
import { files } from "./tables.ts";

export type FileRow = typeof files.$inferSelect;

export function filesStore(queries: Queries) {
  return {
    insert: async (row: typeof files.$inferInsert): Promise<void> => {
      await queries.insert(files).values(row);
    },

    find: async (id: string): Promise<FileRow | null> =>
      (await queries.select().from(files).where(eq(files.id, id)))[0] ?? null,

    findByToken: async (token: string): Promise<FileRow | null> =>
      (await queries.select().from(files).where(eq(files.token, token)))[0] ?? null,

    list: (ids: string[]): Promise<FileRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : queries.select().from(files).where(inArray(files.id, ids)),

    listOf: (userId: string): Promise<FileRow[]> =>
      queries.select().from(files).where(eq(files.userId, userId)).orderBy(files.id),

    /** Makes everybody else who adds files to this account wait until the transaction ends, so that they count this one. */
    lockAccount: async (userId: string): Promise<void> => {
      await queries.execute(
        sql`select pg_advisory_xact_lock(${advisoryLocks.filesOfAccount}::int, hashtext(${userId}))`,
      );
    },

    /**
     * Adds up what an account keeps, without what was in use and is not any more, adds that up on its own, and counts the files
     * that nothing uses.
     */
    measure: async (userId: string): Promise<{ bytes: number; releasedBytes: number; unused: number }> => {
      // NOTE: a file that was never in use has been unused since it was made.
      const isReleased = sql`${files.unusedSince} > ${files.createdAt}`;
      const [row] = await queries
        .select({
          bytes: sql<string | null>`sum(${files.bytes}) filter (where (${isReleased}) is not true)`,
          releasedBytes: sql<string | null>`sum(${files.bytes}) filter (where ${isReleased})`,
          unused: sql<number>`(count(*) filter (where ${files.unusedSince} is not null))::int`,
        })
        .from(files)
        .where(eq(files.userId, userId));
      return {
        bytes: Number(row?.bytes ?? 0),
        releasedBytes: Number(row?.releasedBytes ?? 0),
        unused: row?.unused ?? 0,
      };
    },

    /** Notes that a file that was arriving is prepared. Returns it as it is then, or `null` where another call did so or it is gone. */
    noteReady: async (id: string, facts: Pick<FileRow, "kind" | "bytes" | "sizes">): Promise<FileRow | null> => {
      const [row] = await queries
        .update(files)
        .set({ ...facts, state: "ready", crop: null })
        .where(and(eq(files.id, id), eq(files.state, "arriving")))
        .returning();
      return row ?? null;
    },

    /** Notes that files of somebody are in use, and returns them. Leaves out those that are in use already. */
    noteUsed: (
      ids: string[],
      { userId, purpose }: Pick<FileRow, "userId" | "purpose">,
      shown: Pick<FileRow, "shownTo" | "sharedWith">,
    ): Promise<FileRow[]> =>
      queries
        .update(files)
        .set({ ...shown, unusedSince: null })
        .where(
          and(
            inArray(files.id, ids),
            eq(files.userId, userId),
            eq(files.purpose, purpose),
            eq(files.state, "ready"),
            isNotNull(files.unusedSince),
          ),
        )
        .returning(),

    /** Notes that nothing uses files any more. Only their owner can open them from then on. */
    noteUnused: async (ids: string[], now: Date): Promise<void> => {
      await queries
        .update(files)
        .set({ unusedSince: now, shownTo: "owner", sharedWith: null })
        .where(inArray(files.id, ids));
    },

    remove: (ids: string[]): Promise<FileRow[]> => queries.delete(files).where(inArray(files.id, ids)).returning(),

    removeOf: (userId: string): Promise<FileRow[]> => queries.delete(files).where(eq(files.userId, userId)).returning(),

    /** Removes files that nothing has used since a moment, and returns them. Leaves out what another transaction is changing. */
    removeUnused: (unusedBefore: Date, limit: number): Promise<FileRow[]> => {
      const old = queries
        .select({ id: files.id })
        .from(files)
        .where(lt(files.unusedSince, unusedBefore))
        .orderBy(files.unusedSince)
        .limit(limit)
        .for("update", { skipLocked: true });
      return queries.delete(files).where(inArray(files.id, old)).returning();
    },

    /** Returns which of the tokens and ids there are rows for. */
    listKnown: async ({ tokens, ids }: { tokens: string[]; ids: string[] }): Promise<Set<string>> => {
      const rows = [
        ...(tokens.length === 0
          ? []
          : await queries.select({ key: files.token }).from(files).where(inArray(files.token, tokens))),
        ...(ids.length === 0 ? [] : await queries.select({ key: files.id }).from(files).where(inArray(files.id, ids))),
      ];
      return new Set(rows.map(({ key }) => key));
    },
  };
}
