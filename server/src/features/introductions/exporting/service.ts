import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Puts together the introductions that somebody made and received, and what is counted of their answers. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportIntroductions(userId: string) {
    return {
      introductions: await store.listIntroductions(userId),
      reminders: await store.listReminders(userId),
      answers: leaveOut(await store.listFigures(userId), "userId"),
    };
  }

  return { exportIntroductions };
}
