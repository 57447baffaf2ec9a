import type { Message } from "@triptych/contract/messaging";
import type { Outgoing } from "./outbox.ts";

/** Holds a row of the message list. */
export type Row =
  | { kind: "day"; key: string; day: string }
  | { kind: "message"; key: string; message: Message; isFirstOfRun: boolean; isLastOfRun: boolean }
  | { kind: "outgoing"; key: string; outgoing: Outgoing; isFirstOfRun: boolean; isLastOfRun: boolean };

/** Sets how far apart, in milliseconds, messages of one person may be to be shown as one group. */
const runMs = 5 * 60_000;

/**
 * Returns the rows of the stored messages, then those of the messages being sent. A message keeps its key (its idempotency
 * key) when it arrives, so that it is shown once and does not jump.
 */
export function rowsOf(messages: readonly Message[], outgoing: readonly Outgoing[], ownId: string): Row[] {
  const rows: Row[] = [];
  let previous: { day: string; author: string; atMs: number } | undefined;

  const add = (at: Date, author: string, row: (isFirstOfRun: boolean) => Exclude<Row, { kind: "day" }>) => {
    const [day, atMs] = [at.toDateString(), at.getTime()];
    if (previous?.day !== day)
      rows.push({ kind: "day", key: `day:${day}:${rows.length === 0 ? "first" : ""}`, day: at.toISOString() });
    const isSameRun = previous?.day === day && previous.author === author && atMs - previous.atMs < runMs;
    const before = rows.at(-1);
    if (isSameRun && before && before.kind !== "day") before.isLastOfRun = false;
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
      isLastOfRun: true,
    }));
  }
  for (const each of outgoing) {
    if (arrived.has(each.key)) continue;
    add(new Date(each.startedAt), `${ownId}:outgoing`, (isFirstOfRun) => ({
      kind: "outgoing",
      key: each.key,
      outgoing: each,
      isFirstOfRun,
      isLastOfRun: true,
    }));
  }
  return rows;
}

/** Returns the accounts for which several people wrote, so that each of them is named: a team shares one account. */
export function accountsOfSeveral(messages: readonly Message[]): Set<string> {
  const writers = new Map<string, string>();
  const several = new Set<string>();
  for (const { senderId, writtenBy } of messages) {
    const known = writers.get(senderId) ?? writtenBy.id;
    if (known !== writtenBy.id) several.add(senderId);
    writers.set(senderId, known);
  }
  return several;
}
