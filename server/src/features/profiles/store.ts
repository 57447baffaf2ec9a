import type { ProfileData } from "@triptych/contract/profiles";
import type { WorkCover } from "@triptych/contract/work-covers";
import { asc, eq, gt, inArray, sql } from "drizzle-orm";
import {
  asSearchable,
  type SearchableProfile,
  type SearchableWork,
} from "@triptych/matching-engine/searchable-profile";
import type { Queries } from "../../platform/database/database.ts";
import { profiles } from "./tables.ts";

export interface SavedProfile {
  userId: string;
  profile: ProfileData;
  version: number;
}

/** Holds what cards show of somebody's work and what matching reads of it. */
export interface ShownWork {
  covers: WorkCover[];
  words: SearchableWork[];
}

const none = { workCovers: null, workWords: null };

export function profilesStore(queries: Queries) {
  // NOTE: matching must never see more than these four columns.
  const forMatching = {
    id: profiles.userId,
    userType: profiles.type,
    data: profiles.data,
    workWords: profiles.workWords,
  };
  const whole = { userId: profiles.userId, type: profiles.type, data: profiles.data, version: profiles.version };

  return {
    saveProfile: async (userId: string, { type, data }: ProfileData, savedAt: Date): Promise<void> => {
      await queries
        .insert(profiles)
        .values({ userId, type, data, savedAt, version: 1 })
        .onConflictDoUpdate({
          target: profiles.userId,
          set: { type, data, savedAt, version: sql`${profiles.version} + 1` },
        });
    },

    /** Copies what is shown of somebody's work, which counts as a change of the profile. Returns whether they have one. */
    saveWork: async (userId: string, { covers, words }: ShownWork): Promise<boolean> => {
      const change = covers.length === 0 && words.length === 0 ? none : { workCovers: covers, workWords: words };
      const { rowCount } = await queries
        .update(profiles)
        .set({ ...change, version: sql`${profiles.version} + 1` })
        .where(eq(profiles.userId, userId));
      return rowCount !== null && rowCount > 0;
    },

    /** Returns somebody's profile, and keeps others from changing it until the transaction ends. */
    lockProfile: async (userId: string): Promise<ProfileData | null> => {
      const { type, data } = profiles;
      const [found] = await queries
        .select({ type, data })
        .from(profiles)
        .where(eq(profiles.userId, userId))
        .for("update");
      return (found as ProfileData | undefined) ?? null;
    },

    findSaved: async (userId: string) => {
      const [found] = await queries.select().from(profiles).where(eq(profiles.userId, userId));
      return found ?? null;
    },

    listProfiles: async (userIds: string[]): Promise<SavedProfile[]> => {
      if (userIds.length === 0) return [];
      const rows = await queries.select(whole).from(profiles).where(inArray(profiles.userId, userIds));
      return rows.map(({ userId, type, data, version }) => ({
        userId,
        profile: { type, data } as ProfileData,
        version,
      }));
    },

    listForMatching: async (userIds: string[]): Promise<SearchableProfile[]> => {
      if (userIds.length === 0) return [];
      const rows = await queries.select(forMatching).from(profiles).where(inArray(profiles.userId, userIds));
      return rows.map(toSearchable);
    },

    listForIndex: async (userIds: string[]): Promise<{ profile: SearchableProfile; version: number }[]> => {
      if (userIds.length === 0) return [];
      const columns = { ...forMatching, version: profiles.version };
      const rows = await queries.select(columns).from(profiles).where(inArray(profiles.userId, userIds));
      return rows.map(({ version, ...row }) => ({ profile: toSearchable(row), version }));
    },

    listVersions: async (userIds: string[]): Promise<{ userId: string; version: number }[]> => {
      if (userIds.length === 0) return [];
      const columns = { userId: profiles.userId, version: profiles.version };
      return queries.select(columns).from(profiles).where(inArray(profiles.userId, userIds));
    },

    /** Returns who has a profile, in the order of their ids. */
    listIdsAfter: async (lastId: string | null, limit: number): Promise<string[]> => {
      const rows = await queries
        .select({ userId: profiles.userId })
        .from(profiles)
        .where(lastId === null ? undefined : gt(profiles.userId, lastId))
        .orderBy(asc(profiles.userId))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
  };
}

interface SearchedRow {
  id: string;
  userType: ProfileData["type"];
  data: ProfileData["data"];
  workWords: SearchableWork[] | null;
}

const toSearchable = ({ id, userType, data, workWords }: SearchedRow): SearchableProfile =>
  asSearchable(id, { type: userType, data } as ProfileData, workWords);
