import { messagingLimits, type Message } from "@triptych/contract/messaging";

/** Holds a part of a conversation without gaps, from the oldest fetched message to the newest known one. */
export interface History {
  /** Lists the messages, oldest first, each once. */
  messages: readonly Message[];
  /** Says whether the server has older messages. */
  hasOlder: boolean;
}

/** Starts a history with the newest messages. */
export function beginHistory(newest: readonly Message[]): History {
  return { messages: newest, hasOlder: newest.length >= messagingLimits.page };
}

/** Adds newer messages. Returns the same object where nothing is new, so that nothing is drawn again. */
export function addNewer(history: History, newer: readonly Message[]): History {
  const lastId = history.messages.at(-1)?.id ?? "";
  const unknown = newer.filter((message) => message.id > lastId);
  return unknown.length === 0 ? history : { ...history, messages: [...history.messages, ...unknown] };
}

/** Puts a message that has changed in the place of the one that is held. */
export function replaceMessage(history: History, changed: Message): History {
  if (!history.messages.some(({ id }) => id === changed.id)) return history;
  return { ...history, messages: history.messages.map((each) => (each.id === changed.id ? changed : each)) };
}

export function addOlder(history: History, older: readonly Message[]): History {
  const firstId = history.messages[0]?.id ?? "~";
  const unknown = older.filter((message) => message.id < firstId);
  return { messages: [...unknown, ...history.messages], hasOlder: older.length >= messagingLimits.page };
}

/** Returns whether a live message comes right after what is held; otherwise messages in between are missing. */
export function isNext(history: History, previousId: string | null): boolean {
  return (history.messages.at(-1)?.id ?? null) === previousId;
}

/** Returns the newest message of the other side, if any. */
export function newestFrom(history: History, senderId: string): Message | undefined {
  return history.messages.findLast((message) => message.senderId === senderId);
}
