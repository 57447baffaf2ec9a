import { listContacts, listMessages, sendMessage, type Message } from "@triptych/contract/messaging";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { call, newIdempotencyKey } from "../../platform/api-client.ts";
import { ApiError, sentenceOf } from "../../platform/api-error.ts";
import { keyOf } from "../../platform/query.ts";
import { useUser } from "../../platform/session.tsx";
import type { History } from "./history.ts";
import { createOutbox, type Outbox, type Outgoing } from "./outbox.ts";

const sendTimeoutMs = 20_000;

/** The signed-in person's outbox: it outlives the screens that show it. */
export function useOutbox(): Outbox {
  const client = useQueryClient();
  const { id } = useUser();
  return outboxOf(client, id);
}

export function useOutgoing(contactId: string): readonly Outgoing[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, () => outbox.list(contactId));
}

/** Told of what happens to messages that were sent from a conversation that a search led to. */
export interface SendWatcher {
  onSent: () => void;
  onFailed: () => void;
}

const watchers = new Map<string, SendWatcher>();

/** The next message to this person is watched, once. */
export function watchNextSend(contactId: string, watcher: SendWatcher) {
  watchers.set(contactId, watcher);
}

const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

function outboxOf(client: QueryClient, userId: string): Outbox {
  const ofClient = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, ofClient);
  const existing = ofClient.get(userId);
  if (existing) return existing;
  const created = openOutbox(client, userId);
  ofClient.set(userId, created);
  return created;
}

function openOutbox(client: QueryClient, userId: string): Outbox {
  return createOutbox({
    send: (receiverId, content, idempotencyKey) =>
      call(
        sendMessage,
        { body: { receiverId, content } },
        { idempotencyKey, signal: AbortSignal.timeout(sendTimeoutMs) },
      ),
    explain,
    onSent: (contactId, message) => {
      takeWatcher(contactId)?.onSent();
      void refreshAfter(client, contactId, message);
    },
    // Offline nothing has failed yet: the message waits, and so does who watches it.
    onFailed: (contactId) => {
      if (navigator.onLine) takeWatcher(contactId)?.onFailed();
    },
    newKey: newIdempotencyKey,
    now: () => new Date(),
    storage: storageOf(userId),
  });
}

// The answer alone is not added: somebody else's message may lie between it and what is held. Where the real-time channel
// has not brought it, the conversation catches up.
async function refreshAfter(client: QueryClient, contactId: string, { id }: Message) {
  const historyKey = keyOf(listMessages, { params: { userId: contactId }, query: {} });
  const held = client.getQueryData<History>(historyKey);
  if (held?.messages.some((message) => message.id === id)) return;
  await Promise.all([
    client.invalidateQueries({ queryKey: historyKey }),
    client.invalidateQueries({ queryKey: keyOf(listContacts) }),
  ]);
}

function takeWatcher(contactId: string): SendWatcher | undefined {
  const watcher = watchers.get(contactId);
  watchers.delete(contactId);
  return watcher;
}

function explain(error: unknown) {
  const isPassing = !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;
  return { failure: sentenceOf(error, "Failed to send message"), isPassing };
}

// Under the drafts' prefix, so that signing out forgets it with them.
function storageOf(userId: string) {
  const key = `draft:outbox:${userId}`;
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (text: string | null) => {
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // Storage is full or switched off: what waits is kept as long as the page.
      }
    },
  };
}
