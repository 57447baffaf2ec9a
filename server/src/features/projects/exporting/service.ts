import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Puts together somebody's own projects, those they were invited to, and what they wrote in either. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportProjects(userId: string) {
    return {
      owned: leaveOut(await store.listProjects(userId), "ownerId"),
      people: await store.listPeople(userId),
      notes: await store.listNotes(userId),
      statusChanges: await store.listStatusChanges(userId),
    };
  }

  return { exportProjects };
}
