import type { Queries } from "../../../platform/database.ts";
import { billingNotices } from "../tables.ts";

export function noticesStore(queries: Queries) {
  return {
    /** Whether this notice is due for the first time; then it counts as sent. */
    insertNotice: async (notice: typeof billingNotices.$inferInsert): Promise<boolean> => {
      const inserted = await queries
        .insert(billingNotices)
        .values(notice)
        .onConflictDoNothing()
        .returning({ kind: billingNotices.kind });
      return inserted.length > 0;
    },
  };
}
