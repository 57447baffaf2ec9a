import { and, desc, eq, gt, isNull, notExists, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { isBlockBetween } from "../blocks/store.ts";
import { blocks, contacts, conversations, messages } from "../tables.ts";

export interface ContactRow {
  contactId: string;
  lastContent: string;
  lastMessageAt: Date;
  unreadCount: number;
}

export function contactsStore(queries: Queries) {
  return {
    /** Returns the contacts that are neither deleted nor blocked, the one with the newest message first. */
    listContacts: (userId: string): Promise<ContactRow[]> =>
      queries
        .select({
          contactId: contacts.contactId,
          lastContent: sql<string>`left(${messages.content}, 600)`,
          lastMessageAt: messages.createdAt,
          unreadCount: sql<number>`(
            select count(*)::int from ${messages} unread
            where unread.receiver_id = ${contacts.userId} and unread.conversation_id = ${contacts.conversationId}
              and unread.read_at is null and (${contacts.hiddenUpToId} is null or unread.id > ${contacts.hiddenUpToId})
          )`,
        })
        .from(contacts)
        .innerJoin(conversations, eq(conversations.id, contacts.conversationId))
        .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
        .where(
          and(
            eq(contacts.userId, userId),
            or(isNull(contacts.hiddenUpToId), gt(conversations.lastMessageId, contacts.hiddenUpToId)),
            notExists(
              queries
                .select({ one: sql`1` })
                .from(blocks)
                .where(isBlockBetween(contacts.userId, contacts.contactId)),
            ),
          ),
        )
        .orderBy(desc(conversations.lastMessageId)),

    /** Returns all contacts, deleted and blocked ones too. */
    listContactIds: async (userId: string): Promise<string[]> => {
      const rows = await queries
        .select({ contactId: contacts.contactId })
        .from(contacts)
        .where(eq(contacts.userId, userId));
      return rows.map(({ contactId }) => contactId);
    },

    /** Hides the conversation up to its last message. Returns whether there is a conversation. */
    hideContact: async (userId: string, contactId: string): Promise<boolean> => {
      const { rowCount } = await queries
        .update(contacts)
        .set({ hiddenUpToId: sql`${conversations.lastMessageId}` })
        .from(conversations)
        .where(
          and(
            eq(contacts.userId, userId),
            eq(contacts.contactId, contactId),
            eq(conversations.id, contacts.conversationId),
          ),
        );
      return rowCount === 1;
    },
  };
}
