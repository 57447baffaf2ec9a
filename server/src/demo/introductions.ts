import { msPerHour } from "@triptych/contract/durations";
import { figuresStore } from "../features/introductions/figures/store.ts";
import { closesAt, stateAfter, stateAt } from "../features/introductions/rules.ts";
import { introductionsStore } from "../features/introductions/store.ts";
import { messagesStore } from "../features/messaging/messages/store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { createIds } from "../platform/process/ids.ts";
import type { DemoConversation, DemoMessage, DemoWriter } from "./conversations.ts";
import type { WrittenIntroduction } from "./marketplace.ts";

/** Returns the conversations that began with introductions. */
export function conversationsOf(
  written: WrittenIntroduction[],
  { writers, now }: { writers: ReadonlyMap<string, DemoWriter>; now: Date },
): DemoConversation[] {
  return written.map(({ from, to, hoursAgo, text, answer }) => {
    const [sender, recipient] = [writers.get(from)!, writers.get(to)!];
    const messages: DemoMessage[] = [{ sender, content: text, sentAt: hoursBefore(now, hoursAgo) }];
    if (answer) messages.push({ sender: recipient, content: answer.text, sentAt: hoursBefore(now, answer.hoursAgo) });
    return { between: [sender, recipient], messages };
  });
}

/** Inserts introductions in the state in which time and answers have left them, and counts the answers. */
export async function insertIntroductions(
  tx: Transaction,
  written: WrittenIntroduction[],
  { writers, now }: { writers: ReadonlyMap<string, DemoWriter>; now: Date },
): Promise<void> {
  const recipients = new Set<string>();
  for (const { from, to, hoursAgo, card, answer, withdrawnHoursAgo } of written) {
    const createdAt = hoursBefore(now, hoursAgo);
    const answeredAt = answer ? hoursBefore(now, answer.hoursAgo) : null;
    const withdrawnAt = withdrawnHoursAgo === undefined ? null : hoursBefore(now, withdrawnHoursAgo);
    const given = withdrawnAt ? "withdrawn" : answer ? stateAfter[answer.kind] : "open";
    const open = { state: given, closesAt: closesAt(createdAt), answeredAt };
    const { state, endedAt } = stateAt(
      { ...open, endedAt: withdrawnAt ?? (given === "open" ? null : answeredAt) },
      now,
    );
    const recipientId = writers.get(to)!.userId;
    recipients.add(recipientId);
    await introductionsStore(tx).insert({
      ...open,
      // NOTE: an introduction's id holds the time at which it was made.
      id: createIds({ now: () => createdAt })(),
      senderId: writers.get(from)!.userId,
      recipientId,
      card,
      state,
      answer: answer?.kind ?? null,
      reason: answer?.reason ?? null,
      createdAt,
      endedAt,
    });
    const pair = { senderId: writers.get(from)!.userId, receiverId: recipientId };
    if (state === "open" && !answeredAt) await awaitReply(tx, pair);
    else await markRead(tx, pair, now);
  }
  await figuresStore(tx).countAgain([...recipients]);
}

interface Pair {
  senderId: string;
  receiverId: string;
}

async function awaitReply(tx: Transaction, { senderId, receiverId }: Pair): Promise<void> {
  const conversation = await messagesStore(tx).findConversation(senderId, receiverId);
  if (conversation) await messagesStore(tx).updateAwaited(conversation.id, receiverId);
}

/** Marks what the two wrote as read. */
async function markRead(tx: Transaction, { senderId, receiverId }: Pair, now: Date): Promise<void> {
  const conversation = await messagesStore(tx).findConversation(senderId, receiverId);
  const upToId = conversation?.lastMessageId ?? null;
  if (upToId === null) return;
  await messagesStore(tx).updateRead({ receiverId, senderId, upToId }, now);
  await messagesStore(tx).updateRead({ receiverId: senderId, senderId: receiverId, upToId }, now);
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * msPerHour);
