import { and, desc, eq, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { blocks } from "../tables.ts";

export function blocksStore(queries: Queries) {
  return {
    insertBlock: async (blockerId: string, blockedId: string, createdAt: Date): Promise<void> => {
      await queries.insert(blocks).values({ blockerId, blockedId, createdAt }).onConflictDoNothing();
    },

    /** Returns whether there was such a block. */
    removeBlock: async (blockerId: string, blockedId: string): Promise<boolean> => {
      const { rowCount } = await queries
        .delete(blocks)
        .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
      return rowCount === 1;
    },

    /** Returns the people whom somebody blocked, the latest block first. */
    listBlockedIds: async (blockerId: string): Promise<string[]> => {
      const rows = await queries
        .select({ blockedId: blocks.blockedId })
        .from(blocks)
        .where(eq(blocks.blockerId, blockerId))
        .orderBy(desc(blocks.createdAt), desc(blocks.blockedId));
      return rows.map(({ blockedId }) => blockedId);
    },

    /** Returns everybody with whom there is a block, whoever made it. */
    listBlockedWith: async (userId: string): Promise<string[]> => {
      const rows = await queries
        .selectDistinct({
          otherId: sql<string>`case when ${blocks.blockerId} = ${userId} then ${blocks.blockedId} else ${blocks.blockerId} end`,
        })
        .from(blocks)
        .where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
      return rows.map(({ otherId }) => otherId);
    },

    /** Returns which of two people blocked the other: neither, one or both. */
    listBlockersBetween: async (userId: string, otherId: string): Promise<string[]> => {
      const rows = await queries
        .select({ blockerId: blocks.blockerId })
        .from(blocks)
        .where(isBlockBetween(userId, otherId));
      return rows.map(({ blockerId }) => blockerId);
    },
  };
}

/** Returns the condition for a block between two people, whoever made it. */
export function isBlockBetween(userId: string | SQLWrapper, otherId: string | SQLWrapper): SQL | undefined {
  return or(
    and(eq(blocks.blockerId, userId), eq(blocks.blockedId, otherId)),
    and(eq(blocks.blockerId, otherId), eq(blocks.blockedId, userId)),
  );
}
