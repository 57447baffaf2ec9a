import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const user = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** All messages between two people. Whoever adds a message or a block holds its row, so that both see one order. */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    /** The one of the two whose id sorts first. */
    lowerUserId: user("lower_user_id"),
    higherUserId: user("higher_user_id"),
    /** Absent only inside the transaction that begins the conversation. */
    lastMessageId: uuid("last_message_id"),
  },
  (table) => [
    unique("conversations_pair").on(table.lowerUserId, table.higherUserId),
    check("conversations_pair_is_sorted", sql`${table.lowerUserId} < ${table.higherUserId}`),
    index("conversations_higher_user").on(table.higherUserId),
  ],
);

/** A conversation as one of its two people has it. */
export const contacts = pgTable(
  "contacts",
  {
    userId: user("user_id"),
    contactId: user("contact_id"),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** The contact was deleted when this was the last message; the next one brings it back. */
    hiddenUpToId: uuid("hidden_up_to_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contactId] }),
    index("contacts_conversation").on(table.conversationId),
    index("contacts_contact").on(table.contactId),
  ],
);

/** Within a conversation the ids rise in the order of the commits: what is newer than an id is all that came after it. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** The two people of the conversation. */
    senderId: uuid("sender_id").notNull(),
    receiverId: uuid("receiver_id").notNull(),
    content: text("content").notNull(),
    /** The sign-in that typed it and its name then; it stays when a teammate leaves. */
    writtenById: text("written_by_id").notNull(),
    writtenByUsername: text("written_by_username").notNull(),
    /** What the sender's page called this send, so that a retry finds it. */
    idempotencyKey: text("idempotency_key"),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
  },
  (table) => [
    index("messages_conversation").on(table.conversationId, table.id),
    index("messages_unread")
      .on(table.receiverId, table.conversationId, table.id)
      .where(sql`${table.readAt} is null`),
    uniqueIndex("messages_idempotency_key").on(table.senderId, table.idempotencyKey),
  ],
);

export const blocks = pgTable(
  "blocks",
  {
    blockerId: user("blocker_id"),
    blockedId: user("blocked_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] }), index("blocks_blocked").on(table.blockedId)],
);

/** The last e-mail to somebody about unread messages: when it went out and the newest message it told of. */
export const unreadMails = pgTable("unread_mails", {
  userId: user("user_id").primaryKey(),
  sentAt: moment("sent_at").notNull(),
  upToId: uuid("up_to_id").notNull(),
});
