import { renderEmail } from "../../../email/render-email.ts";

export interface UnreadEmail {
  productName: string;
  /** Lists the names of the people who wrote, with how many messages of each are unread, and how many files came with those. */
  conversations: { name: string; count: number; files: number }[];
  url: string;
  unsubscribeUrl: string;
}

/**
 * Renders the email about unread messages. It says who wrote but not what, because a mailbox is less private than a conversation.
 * The subject names nobody, because people choose their own names and could write anything there.
 */
export async function unreadEmail({ productName, conversations, url, unsubscribeUrl }: UnreadEmail) {
  const total = conversations.reduce((sum, { count }) => sum + count, 0);
  const people = conversations.length === 1 ? "1 person" : `${conversations.length} people`;
  const content = await renderEmail({
    productName,
    preview: "They are waiting in your conversations.",
    heading: `You have ${messageCount(total)}`,
    paragraphs: conversations.map(({ name, count, files }) => `${name}: ${messageCount(count)}${fileCount(files)}`),
    action: { label: conversations.length === 1 ? "Read and answer" : "Read your messages", url },
    footer: "You are receiving this because message notifications are on in your settings.",
    unsubscribeUrl,
  });
  return { subject: `${messageCount(total)} from ${people}`, ...content };
}

function fileCount(files: number): string {
  if (files === 0) return "";
  return files === 1 ? " with 1 attachment" : ` with ${files} attachments`;
}

function messageCount(count: number): string {
  return count === 1 ? "1 unread message" : `${count} unread messages`;
}
