import { desc } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import { reconciliations } from "../../tables.ts";

export function reconciliationStore(queries: Queries) {
  return {
    insertReconciliation: async (report: typeof reconciliations.$inferInsert): Promise<void> => {
      await queries.insert(reconciliations).values(report);
    },

    findLastReconciliation: async (): Promise<Date | null> => {
      const [last] = await queries
        .select({ ranAt: reconciliations.ranAt })
        .from(reconciliations)
        .orderBy(desc(reconciliations.ranAt))
        .limit(1);
      return last?.ranAt ?? null;
    },
  };
}
