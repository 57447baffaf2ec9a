import { attachmentLimits, type Attachment } from "@triptych/contract/attachments";
import type { Message } from "@triptych/contract/messaging";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import type { PublishAll } from "../../../platform/realtime/realtime.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { FilesService } from "../../files/service.ts";
import { asMessage, canDeleteFiles, withoutFile } from "../messages/rules.ts";
import { messagesStore, type MessageRow } from "../messages/store.ts";

export interface AttachmentsDeps {
  database: Database;
  clock: Clock;
  files: Pick<FilesService, "remove" | "use">;
  /** Publishes events to several people's open pages at once. Called after the commit. */
  publishAll: PublishAll;
}

/** Sends files with messages, and deletes them again. The files belong to the sender, and the receiver can open them. */
export function attachmentsService({ database, clock, files, publishAll }: AttachmentsDeps) {
  async function attach(
    tx: Transaction,
    ids: string[],
    { senderId, receiverId }: { senderId: string; receiverId: string },
  ): Promise<Attachment[]> {
    const use = { userId: senderId, purpose: "attachment", shownTo: "person", sharedWith: receiverId } as const;
    return (await files.use(tx, ids, use)).map((file) => ({ id: file.id, file }));
  }

  /** Deletes an attachment for both people, and returns its message. Deleting it again changes nothing. */
  async function remove(
    viewer: Viewer,
    { messageId, fileId }: { messageId: string; fileId: string },
  ): Promise<Message> {
    const row = await database.transaction(async (tx) => {
      const txStore = messagesStore(tx);
      const sent = (await txStore.lockSent(viewer.userId, messageId)) ?? refuse("not_found");
      const attachments = withoutFile(sent.attachments, fileId) ?? refuse("not_found");
      const isDeleted = sent.attachments?.some(({ id, file }) => id === fileId && file === null);
      if (isDeleted) return sent;
      if (!canDeleteFiles(sent.createdAt, clock.now())) refuse("conflict", { message: tooLate });
      await txStore.updateAttachments(messageId, attachments);
      await files.remove(tx, [fileId]);
      return { ...sent, attachments };
    });
    publishToBoth(row);
    return asMessage(row, viewer.userId);
  }

  function publishToBoth(row: MessageRow) {
    const { senderId, receiverId } = row;
    publishAll(
      [senderId, receiverId].map((userId) => ({
        userId,
        event: "message_changed",
        payload: { senderId, receiverId, message: asMessage(row, userId) },
      })),
    );
  }

  /** Removes what others have sent to somebody whose account is deleted, because the conversations go with it. */
  const forgetPerson = async (tx: Transaction, userId: string): Promise<void> =>
    files.remove(
      tx,
      (await messagesStore(tx).listReceivedAttachments(userId)).map(({ id }) => id),
    );

  return { attach, remove, forgetPerson };
}

export type AttachmentsService = ReturnType<typeof attachmentsService>;

const tooLate = `An attachment can be deleted within ${attachmentLimits.deletableMinutes} minutes of sending it, so this one stays.`;
