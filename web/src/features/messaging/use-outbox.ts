import type { CurrentUser } from "@triptych/contract/accounts";
import { listContacts, listMessages, sendMessage, type Message } from "@triptych/contract/messaging";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { call, newIdempotencyKey } from "../../platform/api-client.ts";
import { ApiError, sentenceOf } from "../../platform/api-error.ts";
import { findOwner } from "../../platform/owner.ts";
import { keyOf, sessionKey } from "../../platform/query.ts";
import { useUser } from "../../platform/session.tsx";
import type { History } from "./history.ts";
import { createOutbox, type Outbox, type Outgoing } from "./outbox.ts";
import { createOutboxStorage } from "./outbox-storage.ts";

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
    send: ({ contactId, content, attachments, key }) =>
      call(
        sendMessage,
        {
          body: {
            receiverId: contactId,
            content,
            ...(attachments && { attachments: attachments.map(({ id }) => id) }),
          },
        },
        { idempotencyKey: key, signal: AbortSignal.timeout(sendTimeoutMs) },
      ),
    explain: (error) => ({ failure: sentenceOf(error, "Failed to send message"), isPassing: isPassing(error) }),
    onSent: (contactId, message) => {
      takeWatcher(contactId)?.onSent();
      void refreshAfter(client, contactId, message);
    },
    onFailed: (contactId) => takeWatcher(contactId)?.onFailed(),
    newKey: newIdempotencyKey,
    now: () => new Date(),
    storage: createOutboxStorage(userId),
    alone: (contactId, work) => lockIn(`outbox:${userId}:${contactId}`, work),
    isOwn: () => {
      const session = client.getQueryData<CurrentUser | null>(sessionKey);
      return session?.id === userId && (findOwner() ?? userId) === userId;
    },
    later: (ms, work) => void setTimeout(work, ms),
  });
}

// NOTE: browsers have no locks on plain http addresses. There the messages' keys alone keep them from arriving twice.
async function lockIn(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request(name, work) : work());
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

/** Returns whether a message may be sent later by itself: the server was not reached, was busy, or the session has ended. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code === "signed_out" || [0, 429, 502, 503, 504].includes(error.status);
}
