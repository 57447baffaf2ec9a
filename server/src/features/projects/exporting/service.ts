import type { Database } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Puts together somebody's own projects, those they were invited to, and what they wrote in either or of others, and what others wrote of them. */
export function exportingService({ database, clock }: { database: Database; clock: Clock }) {
  const store = exportingStore(database);

  async function exportProjects(userId: string) {
    return {
      owned: leaveOut(await store.listProjects(userId), "ownerId"),
      people: await store.listPeople(userId),
      notes: await store.listNotes(userId),
      statusChanges: await store.listStatusChanges(userId),
      references: await store.listReferences(userId, clock.now()),
      reports: leaveOut(await store.listReports(userId), "reporterId"),
    };
  }

  return { exportProjects };
}
