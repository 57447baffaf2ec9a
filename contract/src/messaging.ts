import { z } from "zod";
import { Done, Id, isBlank, Moment, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";

export const messagingLimits = {
  messageMax: 5_000,
  /** Messages that one answer holds at most. */
  page: 200,
  pollMs: 5_000,
  draftThreshold: 3,
  draftDelayMs: 100,
  /** Minutes after which an unread message is mailed, and the quiet period between two mails. */
  unreadMailMinutes: 10,
  quietHours: 12,
  idempotencyKeyMax: 100,
} as const;

export const MessageText = z
  .string({ error: "Please write a message first" })
  .max(messagingLimits.messageMax, {
    error: `A message can have at most ${messagingLimits.messageMax.toLocaleString("en-GB")} characters`,
  })
  .refine((value) => !isBlank(value), { error: "Please write a message first" })
  .refine((value) => !value.includes("\u0000") && value.isWellFormed(), {
    error: "This contains characters that cannot be stored",
  });

export const Message = z.object({
  id: Id,
  senderId: UserId,
  receiverId: UserId,
  content: z.string(),
  createdAt: Moment,
  /** Who typed it: agencies share one account. */
  writtenBy: z.object({ id: Id, username: z.string() }),
  readAt: Moment.nullable(),
  /** What its sender's page called this send; the other side never sees it. */
  idempotencyKey: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;

export const Contact = z.object({
  id: UserId,
  username: z.string(),
  displayName: z.string(),
  userType: UserType.nullable(),
  lastMessageDate: Moment.nullable(),
  lastMessagePreview: z.string().nullable(),
  unreadCount: z.number().int(),
});
export type Contact = z.infer<typeof Contact>;

export const listContacts = endpoint({
  method: "GET",
  path: "/api/users/contacts",
  access: "member",
  feature: "messaging",
  summary: "The people this person exchanges messages with, newest first.",
  reply: z.array(Contact),
});

/** Whether a message may be sent, and if not, why. */
export const writingStates = ["open", "blocked", "subscription_required"] as const;

export const Correspondent = Contact.pick({ id: true, username: true, displayName: true, userType: true }).extend({
  /** There are messages already. */
  hasConversation: z.boolean(),
  /** The signed-in person blocked this one. */
  isBlocked: z.boolean(),
  writing: z.enum(writingStates),
});
export type Correspondent = z.infer<typeof Correspondent>;

export const getCorrespondent = endpoint({
  method: "GET",
  path: "/api/users/contacts/{userId}",
  access: "member",
  feature: "messaging",
  summary: "Who somebody is to write to, and whether a message may be sent.",
  params: z.object({ userId: UserId }),
  reply: Correspondent,
  refusals: ["not_found"],
});

export const listMessages = endpoint({
  method: "GET",
  path: "/api/messages/{userId}",
  access: "member",
  feature: "messaging",
  summary: "The newest 200 messages with a person, oldest first; `before` pages back, `after` catches up.",
  params: z.object({ userId: UserId }),
  query: z.object({ before: Id.optional(), after: Id.optional() }),
  reply: z.array(Message),
  refusals: ["not_found"],
});

export const sendMessage = endpoint({
  method: "POST",
  path: "/api/messages",
  access: "member",
  feature: "messaging",
  summary: "Sends a message. A retry with the same `Idempotency-Key` header answers the first one.",
  body: z.strictObject({ receiverId: UserId, content: MessageText }),
  reply: Message,
  refusals: ["blocked", "not_found", "subscription_required", "conflict"],
  limit: "message",
});

export const markRead = endpoint({
  method: "POST",
  path: "/api/messages/{userId}/read",
  access: "member",
  feature: "messaging",
  summary: "Marks a person's messages as read, up to one of them.",
  params: z.object({ userId: UserId }),
  body: z.strictObject({ lastReadId: Id }),
  reply: Done,
  refusals: ["not_found"],
});

const ContactBody = z.strictObject({ contactId: UserId });

export const deleteContact = endpoint({
  method: "POST",
  path: "/api/users/contacts/delete",
  access: "member",
  feature: "messaging",
  summary: "Hides a conversation until its next message.",
  body: ContactBody,
  reply: Done,
  refusals: ["not_found"],
});

export const blockContact = endpoint({
  method: "POST",
  path: "/api/users/contacts/block",
  access: "member",
  feature: "messaging",
  summary: "Refuses messages both ways and hides each from the other.",
  body: ContactBody,
  reply: Done,
  refusals: ["not_found"],
});

export const unblockContact = endpoint({
  method: "POST",
  path: "/api/users/contacts/unblock",
  access: "member",
  feature: "messaging",
  summary: "Takes a block back.",
  body: ContactBody,
  reply: Done,
  refusals: ["not_found"],
});

export const listBlocked = endpoint({
  method: "GET",
  path: "/api/users/blocked",
  access: "member",
  feature: "messaging",
  summary: "The people this person has blocked.",
  reply: z.array(
    z.object({ id: UserId, username: z.string(), displayName: z.string(), userType: UserType.nullable() }),
  ),
});

export const unsubscribeFromMessages = endpoint({
  method: "POST",
  path: "/api/unsubscribe/messages",
  access: "public",
  feature: "messaging",
  summary: "Turns e-mails about unread messages off, by the token of such an e-mail.",
  body: z.strictObject({ token: z.string().min(1).max(512) }),
  reply: Done,
  refusals: ["invalid_token"],
});
