import type { CurrentUser } from "@triptych/contract/accounts";
import { listContacts, listMessages, sendMessage, type Message } from "@triptych/contract/messaging";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { call, newIdempotencyKey } from "../../platform/api-client.ts";
import { ApiError, hasCode, sentenceOf } from "../../platform/api-error.ts";
import { findOwner } from "../../platform/owner.ts";
import { uploadFile } from "../../platform/upload.ts";
import { keyOf, sessionKey } from "../../platform/query.ts";
import { useUser } from "../../platform/session.tsx";
import type { History } from "./history.ts";
import { createOutbox, type Outbox, type Outgoing } from "./outbox.ts";
import { createOutboxStorage } from "./outbox-storage.ts";
import { createOutgoingUploads, FileNotKept, type OutgoingUploads } from "./outgoing-uploads.ts";
import { discardFile } from "./use-attachment-tray.ts";

const sendTimeoutMs = 20_000;
const notKept = "this browser does not have it any more. Please send it again.";
/** Sets how long a sent message may take to come back as an event before it is fetched. */
const deliveredWithinMs = 500;

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

const uploadsByUser = new Map<string, OutgoingUploads>();
// NOTE: loaded on its own, because the first page does not need it. The service worker has it without a connection too.
const loadKept = async () => (await import("../../platform/offline/working-offline.ts")).keptFiles;

/** Returns the files of the signed-in person's unsent messages. */
export function useOutgoingUploads(): OutgoingUploads {
  return uploadsOf(useUser().id);
}

/** Returns how much of a file has arrived, from 0 to 1. */
export function useShareOf(key: string): number {
  const uploads = useOutgoingUploads();
  return useSyncExternalStore(uploads.subscribe, () => uploads.shareOf(key));
}

function uploadsOf(userId: string): OutgoingUploads {
  const existing = uploadsByUser.get(userId);
  if (existing) return existing;
  const created = createOutgoingUploads({
    upload: (file, options) => uploadFile(file, { purpose: "attachment", ...options }),
    kept: {
      put: async (files) => (await loadKept()).put(userId, files),
      find: async (key) => (await loadKept()).find(userId, key),
      list: async () => (await loadKept()).list(userId),
      remove: async (keys) => (await loadKept()).remove(userId, keys),
    },
  });
  uploadsByUser.set(userId, created);
  return created;
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
  const storage = createOutboxStorage(userId);
  const uploads = uploadsOf(userId);
  void uploads.forgetOthers(() => storage.list().flatMap(({ files }) => files?.map(({ key }) => key) ?? []));
  return createOutbox({
    upload: uploads.send,
    forgetFiles: (files, why) => {
      uploads.forget(files.map(({ key }) => key));
      if (why === "discarded") for (const { file } of files) if (file) discardFile(file);
    },
    send: ({ contactId, content, files, key }) =>
      call(
        sendMessage,
        {
          body: {
            receiverId: contactId,
            content,
            ...(files && { attachments: files.map(({ file }) => file!.id) }),
          },
        },
        { idempotencyKey: key, signal: AbortSignal.timeout(sendTimeoutMs) },
      ),
    explain: (error) => ({
      failure: error instanceof FileNotKept ? notKept : sentenceOf(error, "Failed to send message"),
      isPassing: isPassing(error),
      areFilesGone: hasCode(error, "not_found"),
    }),
    onSent: (contactId, message) => {
      takeWatcher(contactId)?.onSent();
      void refreshAfter(client, contactId, message);
    },
    onFailed: (contactId) => takeWatcher(contactId)?.onFailed(),
    newKey: newIdempotencyKey,
    now: () => new Date(),
    storage,
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
// channel does not deliver it, which it does right after the reply, fetches the conversation again.
async function refreshAfter(client: QueryClient, contactId: string, { id }: Message) {
  await new Promise((resolve) => setTimeout(resolve, deliveredWithinMs));
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
  if (error instanceof FileNotKept) return false;
  if (!(error instanceof ApiError)) return true;
  return error.code === "signed_out" || [0, 429, 502, 503, 504].includes(error.status);
}
