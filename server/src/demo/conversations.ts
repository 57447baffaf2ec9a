import type { Transaction } from "../platform/database/database.ts";
import { createIds, type NewId } from "../platform/process/ids.ts";
import { messagesStore } from "../features/messaging/messages/store.ts";

/** Names a person and the sign-in that writes for them. */
export interface DemoWriter {
  userId: string;
  signInId: string;
  username: string;
}

export interface DemoConversation {
  between: [DemoWriter, DemoWriter];
  /** Holds the messages, oldest first. */
  messages: { sender: DemoWriter; content: string; sentAt: Date }[];
}

/** Inserts conversations in which everything but the last message has been read. */
export async function insertConversations(
  tx: Transaction,
  conversations: DemoConversation[],
  newId: NewId,
): Promise<void> {
  for (const conversation of conversations) await insertConversation(tx, conversation, newId());
}

async function insertConversation(tx: Transaction, { between, messages }: DemoConversation, conversationId: string) {
  const store = messagesStore(tx);
  const [one, other] = between;
  await store.insertConversation(conversationId, one.userId, other.userId);
  let readUpTo: { id: string; at: Date } | null = null;
  let last: { id: string; at: Date } | null = null;
  for (const { sender, content, sentAt } of messages) {
    // NOTE: a message's id holds the time at which it was sent.
    const id = createIds({ now: () => sentAt })();
    await store.insertMessage(
      {
        id,
        conversationId,
        senderId: sender.userId,
        receiverId: sender.userId === one.userId ? other.userId : one.userId,
        content,
        writtenById: sender.signInId,
        writtenByUsername: sender.username,
        idempotencyKey: null,
        createdAt: sentAt,
      },
      id,
    );
    readUpTo = last;
    last = { id, at: sentAt };
  }
  if (!readUpTo || !last) return;
  await store.updateRead({ receiverId: one.userId, senderId: other.userId, upToId: readUpTo.id }, last.at);
  await store.updateRead({ receiverId: other.userId, senderId: one.userId, upToId: readUpTo.id }, last.at);
}
