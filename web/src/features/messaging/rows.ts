import type { Message } from "@triptych/contract/messaging";
import type { Outgoing } from "./outbox.ts";

/** Holds a row of the message list. */
export type Row =
  | { kind: "day"; key: string; day: string }
  | { kind: "message"; key: string; message: Message; isFirstOfRun: boolean }
  | { kind: "outgoing"; key: string; outgoing: Outgoing; isFirstOfRun: boolean };

/** Sets how far apart, in milliseconds, messages of one person may be to be shown as one group. */
const runMs = 5 * 60_000;

/**
 * Returns the rows of the stored messages, then those of the messages being sent. A message keeps its key (its idempotency
 * key) when it arrives, so that it is shown once and does not jump.
 */
export function rowsOf(messages: readonly Message[], outgoing: readonly Outgoing[], ownId: string): Row[] {
  const rows: Row[] = [];
  let previous: { day: string; author: string; atMs: number } | undefined;

  const add = (at: Date, author: string, row: (isFirstOfRun: boolean) => Row) => {
    const [day, atMs] = [at.toDateString(), at.getTime()];
    if (previous?.day !== day)
      rows.push({ kind: "day", key: `day:${day}:${rows.length === 0 ? "first" : ""}`, day: at.toISOString() });
    const isSameRun = previous?.day === day && previous.author === author && atMs - previous.atMs < runMs;
    rows.push(row(!isSameRun));
    previous = { day, author, atMs };
  };

  const arrived = new Set<string>();
  for (const message of messages) {
    const { idempotencyKey } = message;
    if (idempotencyKey !== null) arrived.add(idempotencyKey);
    add(new Date(message.createdAt), `${message.senderId}:${message.writtenBy.id}`, (isFirstOfRun) => ({
      kind: "message",
      key: idempotencyKey ?? message.id,
      message,
      isFirstOfRun,
    }));
  }
  for (const each of outgoing) {
    if (arrived.has(each.key)) continue;
    add(new Date(each.startedAt), `${ownId}:outgoing`, (isFirstOfRun) => ({
      kind: "outgoing",
      key: each.key,
      outgoing: each,
      isFirstOfRun,
    }));
  }
  return rows;
}
