import { z } from "zod";
import { Id, UserId } from "./basics.ts";
import { Message } from "./messaging.ts";

/**
 * Lists the events that the server sends to open pages over the real-time channel. A page may miss events: it fetches what
 * changed, and catches up after it reconnects.
 */
export const events = {
  /**
   * Goes to both people of a conversation, in all their windows. A page that has the previous message shows this one at
   * once; any other page fetches what it missed.
   */
  new_message: z.object({
    id: Id,
    senderId: UserId,
    receiverId: UserId,
    message: Message,
    previousId: Id.nullable(),
  }),
  /** Goes to both people of a conversation when an attachment of a message was deleted. The message replaces the one that a page has. */
  message_changed: z.object({ senderId: UserId, receiverId: UserId, message: Message }),
  /** Says that messages were read, or that a contact was deleted or blocked: unread counts and contacts changed. */
  contacts_changed: z.object({ contactId: UserId }),
  /** Says that an introduction of this person was made, answered, withdrawn or closed. */
  introductions_changed: z.object({}),
  /** Says that a shortlist of this account changed, or that a guest voted. Nobody on a list hears of it. */
  shortlists_changed: z.object({}),
  /** Says that a project of this person changed, or that they were invited to one. */
  projects_changed: z.object({}),
  /** Says that a case study of this person changed, or one that names them. */
  work_changed: z.object({}),
  /** Says that the person's own account, subscription or role changed. */
  account_changed: z.object({}),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.infer<(typeof events)[N]>;
