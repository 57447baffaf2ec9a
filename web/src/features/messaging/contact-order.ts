import { summariseAttachments } from "@triptych/contract/attachments";
import { cutAtWord } from "@triptych/contract/cut-at-word";
import type { Contact, Message } from "@triptych/contract/messaging";

const previewLength = 120;

export interface Arrival {
  contactId: string;
  message: Message;
  /** Says whether somebody else sent the message and it is not on the screen. */
  isUnread: boolean;
}

/** Returns the contact list after a message, or undefined where its contact is not in the list yet. */
export function afterMessage(
  contacts: readonly Contact[],
  { contactId, message, isUnread }: Arrival,
): Contact[] | undefined {
  const contact = contacts.find(({ id }) => id === contactId);
  if (!contact) return undefined;
  const changed: Contact = {
    ...contact,
    lastMessageDate: message.createdAt,
    lastMessagePreview: cutAtWord(
      shownOf(message)
        .slice(0, 4 * previewLength)
        .replaceAll(/\s+/gu, " ")
        .trim(),
      previewLength,
    ),
    unreadCount: contact.unreadCount + (isUnread ? 1 : 0),
  };
  return [changed, ...contacts.filter(({ id }) => id !== contactId)];
}

/** Returns the words of a message; without words, what was sent with it. */
export const shownOf = ({ content, attachments }: Pick<Message, "content" | "attachments">): string =>
  content === "" && attachments ? summariseAttachments(attachments) : content;

export function afterReading(contacts: readonly Contact[], contactId: string): Contact[] {
  return contacts.map((contact) => (contact.id === contactId ? { ...contact, unreadCount: 0 } : contact));
}
