import type { Attachment } from "@triptych/contract/attachments";
import { and, desc, eq, gt, isNull, notExists, or, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { users } from "../../accounts/tables.ts";
import { nameOnProfile } from "../../profiles/seeing/tables.ts";
import { profiles } from "../../profiles/tables.ts";
import { isBlockBetween } from "../blocks/store.ts";
import { blocks, contacts, conversations, messages } from "../tables.ts";

// NOTE: this read joins the tables of several features, because it is one of the busiest. It is not for anything else
// (docs/decisions/0044-one-statement-says-who-calls.md).

/**
 * Reads somebody's contacts with their names, those that are neither deleted nor blocked, the one with the newest message first.
 * Reads nothing where the caller is not confirmed and does not call any more.
 */
export function selectContacts(queries: Queries, isStillCalling: SQL) {
  return queries
    .select({
      id: users.id,
      username: users.username,
      userType: users.userType,
      photo: users.photo,
      name: nameOnProfile,
      lastContent: sql<string>`left(${messages.content}, 600)`,
      lastAttachments: sql<Attachment[] | null>`case when ${messages.content} = '' then ${messages.attachments} end`,
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
    .innerJoin(users, eq(users.id, contacts.contactId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(contacts.userId, sql.placeholder("userId")),
        or(sql`${sql.placeholder("isConfirmed")}::boolean`, isStillCalling),
        or(isNull(contacts.hiddenUpToId), gt(conversations.lastMessageId, contacts.hiddenUpToId)),
        notExists(
          queries
            .select({ one: sql`1` })
            .from(blocks)
            .where(isBlockBetween(contacts.userId, contacts.contactId)),
        ),
      ),
    )
    .orderBy(desc(conversations.lastMessageId));
}
