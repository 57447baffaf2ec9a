import type { Attachment } from "@triptych/contract/attachments";
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { SessionKey } from "../../../adapters/identity/identity.ts";
import type { Database, Queries } from "../../../platform/database/database.ts";
import { buildOnce } from "../../../platform/database/statements/build-once.ts";
import { isUniqueViolation } from "../../../platform/database/unique-violation.ts";
import { isBlockBetween } from "../blocks/store.ts";
import { pairOf } from "./rules.ts";
import { blocks, contacts, conversations, messages } from "../tables.ts";

export type MessageRow = typeof messages.$inferSelect;

export interface Conversation {
  id: string;
  lastMessageId: string | null;
  awaitedUserId: string | null;
}

interface Added {
  conversationId: string;
  previousId: string | null;
}

interface AddingConditions {
  unreadSinceId: string;
  isCheckPlanned: boolean;
  /** Names the sender's session, where nobody has asked yet whether it still runs. */
  session: SessionKey | null;
}

export function messagesStore(queries: Queries) {
  const { lastMessageId, awaitedUserId } = conversations;
  const conversation = { id: conversations.id, lastMessageId, awaitedUserId };

  /** NOTE: not a join, so that the newest ones are read in the index's order. */
  const isBetween = (userId: string, otherId: string) =>
    eq(
      messages.conversationId,
      queries.select({ id: conversations.id }).from(conversations).where(isOf(userId, otherId)),
    );

  return {
    findConversation: async (userId: string, otherId: string): Promise<Conversation | null> => {
      const [found] = await queries.select(conversation).from(conversations).where(isOf(userId, otherId));
      return found ?? null;
    },

    /** Locks the conversation until the transaction ends, so that nobody else adds a message or a block meanwhile. */
    lockConversation: async (userId: string, otherId: string): Promise<Conversation | null> => {
      const [found] = await queries.select(conversation).from(conversations).where(isOf(userId, otherId)).for("update");
      return found ?? null;
    },

    /** Does nothing where the two have one already. */
    insertConversation: async (id: string, userId: string, otherId: string): Promise<void> => {
      const pair = pairOf(userId, otherId);
      const inserted = await queries
        .insert(conversations)
        .values({ id, ...pair })
        .onConflictDoNothing()
        .returning({ id: conversations.id });
      if (inserted.length === 0) return;
      await queries.insert(contacts).values([
        { userId, contactId: otherId, conversationId: id },
        { userId: otherId, contactId: userId, conversationId: id },
      ]);
    },

    findSent: async (senderId: string, idempotencyKey: string): Promise<MessageRow | null> => {
      const [found] = await queries
        .select()
        .from(messages)
        .where(and(eq(messages.senderId, senderId), eq(messages.idempotencyKey, idempotencyKey)));
      return found ?? null;
    },

    /**
     * Adds the newest message of a conversation, and returns whether the receiver had another unread one there that is
     * newer than an id. Returns `null` where one of the two has blocked the other, or where the sender has used the idempotency
     * key before. NOTE: this is one statement, because everybody else who writes in the conversation waits for it.
     */
    insertMessage: async (
      row: Omit<MessageRow, "readAt" | "attachments">,
      unreadSinceId: string,
    ): Promise<{ hadUnread: boolean } | null> => {
      const { id, conversationId, senderId, receiverId, content, writtenById, writtenByUsername, idempotencyKey } = row;
      const { rows } = await queries.execute<{ hadUnread: boolean }>(sql`
        with added as (
          insert into ${messages} (id, conversation_id, sender_id, receiver_id, content, written_by_id, written_by_username, idempotency_key, created_at)
          select ${id}::uuid, ${conversationId}::uuid, ${senderId}::uuid, ${receiverId}::uuid, ${content}, ${writtenById}, ${writtenByUsername},
                 ${idempotencyKey}::text, ${row.createdAt.toISOString()}::timestamptz
          where not exists (select from ${blocks} where ${isBlockBetween(senderId, receiverId)})
          on conflict (sender_id, idempotency_key) do nothing
          returning conversation_id
        )
        update ${conversations} set last_message_id = ${id}::uuid from added where ${conversations.id} = added.conversation_id
        returning exists (
          select from ${messages} unread
          where unread.receiver_id = ${receiverId}::uuid and unread.conversation_id = added.conversation_id
            and unread.read_at is null and unread.id > ${unreadSinceId}::uuid
        ) as "hadUnread"`);
      return rows[0] ?? null;
    },

    updateAttachments: async (id: string, attachments: Attachment[]): Promise<void> => {
      await queries.update(messages).set({ attachments }).where(eq(messages.id, id));
    },

    /** Finds a message that somebody sent, and makes everybody else who changes it wait until the transaction ends. */
    lockSent: async (senderId: string, id: string): Promise<MessageRow | null> => {
      const isSent = and(eq(messages.id, id), eq(messages.senderId, senderId));
      return (await queries.select().from(messages).where(isSent).for("no key update"))[0] ?? null;
    },

    /** Lists what somebody has received with messages. */
    listReceivedAttachments: async (userId: string): Promise<Attachment[]> => {
      const own = queries
        .select({ id: conversations.id })
        .from(conversations)
        .where(or(eq(conversations.lowerUserId, userId), eq(conversations.higherUserId, userId)));
      const rows = await queries
        .select({ attachments: messages.attachments })
        .from(messages)
        .where(
          and(inArray(messages.conversationId, own), eq(messages.receiverId, userId), isNotNull(messages.attachments)),
        );
      return rows.flatMap(({ attachments }) => attachments ?? []);
    },

    /** Notes whose reply is awaited in a conversation, or that nobody's is. */
    updateAwaited: async (conversationId: string, userId: string | null): Promise<void> => {
      await queries.update(conversations).set({ awaitedUserId: userId }).where(eq(conversations.id, conversationId));
    },

    /** Locks the conversation as `lockConversation` does, and gives its row a new version. */
    renewConversation: async (userId: string, otherId: string): Promise<void> => {
      await queries
        .update(conversations)
        .set({ lastMessageId: sql`${conversations.lastMessageId}` })
        .where(isOf(userId, otherId));
    },

    /** Returns the newest messages of two people (before an id where one is given), newest first. */
    listNewest: (
      userId: string,
      otherId: string,
      { before, limit }: { before?: string | undefined; limit: number },
    ): Promise<MessageRow[]> =>
      queries
        .select()
        .from(messages)
        .where(and(isBetween(userId, otherId), before === undefined ? undefined : lt(messages.id, before)))
        .orderBy(desc(messages.id))
        .limit(limit),

    /** Returns the messages of two people after an id, oldest first. */
    listAfter: (
      userId: string,
      otherId: string,
      { after, limit }: { after: string; limit: number },
    ): Promise<MessageRow[]> =>
      queries
        .select()
        .from(messages)
        .where(and(isBetween(userId, otherId), gt(messages.id, after)))
        .orderBy(asc(messages.id))
        .limit(limit),

    /**
     * Marks what somebody received from another person as read, and returns how many were unread until now. Returns
     * `null` where the two have no conversation.
     */
    updateRead: async (
      { receiverId, senderId, upToId }: { receiverId: string; senderId: string; upToId: string },
      readAt: Date,
    ): Promise<number | null> => {
      const { rows } = await queries.execute<{ isKnown: boolean; read: number }>(sql`
        with found as (select id from ${conversations} where ${isOf(receiverId, senderId)}),
          read as (
            update ${messages} set read_at = ${readAt.toISOString()}::timestamptz from found
            where receiver_id = ${receiverId}::uuid and conversation_id = found.id and ${messages.id} <= ${upToId}::uuid
              and read_at is null
            returning ${messages.id}
          )
        select exists (select from found) as "isKnown", (select count(*)::int from read) as read`);
      return rows[0]!.isKnown ? rows[0]!.read : null;
    },
  };
}

/**
 * Returns a function that does in one statement what locking the conversation and `insertMessage` do in a transaction, and
 * returns the id of the message before it. It returns `null`, and adds nothing, where that needs a transaction: where there is
 * no conversation, where the id is not greater than the last one, where somebody changed the conversation while this waited for
 * it, where the message is refused or was sent before, where it is the first reply that somebody awaits, and where nobody will look
 * after it once it is unread for long. With a session, also where that has ended.
 * NOTE: the statement sees everything as it was when it began, and changes the conversation only in the version that it saw then.
 * A message and a block give the row a new version (`renewConversation`), so nothing is stored where one was added meanwhile.
 */
export function prepareAdding(database: Database, isStillCalling: SQL) {
  const add = buildOnce<Added>(database, () => addingStatement(isStillCalling));
  return async (
    row: Omit<MessageRow, "readAt" | "attachments" | "conversationId">,
    { session, ...conditions }: AddingConditions,
  ): Promise<Added | null> => {
    const values = {
      ...row,
      ...pairOf(row.senderId, row.receiverId),
      createdAt: row.createdAt.toISOString(),
      ...conditions,
      ...(session ?? { tokenHash: "", now: row.createdAt.toISOString() }),
      isConfirmed: session === null,
      signInId: row.writtenById,
      username: row.writtenByUsername,
      userId: row.senderId,
    };
    try {
      return (await add(values))[0] ?? null;
    } catch (error) {
      // NOTE: another message with the same key was stored while this one was.
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  };
}

function addingStatement(isStillCalling: SQL): SQL {
  const given = sql.placeholder;
  const isPair = and(
    eq(conversations.lowerUserId, given("lowerUserId")),
    eq(conversations.higherUserId, given("higherUserId")),
  );
  return sql`
    with seen as materialized (
      select id, last_message_id, xmin as version from ${conversations}
      where ${isPair}
        and (last_message_id is null or last_message_id < ${given("id")}::uuid)
        and awaited_user_id is distinct from ${given("senderId")}::uuid
        and (${given("isConfirmed")}::boolean or ${isStillCalling})
        and not exists (select from ${blocks} where ${isBlockBetween(given("senderId"), given("receiverId"))})
        and not exists (
          select from ${messages} sent
          where sent.sender_id = ${given("senderId")}::uuid and sent.idempotency_key = ${given("idempotencyKey")}::text
        )
        and (${given("isCheckPlanned")}::boolean or (
          select true from ${messages} unread
          where unread.receiver_id = ${given("receiverId")}::uuid and unread.conversation_id = ${conversations.id}
            and unread.read_at is null and unread.id > ${given("unreadSinceId")}::uuid
          limit 1
        ))
    ), noted as (
      update ${conversations} set last_message_id = ${given("id")}::uuid from seen
      where ${conversations.id} = seen.id and ${conversations}.xmin = seen.version
      returning seen.id, seen.last_message_id
    ), added as (
      insert into ${messages} (id, conversation_id, sender_id, receiver_id, content, written_by_id, written_by_username, idempotency_key, created_at)
      select ${given("id")}::uuid, noted.id, ${given("senderId")}::uuid, ${given("receiverId")}::uuid, ${given("content")},
             ${given("writtenById")}, ${given("writtenByUsername")}, ${given("idempotencyKey")}::text, ${given("createdAt")}::timestamptz
      from noted
    )
    select id as "conversationId", last_message_id as "previousId" from noted`;
}

function isOf(userId: string, otherId: string): SQL | undefined {
  const { lowerUserId, higherUserId } = pairOf(userId, otherId);
  return and(eq(conversations.lowerUserId, lowerUserId), eq(conversations.higherUserId, higherUserId));
}
