import type { Transaction } from "../platform/database/database.ts";
import { createIds, type NewId } from "../platform/process/ids.ts";
import { files } from "../features/files/tables.ts";
import { messagesStore } from "../features/messaging/messages/store.ts";
import { inventAttachments } from "./attachments.ts";
import type { WrittenAttachment } from "./marketplace.ts";

/** Names a person and the sign-in that writes for them. */
export interface DemoWriter {
  userId: string;
  signInId: string;
  username: string;
}

export interface DemoMessage {
  sender: DemoWriter;
  content: string;
  sentAt: Date;
  attachments?: readonly WrittenAttachment[] | undefined;
}

export interface DemoConversation {
  between: [DemoWriter, DemoWriter];
  /** Holds the messages, oldest first. */
  messages: DemoMessage[];
}

/** Inserts conversations in which everything but the last message has been read. */
export async function insertConversations(
  tx: Transaction,
  conversations: DemoConversation[],
  newId: NewId,
): Promise<void> {
  for (const conversation of conversations) await insertConversation(tx, conversation, newId);
}

async function insertConversation(tx: Transaction, { between, messages }: DemoConversation, newId: NewId) {
  const conversationId = newId();
  const store = messagesStore(tx);
  const [one, other] = between;
  await store.insertConversation(conversationId, one.userId, other.userId);
  let readUpTo: { id: string; at: Date } | null = null;
  let last: { id: string; at: Date } | null = null;
  for (const { sender, content, sentAt, attachments: written = [] } of messages) {
    // NOTE: a message's id holds the time at which it was sent.
    const id = createIds({ now: () => sentAt })();
    const receiverId = sender.userId === one.userId ? other.userId : one.userId;
    await store.insertMessage(
      {
        id,
        conversationId,
        senderId: sender.userId,
        receiverId,
        content,
        writtenById: sender.signInId,
        writtenByUsername: sender.username,
        idempotencyKey: null,
        createdAt: sentAt,
      },
      id,
    );
    if (written.length > 0) {
      const { rows, attachments } = inventAttachments(written, { from: sender, toUserId: receiverId, sentAt, newId });
      await tx.insert(files).values(rows);
      await store.updateAttachments(id, attachments);
    }
    readUpTo = last;
    last = { id, at: sentAt };
  }
  if (!readUpTo || !last) return;
  await store.updateRead({ receiverId: one.userId, senderId: other.userId, upToId: readUpTo.id }, last.at);
  await store.updateRead({ receiverId: other.userId, senderId: one.userId, upToId: readUpTo.id }, last.at);
}
