import { and, desc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { briefs, type KeptJob, type KeptMatch } from "../tables.ts";

export interface BriefRow {
  id: string;
  originalText: string;
  text: string;
  isImproved: boolean;
  createdAt: Date;
  updatedAt: Date;
  lastSearchedAt: Date | null;
  givenName: string | null;
  readJobs: string[] | null;
  newMatchUserIds: string[] | null;
  seenNewUserIds: string[] | null;
}

export type NewBrief = typeof briefs.$inferInsert;

/** Holds what one search of a brief found. */
export interface Run {
  text: string;
  matches: KeptMatch[];
  jobs: KeptJob[];
  at: Date;
}

const listedAtMost = 200;

export function briefsStore(queries: Queries) {
  const row = {
    id: briefs.id,
    originalText: briefs.originalText,
    text: briefs.text,
    isImproved: briefs.isImproved,
    createdAt: briefs.createdAt,
    updatedAt: briefs.updatedAt,
    lastSearchedAt: briefs.lastSearchedAt,
    givenName: briefs.givenName,
    readJobs: briefs.readJobs,
    newMatchUserIds: briefs.newMatchUserIds,
    seenNewUserIds: briefs.seenNewUserIds,
  };
  const { lastMatches, previousMatches, lastJobs, confirmedReading, confirmedText } = briefs;
  const whole = { ...row, lastMatches, previousMatches, lastJobs, confirmedReading, confirmedText };
  const matchUserIds = sql<string[]>`coalesce(jsonb_path_query_array(${lastMatches}, '$[*].userId'), '[]')`;

  return {
    insertBriefs: async (rows: NewBrief[]): Promise<void> => {
      if (rows.length > 0) await queries.insert(briefs).values(rows);
    },

    /** Lists somebody's briefs, or only the one with this id, last changed first. */
    listBriefs: async (userId: string, id?: string): Promise<(BriefRow & { matchUserIds: string[] })[]> =>
      queries
        .select({ ...row, matchUserIds })
        .from(briefs)
        .where(id === undefined ? eq(briefs.userId, userId) : isOwn(userId, id))
        .orderBy(desc(briefs.updatedAt), desc(briefs.id))
        .limit(listedAtMost),

    findBrief: async (userId: string, id: string) => {
      const [found] = await queries.select(whole).from(briefs).where(isOwn(userId, id));
      return found ?? null;
    },

    /** Finds what the last search of a brief found. Nobody else can search it until the transaction ends. */
    findLastMatches: async (userId: string, id: string): Promise<{ userIds: string[] | null } | null> => {
      const [found] = await queries
        .select({ matches: lastMatches })
        .from(briefs)
        .where(isOwn(userId, id))
        .for("no key update");
      return found ? { userIds: found.matches?.map((match) => match.userId) ?? null } : null;
    },

    hasBrief: async (userId: string, id: string): Promise<boolean> =>
      (await queries.select({ id: briefs.id }).from(briefs).where(isOwn(userId, id))).length > 0,

    /** Returns whether there was one. */
    updateBrief: async (userId: string, id: string, change: Partial<Omit<BriefRow, "id" | "createdAt">>) =>
      (await queries.update(briefs).set(change).where(isOwn(userId, id)).returning({ id: briefs.id })).length > 0,

    /** Saves a run, and keeps the one before it. Returns whether there was a brief. */
    saveRun: async (userId: string, id: string, { text, matches, jobs, at }: Run): Promise<boolean> => {
      const saved = await queries
        .update(briefs)
        .set({
          text,
          updatedAt: at,
          lastSearchedAt: at,
          previousMatches: sql`${lastMatches}`,
          lastMatches: matches,
          lastJobs: jobs,
          readJobs: jobs.map(({ label }) => label),
          newMatchUserIds: null,
          seenNewUserIds: null,
        })
        .where(isOwn(userId, id))
        .returning({ id: briefs.id });
      return saved.length > 0;
    },

    /** Notes that the owner was told of the new matches. Returns whether there was a brief. */
    markSeen: async (userId: string, id: string): Promise<boolean> =>
      (
        await queries
          .update(briefs)
          .set({ seenNewUserIds: sql`${briefs.newMatchUserIds}` })
          .where(isOwn(userId, id))
          .returning({ id: briefs.id })
      ).length > 0,

    removeBrief: async (userId: string, id: string): Promise<boolean> =>
      (await queries.delete(briefs).where(isOwn(userId, id)).returning({ id: briefs.id })).length > 0,

    /** Removes a person from everybody's saved results. */
    removeFromResults: async (userId: string): Promise<void> => {
      const isThem = JSON.stringify([{ userId }]);
      for (const name of ["lastMatches", "previousMatches"] as const) {
        const kept = sql`(
          select coalesce(jsonb_agg(kept order by at), '[]') from jsonb_array_elements(${briefs[name]}) with ordinality as list(kept, at)
          where kept->>'userId' <> ${userId})`;
        await queries
          .update(briefs)
          .set({ [name]: kept })
          .where(sql`${briefs[name]} @> ${isThem}::jsonb`);
      }
      for (const name of ["newMatchUserIds", "seenNewUserIds"] as const)
        await queries
          .update(briefs)
          .set({ [name]: sql`${briefs[name]} - ${userId}::text` })
          .where(sql`${briefs[name]} ? ${userId}`);
    },
  };
}

const isOwn = (userId: string, id: string) => and(eq(briefs.userId, userId), eq(briefs.id, id));
