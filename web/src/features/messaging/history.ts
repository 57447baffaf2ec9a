import { messagingLimits, type Message } from "@triptych/contract/messaging";

/** What a page holds of a conversation: an unbroken stretch that ends with the newest message it knows. */
export interface History {
  /** Oldest first, each once. */
  messages: readonly Message[];
  /** There is more before the first one. */
  hasOlder: boolean;
}

/** The first page: the newest messages. */
export function beginHistory(newest: readonly Message[]): History {
  return { messages: newest, hasOlder: newest.length >= messagingLimits.page };
}

/** The same object where nothing is new, so that nothing is drawn again. */
export function addNewer(history: History, newer: readonly Message[]): History {
  const lastId = history.messages.at(-1)?.id ?? "";
  const unknown = newer.filter((message) => message.id > lastId);
  return unknown.length === 0 ? history : { ...history, messages: [...history.messages, ...unknown] };
}

export function addOlder(history: History, older: readonly Message[]): History {
  const firstId = history.messages[0]?.id ?? "~";
  const unknown = older.filter((message) => message.id < firstId);
  return { messages: [...unknown, ...history.messages], hasOlder: older.length >= messagingLimits.page };
}

/** Whether a message that was just heard of comes right after what is held; otherwise something in between is missing. */
export function isNext(history: History, previousId: string | null): boolean {
  return (history.messages.at(-1)?.id ?? null) === previousId;
}

/** The newest message of the other side, if any. */
export function newestFrom(history: History, senderId: string): Message | undefined {
  return history.messages.findLast((message) => message.senderId === senderId);
}
