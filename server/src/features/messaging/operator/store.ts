import { count, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { messages } from "../tables.ts";

export function operatorStore(queries: Queries) {
  return {
    /** Returns how many messages each of the people has sent. */
    countMessages: async (userIds: string[]): Promise<Map<string, number>> => {
      if (userIds.length === 0) return new Map();
      const rows = await queries
        .select({ userId: messages.senderId, messages: count() })
        .from(messages)
        .where(inArray(messages.senderId, userIds))
        .groupBy(messages.senderId);
      return new Map(rows.map((row) => [row.userId, row.messages]));
    },
  };
}
