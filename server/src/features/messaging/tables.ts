import { sql } from "drizzle-orm";
import {
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Attachment } from "@triptych/contract/attachments";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const user = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Records that two people write to each other. Whoever adds a message or a block locks this row, so that both see one order. */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    /** Names the person of the two whose id sorts first. */
    lowerUserId: user("lower_user_id"),
    higherUserId: user("higher_user_id"),
    /** Names the newest message. Absent only inside the transaction that begins the conversation. */
    lastMessageId: uuid("last_message_id"),
    /** Names the person whose first reply is awaited. Their next message is noted, so it takes a transaction. */
    awaitedUserId: uuid("awaited_user_id"),
  },
  (table) => [
    unique("conversations_pair").on(table.lowerUserId, table.higherUserId),
    check("conversations_pair_is_sorted", sql`${table.lowerUserId} < ${table.higherUserId}`),
    index("conversations_higher_user").on(table.higherUserId),
  ],
);

/** Keeps a conversation as one of its two people sees it. */
export const contacts = pgTable(
  "contacts",
  {
    userId: user("user_id"),
    contactId: user("contact_id"),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** Names the last message when the contact was deleted. A newer message brings the contact back. */
    hiddenUpToId: uuid("hidden_up_to_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contactId] }),
    index("contacts_conversation").on(table.conversationId),
    index("contacts_contact").on(table.contactId),
  ],
);

/** Keeps the messages. NOTE: within a conversation the ids rise in the order of the commits, so a page that knows one id can ask for all that came after it. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    senderId: uuid("sender_id").notNull(),
    receiverId: uuid("receiver_id").notNull(),
    content: text("content").notNull(),
    /** Describes what was sent with the message, as both people see it; absent where nothing was. The files are the sender's. */
    attachments: jsonb("attachments").$type<Attachment[]>(),
    /** Names the sign-in that typed the message, with its username at that time. Both stay when a teammate leaves. */
    writtenById: text("written_by_id").notNull(),
    writtenByUsername: text("written_by_username").notNull(),
    /** Identifies this send, so that a retry finds the message instead of sending it twice. */
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

/** Records the last email to somebody about unread messages: when it was sent, and the newest message that it counted. */
export const unreadMails = pgTable("unread_mails", {
  userId: user("user_id").primaryKey(),
  sentAt: moment("sent_at").notNull(),
  upToId: uuid("up_to_id").notNull(),
});
