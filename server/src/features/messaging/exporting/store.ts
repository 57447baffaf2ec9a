import { asc, eq, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { blocks, contacts, messages, unreadMails } from "../tables.ts";

/** Reads whole rows, so that a new column is exported without anybody thinking of it. */
export function exportingStore(queries: Queries) {
  return {
    listMessages: (userId: string) =>
      queries
        .select()
        .from(messages)
        .where(or(eq(messages.senderId, userId), eq(messages.receiverId, userId)))
        .orderBy(asc(messages.id)),
    listWrittenBy: (signInId: string) =>
      queries.select().from(messages).where(eq(messages.writtenById, signInId)).orderBy(asc(messages.id)),
    listContacts: (userId: string) => queries.select().from(contacts).where(eq(contacts.userId, userId)),
    listBlocks: (userId: string) =>
      queries.select().from(blocks).where(eq(blocks.blockerId, userId)).orderBy(asc(blocks.createdAt)),
    listUnreadMails: (userId: string) => queries.select().from(unreadMails).where(eq(unreadMails.userId, userId)),
  };
}
