import { isBlank } from "@triptych/contract/basics";
import { type Attachment, messagingLimits, type Message } from "@triptych/contract/messaging";
import { afterCommit, type Database, type Transaction } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { asMessage, firstIdAt, hasFiles, idAfter, isIdempotencyKey, minutesBefore, momentOf } from "./rules.ts";
import { messagesStore, prepareAdding, type Conversation, type MessageRow } from "./store.ts";
import type { Callers } from "../deps.ts";
import type { Publish, PublishAll } from "../../../platform/realtime/realtime.ts";

export interface MessagesDeps {
  database: Database;
  callers: Callers;
  clock: Clock;
  newId: NewId;
  /** Returns those of the people whom others may find. */
  listListed: (userIds: string[]) => Promise<Set<string>>;
  /** Publishes an event to somebody's open pages. Called after the commit. */
  publish: Publish;
  publishAll: PublishAll;
  /**
   * Runs inside the transaction that stores a message. Not called when the receiver already has a recent unread message in this
   * conversation.
   */
  onUnread: (tx: Transaction, receiverId: string) => Promise<void>;
  /** Returns whether what `onUnread` causes is certain to happen anyway. */
  isUnreadCheckPlanned: (receiverId: string) => boolean;
  /** Shows files of the sender to the receiver, and describes them, inside the transaction that stores the message. */
  attach: (tx: Transaction, ids: string[], message: { senderId: string; receiverId: string }) => Promise<Attachment[]>;
  /** Runs inside the transaction that stores the first message between two people. */
  onBegun: NoteMessage;
  /** Runs inside the transaction that stores the first reply to it. */
  onFirstReply: NoteMessage;
}

/** Notes a message inside the transaction that stores it. */
export type NoteMessage = (tx: Transaction, message: { senderId: string; receiverId: string }) => Promise<void>;

export interface Sending {
  receiverId: string;
  content: string;
  /** Holds what the caller sent as the key, which may be anything. */
  idempotencyKey?: unknown;
  /** Lists the ids of the files that are sent with it. */
  attachments?: readonly string[] | undefined;
}

interface NewMessage {
  receiverId: string;
  content: string;
  key: string | null;
  fileIds: readonly string[];
}

interface StoredMessage {
  row: MessageRow;
  previousId: string | null;
  /** Says whether this call stored the message, and not an earlier one with the same key. */
  isNew: boolean;
}

export interface Page {
  before?: string | undefined;
  after?: string | undefined;
}

export type MessagesService = ReturnType<typeof messagesService>;

export function messagesService(deps: MessagesDeps) {
  const { database, callers, clock, newId, listListed, publish, publishAll, onUnread, isUnreadCheckPlanned } = deps;
  const { attach, onBegun, onFirstReply } = deps;
  const store = messagesStore(database);
  const add = prepareAdding(database, callers.isStillCalling);

  /** Stores a message, then publishes it to both people. A retry with the same key returns the message of the first call. */
  async function send(viewer: Viewer, sending: Sending): Promise<Message> {
    const message = readMessage(sending);
    const stored = (await addAtOnce(viewer, message)) ?? (await addConfirmed(await callers.confirm(viewer), message));
    if (stored.isNew) publishToBoth(stored.row, stored.previousId);
    return asMessage(stored.row, viewer.userId);
  }

  /** Stores the message in one statement. Returns `null` where more is to be done or decided. */
  async function addAtOnce(viewer: Viewer, message: NewMessage): Promise<StoredMessage | null> {
    if (message.fileIds.length > 0) return null;
    const row = rowOf(viewer, message, newId());
    const isCheckPlanned = isUnreadCheckPlanned(message.receiverId);
    const session = callers.sessionToConfirm(viewer);
    const added = await add(row, { unreadSinceId: unreadSinceId(), isCheckPlanned, session });
    if (!added) return null;
    const { conversationId, previousId } = added;
    return { row: { ...row, conversationId, readAt: null, attachments: null }, previousId, isNew: true };
  }

  async function addConfirmed(viewer: Viewer, message: NewMessage): Promise<StoredMessage> {
    return (await addToConversation(viewer, message)) ?? beginConversation(viewer, message, { onBegun });
  }

  /**
   * Stores the first message between two people, then publishes it. Refuses where there is one already, unless this is a retry with
   * the same key, which does nothing.
   */
  async function begin(viewer: Viewer, sending: Sending, note: NoteMessage) {
    const message = readMessage(sending);
    if (await findRepeated(store, viewer, message)) return;
    const stored = await beginConversation(viewer, message, { onBegun: note, mustBeFirst: true });
    if (stored.isNew) publishToBoth(stored.row, stored.previousId);
  }

  /** Stores a message inside a transaction that decides more, and publishes it after the commit. The first reply is not noted. */
  async function sendWith(tx: Transaction, viewer: Viewer, sending: Sending): Promise<void> {
    const message = readMessage(sending);
    const conversation = await messagesStore(tx).lockConversation(viewer.userId, message.receiverId);
    const found = conversation ?? refuse("not_found");
    const stored = await insertMessage(tx, { viewer, conversation: { ...found, awaitedUserId: null }, message });
    if (found.awaitedUserId === viewer.userId) await messagesStore(tx).updateAwaited(found.id, null);
    if (stored.isNew) afterCommit(() => publishToBoth(stored.row, stored.previousId));
  }

  /** Returns `null` where the two have no conversation yet. */
  function addToConversation(viewer: Viewer, message: NewMessage): Promise<StoredMessage | null> {
    return database.transaction(async (tx) => {
      const conversation = await messagesStore(tx).lockConversation(viewer.userId, message.receiverId);
      return conversation && insertMessage(tx, { viewer, conversation, message });
    });
  }

  async function beginConversation(
    viewer: Viewer,
    message: NewMessage,
    { onBegun: note, mustBeFirst = false }: { onBegun: NoteMessage; mustBeFirst?: boolean },
  ): Promise<StoredMessage> {
    const { receiverId } = message;
    await requireMayBegin(viewer, receiverId);
    return database.transaction(async (tx) => {
      const txStore = messagesStore(tx);
      await txStore.insertConversation(newId(), viewer.userId, receiverId);
      const conversation = (await txStore.lockConversation(viewer.userId, receiverId)) ?? refuse("not_found");
      const isFirst = conversation.lastMessageId === null;
      if (mustBeFirst && !isFirst)
        return (await findRepeated(txStore, viewer, message)) ?? refuse("conflict", { message: alreadyWriting });
      const stored = await insertMessage(tx, { viewer, conversation, message });
      if (!isFirst || !stored.isNew) return stored;
      await txStore.updateAwaited(conversation.id, receiverId);
      await note(tx, { senderId: viewer.userId, receiverId });
      return stored;
    });
  }

  /** Returns the message that was stored with the same key before. Refuses where it is another message. */
  async function findRepeated(
    { findSent }: Pick<typeof store, "findSent">,
    viewer: Viewer,
    { receiverId, content, key, fileIds }: NewMessage,
  ): Promise<StoredMessage | null> {
    const first = key === null ? null : await findSent(viewer.userId, key);
    if (!first) return null;
    if (first.receiverId !== receiverId || first.content !== content || !hasFiles(first, fileIds))
      refuse("conflict", { message: keyWasUsed });
    return { row: first, previousId: null, isNew: false };
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
    { viewer, conversation, message }: { viewer: Viewer; conversation: Conversation; message: NewMessage },
  ): Promise<StoredMessage> {
    const { receiverId } = message;
    const txStore = messagesStore(tx);
    const id = idAfter(conversation.lastMessageId, newId());
    const row: MessageRow = {
      ...rowOf(viewer, message, id),
      conversationId: conversation.id,
      readAt: null,
      attachments: null,
    };
    const added = await txStore.insertMessage(row, unreadSinceId());
    if (added) {
      if (message.fileIds.length > 0) {
        row.attachments = await attach(tx, [...message.fileIds], row);
        await txStore.updateAttachments(id, row.attachments);
      }
      if (!added.hadUnread) await onUnread(tx, receiverId);
      if (conversation.awaitedUserId === viewer.userId) {
        await txStore.updateAwaited(conversation.id, null);
        await onFirstReply(tx, { senderId: viewer.userId, receiverId });
      }
      return { row, previousId: conversation.lastMessageId, isNew: true };
    }
    return (await findRepeated(txStore, viewer, message)) ?? refuse("blocked");
  }

  /** Returns the id after which an unread message is recent enough that its check for an email is planned. */
  const unreadSinceId = () => firstIdAt(minutesBefore(clock.now(), messagingLimits.unreadMailMinutes));

  /** Returns messages, oldest first: those after an id, or the newest ones, if asked those before an id. */
  async function list(viewer: Viewer, userId: string, { before, after }: Page): Promise<Message[]> {
    const limit = messagingLimits.page;
    const rows =
      after === undefined
        ? (await store.listNewest(viewer.userId, userId, { before, limit })).toReversed()
        : await store.listAfter(viewer.userId, userId, { after, limit });
    if (rows.length === 0) await requireMayRead(viewer, userId);
    return rows.map((row) => asMessage(row, viewer.userId));
  }

  /** Refuses to show that there is nothing between two people where one may not know of the other. */
  async function requireMayRead(viewer: Viewer, userId: string) {
    if (await store.findConversation(viewer.userId, userId)) return;
    if (userId === viewer.userId || !(await listListed([userId])).has(userId)) refuse("not_found");
  }

  async function markRead(viewer: Viewer, userId: string, lastReadId: string): Promise<void> {
    const read =
      (await store.updateRead({ receiverId: viewer.userId, senderId: userId, upToId: lastReadId }, clock.now())) ??
      refuse("not_found");
    if (read > 0) publish(viewer.userId, "contacts_changed", { contactId: userId });
  }

  function publishToBoth(row: MessageRow, previousId: string | null) {
    const { id, senderId, receiverId } = row;
    publishAll(
      [senderId, receiverId].map((userId) => ({
        userId,
        event: "new_message",
        payload: { id, senderId, receiverId, message: asMessage(row, userId), previousId },
      })),
    );
  }

  return {
    /** Finds who sends, without asking yet whether they may: the statement that stores the message asks. */
    authenticateToSend: callers.recognise,
    send,
    begin,
    sendWith,
    /** Makes everybody else who writes or blocks between the two wait until the transaction ends. */
    lock: async (tx: Transaction, userId: string, otherId: string): Promise<void> =>
      void (await messagesStore(tx).lockConversation(userId, otherId)),
    list,
    markRead,
    /** Returns whether the two have exchanged messages. */
    isContact: async (userId: string, otherId: string): Promise<boolean> =>
      (await store.findConversation(userId, otherId)) !== null,
  };
}

const alreadyWriting =
  "You two have written to each other already, so this needs no introduction. Please send it as a message.";
const keyWasUsed = "This idempotency key was already used for another message.";

const noFiles: readonly string[] = [];

/** NOTE: a message of files alone has no words, and not some that nobody sees. */
function readMessage({ receiverId, content, idempotencyKey, attachments: fileIds = noFiles }: Sending): NewMessage {
  const isOfFiles = fileIds.length > 0 && isBlank(content);
  return { receiverId, content: isOfFiles ? "" : content, key: readKey(idempotencyKey), fileIds };
}

function readKey(given: unknown): string | null {
  if (given === undefined) return null;
  if (isIdempotencyKey(given, messagingLimits.idempotencyKeyMax)) return given;
  const message = `An idempotency key has 1 to ${messagingLimits.idempotencyKeyMax} visible ASCII characters.`;
  return refuse("invalid_input", { message, details: [{ field: "Idempotency-Key", message }] });
}

function rowOf(viewer: Viewer, { receiverId, content, key }: NewMessage, id: string) {
  return {
    id,
    senderId: viewer.userId,
    receiverId,
    content,
    writtenById: viewer.signInId,
    writtenByUsername: viewer.username,
    idempotencyKey: key,
    createdAt: momentOf(id),
  };
}
