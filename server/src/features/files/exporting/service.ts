import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { describe } from "../rules.ts";
import { filesStore } from "../store.ts";

/** Lists the files of an account, each with the address at which its owner can save it. */
export function exportingService({ database }: { database: Database }) {
  const store = filesStore(database);

  async function exportFiles(userId: string) {
    const rows = await store.listOf(userId);
    return leaveOut(rows, "userId", "token").map((row, at) => ({
      ...row,
      address: row.state === "ready" ? describe(rows[at]!).url : null,
    }));
  }

  return { exportFiles };
}
