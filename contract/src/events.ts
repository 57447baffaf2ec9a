import { z } from "zod";
import { Id, UserId } from "./basics.ts";

/** What the server tells open pages over the real-time channel. Pages fetch what changed; events carry only where to look. */
export const events = {
  /** To both people of a conversation, in all their windows. */
  new_message: z.object({ id: Id, senderId: UserId, receiverId: UserId }),
  /** Messages were read, a contact was deleted or blocked: unread counts and contacts changed. */
  contacts_changed: z.object({ contactId: UserId }),
  /** The person's own account, subscription or role changed. */
  account_changed: z.object({}),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.infer<(typeof events)[N]>;
