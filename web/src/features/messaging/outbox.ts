import type { Message } from "@triptych/contract/messaging";

/** Holds a message that is being sent. NOTE: sending it twice with the same key stores it once. */
export interface Outgoing {
  key: string;
  content: string;
  startedAt: string;
  state: "sending" | "sent" | "failed";
  /** Says why it failed, in a sentence. */
  failure?: string;
  /** Says whether the same message may succeed later, as after a lost connection. */
  isPassing?: boolean;
}

export interface OutboxDeps {
  send: (contactId: string, content: string, key: string) => Promise<Message>;
  explain: (error: unknown) => { failure: string; isPassing: boolean };
  onSent: (contactId: string, message: Message) => void;
  onFailed: (contactId: string, failure: string) => void;
  newKey: () => string;
  now: () => Date;
  /** Keeps the waiting messages across a reload, as one text. */
  storage: { read: () => string | null; write: (text: string | null) => void };
}

export type Outbox = ReturnType<typeof createOutbox>;

const nothing: readonly Outgoing[] = [];

/** Sends each conversation's messages one at a time, in their order, and keeps them until they have arrived. */
export function createOutbox(deps: OutboxDeps) {
  const queues = new Map<string, readonly Outgoing[]>(readKept(deps.storage.read()));
  const busy = new Set<string>();
  const listeners = new Set<() => void>();

  function change(contactId: string, next: readonly Outgoing[]) {
    if (next.length === 0) queues.delete(contactId);
    else queues.set(contactId, next);
    deps.storage.write(queues.size === 0 ? null : JSON.stringify([...queues]));
    for (const notify of listeners) notify();
  }

  const list = (contactId: string): readonly Outgoing[] => queues.get(contactId) ?? nothing;

  function update(contactId: string, key: string, changes: Partial<Outgoing>) {
    change(
      contactId,
      list(contactId).map((each) => (each.key === key ? { ...each, ...changes } : each)),
    );
  }

  async function work(contactId: string) {
    if (busy.has(contactId)) return;
    busy.add(contactId);
    for (let next = nextOf(contactId); next; next = nextOf(contactId)) await sendOne(contactId, next);
    busy.delete(contactId);
  }

  const nextOf = (contactId: string) => list(contactId).find(({ state }) => state === "sending");

  async function sendOne(contactId: string, { key, content }: Outgoing) {
    try {
      const message = await deps.send(contactId, content, key);
      update(contactId, key, { state: "sent" });
      deps.onSent(contactId, message);
    } catch (error) {
      const { failure, isPassing } = deps.explain(error);
      // Marks the messages after it as failed too, so that messages never overtake each other.
      change(
        contactId,
        list(contactId).map((each) => failed(each, each.key === key ? { failure, isPassing } : { isPassing })),
      );
      deps.onFailed(contactId, failure);
    }
  }

  function retry(contactId: string) {
    change(
      contactId,
      list(contactId).map((each) => (each.state === "failed" ? { ...each, state: "sending" } : each)),
    );
    void work(contactId);
  }

  return {
    list,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (contactId: string, content: string) => {
      const outgoing: Outgoing = {
        key: deps.newKey(),
        content,
        startedAt: deps.now().toISOString(),
        state: "sending",
      };
      const isStuck = list(contactId).some(({ state }) => state === "failed");
      change(contactId, [...list(contactId), outgoing]);
      if (isStuck) retry(contactId);
      else void work(contactId);
    },
    /** Sends the failed messages of this conversation again, in their order. */
    retry,
    /** Sends the messages again that wait or failed for a reason that may have passed. */
    retryPassing: () => {
      for (const [contactId, queue] of queues) {
        if (queue.some(({ state, isPassing }) => state === "sending" || (state === "failed" && isPassing)))
          retry(contactId);
      }
    },
    discard: (contactId: string, key: string) =>
      change(
        contactId,
        list(contactId).filter((each) => each.key !== key),
      ),
    /** Removes sent messages that are now among the stored ones. */
    forgetArrived: (contactId: string, messages: readonly Message[]) => {
      const queue = list(contactId);
      const keys = new Set(messages.map(({ idempotencyKey }) => idempotencyKey));
      const left = queue.filter(({ key, state }) => state !== "sent" || !keys.has(key));
      if (left.length < queue.length) change(contactId, left);
    },
  };
}

function failed(outgoing: Outgoing, why: Pick<Outgoing, "failure" | "isPassing">): Outgoing {
  if (outgoing.state !== "sending") return outgoing;
  const { key, content, startedAt } = outgoing;
  return { key, content, startedAt, state: "failed", ...why };
}

function readKept(text: string | null): [string, readonly Outgoing[]][] {
  try {
    return text === null ? [] : (JSON.parse(text) as [string, readonly Outgoing[]][]);
  } catch {
    return [];
  }
}
