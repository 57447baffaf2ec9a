import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { profileEmbeddings } from "../tables.ts";

export type EmbeddingRow = typeof profileEmbeddings.$inferSelect;

export function profileVectorsStore(queries: Queries) {
  return {
    saveEmbedding: async (row: EmbeddingRow): Promise<void> => {
      const { model, profileVersion, vector } = row;
      await queries
        .insert(profileEmbeddings)
        .values(row)
        .onConflictDoUpdate({ target: profileEmbeddings.userId, set: { model, profileVersion, vector } });
    },

    listEmbeddings: async (model: string, userIds: readonly string[]): Promise<EmbeddingRow[]> =>
      userIds.length === 0 ? [] : queries.select().from(profileEmbeddings).where(isOf(model, userIds)),

    listVersions: async (
      model: string,
      userIds: readonly string[],
    ): Promise<{ userId: string; profileVersion: number }[]> => {
      if (userIds.length === 0) return [];
      const columns = { userId: profileEmbeddings.userId, profileVersion: profileEmbeddings.profileVersion };
      return queries.select(columns).from(profileEmbeddings).where(isOf(model, userIds));
    },
  };
}

const isOf = (model: string, userIds: readonly string[]) =>
  and(eq(profileEmbeddings.model, model), inArray(profileEmbeddings.userId, [...userIds]));
