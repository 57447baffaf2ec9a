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

/** Returns the signed-in person's outbox, which stays when the screens that show it close. */
export function useOutbox(): Outbox {
  const client = useQueryClient();
  const { id } = useUser();
  return outboxOf(client, id);
}

export function useOutgoing(contactId: string): readonly Outgoing[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, () => outbox.list(contactId));
}

/** Callbacks for the first message that is sent after a search. */
export interface SendWatcher {
  onSent: () => void;
  onFailed: () => void;
}

const watchers = new Map<string, SendWatcher>();

/** Watches the next message to this person, once. */
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
    // NOTE: not called while offline, because the message waits and has not failed yet.
    onFailed: (contactId) => {
      if (navigator.onLine) takeWatcher(contactId)?.onFailed();
    },
    newKey: newIdempotencyKey,
    now: () => new Date(),
    storage: storageOf(userId),
  });
}

// NOTE: does not add the reply by itself, because a message of the other side may come before it. Where the real-time
// channel has not delivered it, fetches the conversation again.
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

// Uses the prefix of the drafts, so that signing out removes it too.
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
        // NOTE: storage is full or switched off, so waiting messages last as long as the page.
      }
    },
  };
}
