import type { Database } from "../../../platform/database/database.ts";
import { figuresStore } from "./store.ts";

/** Lists what is counted of people's answers, for the check that no score depends on it. */
export function figuresService({ database }: { database: Database }) {
  const store = figuresStore(database);

  async function listResponseFacts(userIds: string[]): Promise<Map<string, Record<string, number | null>>> {
    const counted = new Map((await store.list(userIds)).map((row) => [row.userId, row]));
    return new Map(
      userIds.map((userId) => {
        const { received = 0, answered = 0, medianHours = null } = counted.get(userId) ?? {};
        return [
          userId,
          {
            "introductions received": received,
            "introductions answered": answered,
            "typical hours to an answer": medianHours,
          },
        ];
      }),
    );
  }

  return { listResponseFacts };
}
