import { and, asc, eq, gt, isNull, notExists, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { isBlockBetween } from "../blocks/store.ts";
import { blocks, contacts, messages, unreadMails } from "../tables.ts";

export interface LastMail {
  sentAt: Date;
  /** Names the newest message that the email counted. */
  upToId: string;
}

/** Counts the messages from one person that somebody has not read. */
export interface Unread {
  senderId: string;
  count: number;
  /** Counts what was sent with them and is not deleted. */
  files: number;
  oldestAt: Date;
  newestId: string;
}

export function unreadMailStore(queries: Queries) {
  return {
    findLastMail: async (userId: string): Promise<LastMail | null> => {
      const [found] = await queries.select().from(unreadMails).where(eq(unreadMails.userId, userId));
      return found ? { sentAt: found.sentAt, upToId: found.upToId } : null;
    },

    saveLastMail: async (userId: string, { sentAt, upToId }: LastMail): Promise<void> => {
      await queries
        .insert(unreadMails)
        .values({ userId, sentAt, upToId })
        .onConflictDoUpdate({ target: unreadMails.userId, set: { sentAt, upToId } });
    },

    findNewestUnreadAt: async (userId: string): Promise<Date | null> => {
      const [found] = await queries
        .select({ at: sql`max(${messages.createdAt})`.mapWith(messages.createdAt) })
        .from(messages)
        .where(and(eq(messages.receiverId, userId), isNull(messages.readAt)));
      return found?.at ?? null;
    },

    /** Returns what came after a message and is unread, by sender, the longest unread first; without deleted and blocked contacts. */
    listUnread: (userId: string, afterId: string | null): Promise<Unread[]> => {
      const oldestAt = sql`min(${messages.createdAt})`.mapWith(messages.createdAt);
      return queries
        .select({
          senderId: messages.senderId,
          count: sql<number>`count(*)::int`,
          files: sql<number>`coalesce(sum((
            select count(*) from jsonb_array_elements(${messages.attachments}) sent where sent -> 'file' <> 'null'
          )), 0)::int`,
          oldestAt,
          newestId: sql<string>`(array_agg(${messages.id} order by ${messages.id} desc))[1]`,
        })
        .from(messages)
        .innerJoin(contacts, and(eq(contacts.userId, messages.receiverId), eq(contacts.contactId, messages.senderId)))
        .where(
          and(
            eq(messages.receiverId, userId),
            isNull(messages.readAt),
            afterId === null ? undefined : gt(messages.id, afterId),
            or(isNull(contacts.hiddenUpToId), gt(messages.id, contacts.hiddenUpToId)),
            notExists(
              queries
                .select({ one: sql`1` })
                .from(blocks)
                .where(isBlockBetween(messages.senderId, messages.receiverId)),
            ),
          ),
        )
        .groupBy(messages.senderId)
        .orderBy(asc(oldestAt));
    },
  };
}
