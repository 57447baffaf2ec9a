import { type Attachment, deletableUntil, summariseAttachments } from "@triptych/contract/attachments";
import { cutAtWord } from "@triptych/contract/cut-at-word";
import type { Message } from "@triptych/contract/messaging";

/** Holds what is known of a stored message. */
export interface MessageFacts {
  id: string;
  senderId: string;
  receiverId: string;
  content: string;
  attachments: Attachment[] | null;
  writtenById: string;
  writtenByUsername: string;
  idempotencyKey: string | null;
  createdAt: Date;
  readAt: Date | null;
}

/** Returns the two people of a conversation in the order in which it is stored. */
export function pairOf(userId: string, otherId: string): { lowerUserId: string; higherUserId: string } {
  return userId < otherId
    ? { lowerUserId: userId, higherUserId: otherId }
    : { lowerUserId: otherId, higherUserId: userId };
}

/**
 * Returns an id (a UUID v7) that is greater than the previous one: the candidate where it is greater, otherwise the next possible
 * id. The clocks of servers differ and may be set back, so a new id is not always greater by itself.
 */
export function idAfter(previous: string | null, candidate: string): string {
  if (previous === null || candidate > previous) return candidate;
  const [moment, counter] = [previous.slice(0, 8) + previous.slice(9, 13), previous.slice(15, 18)];
  const next = BigInt(`0x${moment}${counter}`) + 1n;
  const hex = next.toString(16).padStart(15, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(12)}${candidate.slice(18)}`;
}

/** Returns when a UUID v7 was made, to the millisecond. */
export function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** Returns the smallest UUID v7 of a moment. */
export function firstIdAt(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

export function minutesBefore(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() - minutes * 60_000);
}

const previewLength = 120;

/** Returns the beginning of a message on one line, up to the end of a word; without words, what was sent with it. */
export function previewOf(content: string, attachments: readonly Attachment[] | null = null): string {
  const shown = content === "" && attachments ? summariseAttachments(attachments) : content;
  const line = shown
    .slice(0, previewLength * 4)
    .toWellFormed()
    .replaceAll(/\s+/gu, " ")
    .trim();
  return cutAtWord(line, previewLength);
}

/** Returns whether a value is an idempotency key: visible ASCII characters, and few of them, so that nobody stores text in it. */
export function isIdempotencyKey(value: unknown, max: number): value is string {
  return typeof value === "string" && value.length <= max && /^[\x21-\x7e]+$/.test(value);
}

/** Returns a message as one of the two people sees it. */
export function asMessage(row: MessageFacts, readerId: string): Message {
  return {
    id: row.id,
    senderId: row.senderId,
    receiverId: row.receiverId,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    writtenBy: { id: row.writtenById, username: row.writtenByUsername },
    readAt: row.readAt?.toISOString() ?? null,
    idempotencyKey: row.senderId === readerId ? row.idempotencyKey : null,
    ...(row.attachments && { attachments: row.attachments }),
  };
}

/** Returns the attachments with one of them deleted, or `null` where it is not one of them. */
export function withoutFile(attachments: readonly Attachment[] | null, fileId: string): Attachment[] | null {
  if (!attachments?.some(({ id }) => id === fileId)) return null;
  return attachments.map((each) => (each.id === fileId ? { id: each.id, file: null } : each));
}

/** Returns whether the sender can still delete what was sent with a message. */
export const canDeleteFiles = (sentAt: Date, now: Date): boolean => now < deletableUntil(sentAt);

/** Returns whether a message was sent with these files, in this order. */
export const hasFiles = (row: Pick<MessageFacts, "attachments">, fileIds: readonly string[]): boolean => {
  const sent = row.attachments ?? [];
  return sent.length === fileIds.length && sent.every(({ id }, at) => id === fileIds[at]);
};
