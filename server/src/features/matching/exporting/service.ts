import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Collects what somebody searched for, what was found, and their feedback on it. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportMatching(userId: string) {
    return {
      briefs: leaveOut(await store.listBriefs(userId), "userId"),
      briefSearches: leaveOut(await store.listBriefSearches(userId), "userId"),
      confirmedReadings: leaveOut(await store.listReadingRecords(userId), "userId"),
      feedback: leaveOut(await store.listFeedback(userId), "userId"),
      skippedSuggestions: leaveOut(await store.listSkips(userId), "userId"),
      brandMatches: leaveOut(await store.listBrandMatches(userId), "userId"),
    };
  }

  return { exportMatching };
}
