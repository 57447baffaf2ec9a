import { messagingLimits, type Message } from "@triptych/contract/messaging";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { firstIdAt, idAfter, isIdempotencyKey, minutesBefore, momentOf } from "./rules.ts";
import { messagesStore, type Conversation, type MessageRow } from "./store.ts";
import type { Publish } from "../../../platform/realtime/realtime.ts";

export interface MessagesDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  /** Those of the people whom others may find. */
  listListed: (userIds: string[]) => Promise<Set<string>>;
  /** Tells somebody's open pages; called after the commit. */
  publish: Publish;
  /** Told inside the transaction that stores a message, unless the receiver has another unread one there of late. */
  onUnread: (tx: Transaction, receiverId: string) => Promise<void>;
}

export interface Sending {
  receiverId: string;
  content: string;
  /** As the caller gave it: anything. */
  idempotencyKey?: unknown;
}

interface Wanted {
  receiverId: string;
  content: string;
  key: string | null;
}

interface Stored {
  row: MessageRow;
  previousId: string | null;
  /** Not by an earlier send with the same key. */
  isNew: boolean;
}

export interface Page {
  before?: string | undefined;
  after?: string | undefined;
}

export type MessagesService = ReturnType<typeof messagesService>;

export function messagesService({ database, clock, newId, listListed, publish, onUnread }: MessagesDeps) {
  const store = messagesStore(database);

  /** Stores a message, then tells both people. A second send with the same key answers the first one's message. */
  async function send(viewer: Viewer, { receiverId, content, idempotencyKey }: Sending): Promise<Message> {
    const wanted = { receiverId, content, key: readKey(idempotencyKey) };
    const stored = (await addToConversation(viewer, wanted)) ?? (await begin(viewer, wanted));
    if (stored.isNew) publishToBoth(stored.row, stored.previousId);
    return asMessage(stored.row, viewer.userId);
  }

  /** `null` where the two have no conversation yet. */
  function addToConversation(viewer: Viewer, wanted: Wanted): Promise<Stored | null> {
    return database.transaction(async (tx) => {
      const conversation = await messagesStore(tx).lockConversation(viewer.userId, wanted.receiverId);
      return conversation && insertMessage(tx, viewer, conversation, wanted);
    });
  }

  async function begin(viewer: Viewer, wanted: Wanted): Promise<Stored> {
    await requireMayBegin(viewer, wanted.receiverId);
    return database.transaction(async (tx) => {
      const store = messagesStore(tx);
      await store.insertConversation(newId(), viewer.userId, wanted.receiverId);
      const conversation = await store.lockConversation(viewer.userId, wanted.receiverId);
      return insertMessage(tx, viewer, conversation ?? refuse("not_found"), wanted);
    });
  }

  async function requireMayBegin(viewer: Viewer, receiverId: string) {
    if (receiverId === viewer.userId) refuse("not_found");
    if (!(await listListed([receiverId])).has(receiverId)) refuse("not_found");
    if (!viewer.hasAccess) {
      refuse("subscription_required", { message: "An active subscription is needed to begin a conversation." });
    }
  }

  async function insertMessage(
    tx: Transaction,
    viewer: Viewer,
    conversation: Conversation,
    { receiverId, content, key }: Wanted,
  ): Promise<Stored> {
    const store = messagesStore(tx);
    const id = idAfter(conversation.lastMessageId, newId());
    const row: MessageRow = {
      id,
      conversationId: conversation.id,
      senderId: viewer.userId,
      receiverId,
      content,
      writtenById: viewer.signInId,
      writtenByUsername: viewer.username,
      idempotencyKey: key,
      createdAt: momentOf(id),
      readAt: null,
    };
    const added = await store.insertMessage(
      row,
      firstIdAt(minutesBefore(clock.now(), messagingLimits.unreadMailMinutes)),
    );
    if (added) {
      if (!added.hadUnread) await onUnread(tx, receiverId);
      return { row, previousId: conversation.lastMessageId, isNew: true };
    }
    const first = key === null ? null : await store.findSent(viewer.userId, key);
    if (!first) refuse("blocked");
    if (first.receiverId !== receiverId || first.content !== content) refuse("conflict", { message: keyWasUsed });
    return { row: first, previousId: null, isNew: false };
  }

  /** Oldest first: what came after an id, or the newest (before an id). */
  async function list(viewer: Viewer, userId: string, { before, after }: Page): Promise<Message[]> {
    const conversation = await store.findConversation(viewer.userId, userId);
    if (!conversation) {
      if (userId === viewer.userId || !(await listListed([userId])).has(userId)) refuse("not_found");
      return [];
    }
    const limit = messagingLimits.page;
    const rows =
      after === undefined
        ? (await store.listNewest(conversation.id, { before, limit })).toReversed()
        : await store.listAfter(conversation.id, after, limit);
    return rows.map((row) => asMessage(row, viewer.userId));
  }

  async function markRead(viewer: Viewer, userId: string, lastReadId: string): Promise<void> {
    const conversation = (await store.findConversation(viewer.userId, userId)) ?? refuse("not_found");
    const read = await store.updateRead(conversation.id, viewer.userId, lastReadId, clock.now());
    if (read > 0) publish(viewer.userId, "contacts_changed", { contactId: userId });
  }

  function publishToBoth(row: MessageRow, previousId: string | null) {
    const { id, senderId, receiverId } = row;
    for (const userId of [senderId, receiverId]) {
      publish(userId, "new_message", { id, senderId, receiverId, message: asMessage(row, userId), previousId });
    }
  }

  return {
    send,
    list,
    markRead,
    /** Have the two exchanged messages? */
    isContact: async (userId: string, otherId: string): Promise<boolean> =>
      (await store.findConversation(userId, otherId)) !== null,
  };
}

const keyWasUsed = "This idempotency key was already used for another message.";

function readKey(given: unknown): string | null {
  if (given === undefined) return null;
  if (isIdempotencyKey(given, messagingLimits.idempotencyKeyMax)) return given;
  const message = `An idempotency key has 1 to ${messagingLimits.idempotencyKeyMax} visible ASCII characters.`;
  return refuse("invalid_input", { message, details: [{ field: "Idempotency-Key", message }] });
}

function asMessage(row: MessageRow, readerId: string): Message {
  return {
    id: row.id,
    senderId: row.senderId,
    receiverId: row.receiverId,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    writtenBy: { id: row.writtenById, username: row.writtenByUsername },
    readAt: row.readAt?.toISOString() ?? null,
    idempotencyKey: row.senderId === readerId ? row.idempotencyKey : null,
  };
}
