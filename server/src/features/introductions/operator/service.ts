import type { Database } from "../../../platform/database/database.ts";
import { operatorStore } from "./store.ts";

/** Counts introductions for operators: how many there are, never between whom or about what. */
export function operatorService({ database }: { database: Database }) {
  const store = operatorStore(database);
  return {
    countPerDay: async (from: Date): Promise<Map<string, { made: number; answered: number }>> =>
      new Map((await store.countPerDay(from)).map(({ day, ...counts }) => [day, counts])),
  };
}
