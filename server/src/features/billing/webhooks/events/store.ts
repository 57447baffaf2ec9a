import type { Queries } from "../../../../platform/database/database.ts";
import { paymentEvents } from "../../tables.ts";

export function eventsStore(queries: Queries) {
  return {
    /** Returns whether the event is new. */
    insertEvent: async (event: typeof paymentEvents.$inferInsert): Promise<boolean> => {
      const inserted = await queries
        .insert(paymentEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ eventId: paymentEvents.eventId });
      return inserted.length > 0;
    },
  };
}
