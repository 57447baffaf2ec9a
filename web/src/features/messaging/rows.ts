import type { Message } from "@triptych/contract/messaging";
import type { Outgoing } from "./outbox.ts";

/** What the message list shows, line by line. */
export type Row =
  | { kind: "day"; key: string; day: string }
  | { kind: "message"; key: string; message: Message; isFirstOfRun: boolean }
  | { kind: "outgoing"; key: string; outgoing: Outgoing; isFirstOfRun: boolean };

/** Messages closer together than this, by one hand, stand as one run. */
const runMs = 5 * 60_000;

/**
 * Stored messages and, after them, those on their way. A message keeps its key when it arrives (its idempotency key), so
 * that it is shown once and does not jump.
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
