import { z } from "zod";
import { Id, UserId } from "./basics.ts";
import { Message } from "./messaging.ts";

/**
 * What the server tells open pages over the real-time channel. Events may be missed: pages fetch what changed, and catch
 * up after a reconnect.
 */
export const events = {
  /**
   * To both people of a conversation, in all their windows. A page that holds the previous message shows this one at
   * once; any other catches up.
   */
  new_message: z.object({
    id: Id,
    senderId: UserId,
    receiverId: UserId,
    message: Message,
    previousId: Id.nullable(),
  }),
  /** Messages were read, a contact was deleted or blocked: unread counts and contacts changed. */
  contacts_changed: z.object({ contactId: UserId }),
  /** A project of this person's changed, or they were invited to one. */
  projects_changed: z.object({}),
  /** The person's own account, subscription or role changed. */
  account_changed: z.object({}),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.infer<(typeof events)[N]>;
