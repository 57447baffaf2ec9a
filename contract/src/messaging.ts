import { z } from "zod";
import { Attachment, AttachmentIds, attachmentLimits } from "./attachments.ts";
import { Done, Id, isBlank, Moment, Photo, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";

export * from "./attachments.ts";

export const messagingLimits = {
  messageMax: 5_000,
  /** Limits the number of messages in one reply. */
  page: 200,
  pollMs: 5_000,
  draftThreshold: 3,
  draftDelayMs: 100,
  /** Sets the minutes after which an unread message causes an email. */
  unreadMailMinutes: 10,
  /** Sets the hours between two such emails to the same person. */
  quietHours: 12,
  idempotencyKeyMax: 100,
} as const;

const noText = "Please write a message first";
const anyText = z.string({ error: noText }).max(messagingLimits.messageMax, {
  error: `A message can have at most ${messagingLimits.messageMax.toLocaleString("en-GB")} characters`,
});
const isStorable = (value: string) => !value.includes("\u0000") && value.isWellFormed();
const unstorable = "This contains characters that cannot be stored";

export const MessageText = anyText
  .refine((value) => !isBlank(value), { error: noText })
  .refine(isStorable, { error: unstorable });

export const Message = z.object({
  id: Id,
  senderId: UserId.describe("The account that sent it."),
  receiverId: UserId.describe("The account that it was sent to."),
  content: z.string(),
  createdAt: Moment,
  writtenBy: z.object({ id: Id, username: z.string() }).describe("The person who typed it: a team shares one account."),
  readAt: Moment.nullable().describe("When the receiver read it; null until then."),
  idempotencyKey: z
    .string()
    .nullable()
    .describe("The `Idempotency-Key` that it was sent with. Only its sender sees it."),
  attachments: z
    .array(Attachment)
    .optional()
    .describe("The files that were sent with it; absent where there are none."),
});
export type Message = z.infer<typeof Message>;

export const Contact = z.object({
  id: UserId,
  username: z.string(),
  displayName: z.string(),
  userType: UserType.nullable(),
  photo: Photo,
  lastMessageDate: Moment.nullable(),
  lastMessagePreview: z.string().nullable().describe("The beginning of the newest message."),
  unreadCount: z.number().int().describe("The messages from this person that are unread."),
});
export type Contact = z.infer<typeof Contact>;

export const listContacts = endpoint({
  method: "GET",
  path: "/api/users/contacts",
  access: "member",
  feature: "messaging",
  summary: "Lists the people this person exchanges messages with, newest first.",
  reply: z.array(Contact),
});

/** Says whether a message may be sent, and if not, why. */
export const writingStates = ["open", "blocked", "subscription_required"] as const;

export const Correspondent = Contact.pick({
  id: true,
  username: true,
  displayName: true,
  userType: true,
  photo: true,
}).extend({
  hasConversation: z.boolean().describe("Whether the two have exchanged messages."),
  isBlocked: z.boolean().describe("Whether the signed-in person blocked this one."),
  writing: z.enum(writingStates),
});
export type Correspondent = z.infer<typeof Correspondent>;

export const getCorrespondent = endpoint({
  method: "GET",
  path: "/api/users/contacts/{userId}",
  access: "member",
  feature: "messaging",
  summary: "Returns one person to write to, and whether a message may be sent.",
  params: z.object({ userId: UserId }),
  reply: Correspondent,
  refusals: ["not_found"],
});

export const listMessages = endpoint({
  method: "GET",
  path: "/api/messages/{userId}",
  access: "member",
  feature: "messaging",
  summary: "Lists up to 200 messages with a person, oldest first.",
  details: "Without a query these are the newest. `before` pages back from a message, `after` catches up from one.",
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
  summary: "Sends a message.",
  details:
    "A retry with the same `Idempotency-Key` returns the message of the first try and sends nothing. Refused with `limit_reached` where " +
    "it would be the first message between the two, and as many first messages without a brief as may be wait for an answer.",
  requestHeaders: {
    "Idempotency-Key": "A value of your own, at most 100 characters, the same for every retry of one message.",
  },
  body: z
    .strictObject({
      receiverId: UserId,
      content: anyText.refine(isStorable, { error: unstorable }).describe("May be empty where files are sent."),
      attachments: AttachmentIds.optional().describe(
        "Files of the caller's own that were uploaded for the purpose `attachment` and are not in use, in their order.",
      ),
    })
    .refine(({ content, attachments = [] }) => attachments.length > 0 || !isBlank(content), {
      error: noText,
      path: ["content"],
    }),
  reply: Message,
  refusals: ["blocked", "not_found", "subscription_required", "conflict", "limit_reached"],
  limit: "message",
  overChannel: true,
});

export const deleteAttachment = endpoint({
  method: "DELETE",
  path: "/api/messages/{messageId}/attachments/{fileId}",
  access: "member",
  feature: "messaging",
  summary: "Deletes an attachment for both, within an hour of sending it.",
  details: `Only its sender can, for ${attachmentLimits.deletableMinutes} minutes; later it is refused with \`conflict\`.`,
  params: z.object({ messageId: Id, fileId: Id }),
  reply: Message,
  refusals: ["not_found", "conflict"],
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

export const ContactBody = z
  .strictObject({ contactId: UserId })
  .describe("Names the contact that is deleted, blocked or unblocked.");

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
  summary: "Blocks a person: messages are refused both ways, and each is hidden from the other.",
  body: ContactBody,
  reply: Done,
  refusals: ["not_found"],
});

export const unblockContact = endpoint({
  method: "POST",
  path: "/api/users/contacts/unblock",
  access: "member",
  feature: "messaging",
  summary: "Unblocks a person.",
  body: ContactBody,
  reply: Done,
  refusals: ["not_found"],
});

export const BlockedPerson = Contact.pick({ id: true, username: true, displayName: true, userType: true, photo: true });

export const listBlocked = endpoint({
  method: "GET",
  path: "/api/users/blocked",
  access: "member",
  feature: "messaging",
  summary: "Lists the people this person has blocked.",
  reply: z.array(BlockedPerson),
});

export const unsubscribeFromMessages = endpoint({
  method: "POST",
  path: "/api/unsubscribe/messages",
  access: "public",
  feature: "messaging",
  summary: "Turns emails about unread messages off, with the token of such an email.",
  body: z.strictObject({ token: z.string().min(1).max(512) }),
  reply: Done,
  refusals: ["invalid_token"],
});
