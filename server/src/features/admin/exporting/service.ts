import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Puts together what operators did to somebody's account, and what somebody did as an operator. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportAudit(userId: string) {
    const rows = await store.listAudit(userId);
    return {
      doneToAccount: withoutNames(rows.filter(({ targetId }) => targetId === userId)),
      doneAsOperator: withoutNames(rows.filter(({ actorId }) => actorId === userId)),
    };
  }

  return { exportAudit };
}

/** Removes who the other person is. */
const withoutNames = <Row extends { actorId: string; actorUsername: string; targetId: unknown; targetName: unknown }>(
  rows: Row[],
) => leaveOut(rows, "actorId", "actorUsername", "targetId", "targetName");
