import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Puts together what somebody wrote and received, and whom they blocked. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportMessaging(userId: string) {
    return {
      messages: leaveOut(await store.listMessages(userId), "conversationId", "idempotencyKey"),
      contacts: leaveOut(await store.listContacts(userId), "userId", "conversationId"),
      blockedPeople: leaveOut(await store.listBlocks(userId), "blockerId"),
      emailsAboutUnread: leaveOut(await store.listUnreadMails(userId), "userId"),
    };
  }

  /** Returns what one person typed in an agency's name. */
  async function exportWrittenBy(signInId: string) {
    return leaveOut(await store.listWrittenBy(signInId), "conversationId", "idempotencyKey");
  }

  return { exportMessaging, exportWrittenBy };
}
