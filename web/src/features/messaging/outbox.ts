import type { StoredFile } from "@triptych/contract/files";
import type { Message } from "@triptych/contract/messaging";

/** Holds a file of a message: uploaded, or chosen and not uploaded yet. */
export interface OutgoingFile {
  key: string;
  name: string;
  bytes: number;
  /** Holds a small version of the picture as an address; null where it is none. */
  preview: string | null;
  /** Is there once it is uploaded. */
  file: StoredFile | null;
  /** Says why it is not taken, in a sentence. */
  problem: string | null;
}

/** Holds a message that is being sent. NOTE: sending it twice with the same key stores it once. */
export interface Outgoing {
  key: string;
  contactId: string;
  content: string;
  /** Lists what is sent with it, in its order; absent where there is nothing. */
  files?: OutgoingFile[] | undefined;
  startedAt: string;
  /** Orders the messages of a conversation. */
  order: number;
  /** Says what happens next: a waiting message is sent by itself, a failed one once somebody says so. */
  state: "waiting" | "sending" | "sent" | "failed";
  /** Says why it failed, in a sentence. */
  failure?: string | undefined;
}

/** Keeps the messages across reloads, one entry each, for all tabs of the browser. */
export interface OutboxStorage {
  list: () => Outgoing[];
  put: (outgoing: Outgoing) => void;
  remove: (key: string) => void;
  /** Calls the listener after another tab has changed something. */
  listen: (listener: () => void) => void;
}

export interface OutboxDeps {
  send: (outgoing: Outgoing) => Promise<Message>;
  /** Uploads a file by its key. */
  upload: (key: string) => Promise<StoredFile>;
  /** Forgets what is kept of files whose message was sent or discarded. */
  forgetFiles: (files: readonly OutgoingFile[], why: "sent" | "discarded") => void;
  /**
   * Returns why sending failed, whether it may succeed later by itself, as after a lost connection, and whether the server may have
   * removed the files, because they were not sent for too long.
   */
  explain: (error: unknown) => { failure: string; isPassing: boolean; areFilesGone?: boolean };
  onSent: (contactId: string, message: Message) => void;
  onFailed: (contactId: string, failure: string) => void;
  newKey: () => string;
  now: () => Date;
  storage: OutboxStorage;
  /** Runs the work while no other tab sends to this contact. */
  alone: (contactId: string, work: () => Promise<void>) => Promise<void>;
  /** Returns whether the writer is still the one who is signed in. */
  isOwn: () => boolean;
  later: (ms: number, work: () => void) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

const nothing: readonly Outgoing[] = [];
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/** Sends each conversation's messages one at a time, in their order, and keeps them until they have arrived. */
export function createOutbox(deps: OutboxDeps) {
  const { storage } = deps;
  const queues = new Map<string, readonly Outgoing[]>();
  const busy = new Set<string>();
  const listeners = new Set<() => void>();
  let pauseMs = firstPauseMs;
  let isPlanned = false;

  const list = (contactId: string): readonly Outgoing[] => queues.get(contactId) ?? nothing;
  const nextOf = (contactId: string) => list(contactId).find(isUnsent);
  const find = (contactId: string, key: string) => list(contactId).find((each) => each.key === key);

  function put(outgoing: Outgoing) {
    storage.put(outgoing);
    show([...list(outgoing.contactId).filter(({ key }) => key !== outgoing.key), outgoing], outgoing.contactId);
  }

  function remove({ contactId, key }: Pick<Outgoing, "contactId" | "key">) {
    storage.remove(key);
    show(
      list(contactId).filter((each) => each.key !== key),
      contactId,
    );
  }

  function show(queue: Outgoing[], contactId: string) {
    queues.set(
      contactId,
      queue.sort((one, other) => one.order - other.order),
    );
    for (const notify of listeners) notify();
  }

  /** Takes over what the other tabs of this browser have added, sent and removed. */
  function readStorage() {
    const kept = Map.groupBy(storage.list(), ({ contactId }) => contactId);
    for (const contactId of new Set([...queues.keys(), ...kept.keys()])) {
      const theirs = kept.get(contactId) ?? [];
      if (JSON.stringify(theirs) !== JSON.stringify(list(contactId))) show(theirs, contactId);
    }
  }

  async function work(contactId: string) {
    if (busy.has(contactId) || !nextOf(contactId)) return;
    busy.add(contactId);
    let isStopped = false;
    await deps.alone(contactId, async () => {
      readStorage();
      for (let next = nextOf(contactId); next && !isStopped; next = nextOf(contactId))
        isStopped = !deps.isOwn() || !(await sendOne(next));
    });
    busy.delete(contactId);
    // Sends what was added while the other tabs were told that this one has finished.
    if (!isStopped) void work(contactId);
  }

  /** Sends a message. Returns whether the next one may be sent. */
  async function sendOne(outgoing: Outgoing): Promise<boolean> {
    const { contactId, key } = outgoing;
    put({ ...outgoing, state: "sending" });
    try {
      await uploadFiles(outgoing);
      const complete = find(contactId, key);
      if (!complete) return true;
      const message = await deps.send(complete);
      pauseMs = firstPauseMs;
      put({ ...complete, state: "sent" });
      deps.forgetFiles(complete.files ?? [], "sent");
      deps.onSent(contactId, message);
      return true;
    } catch (error) {
      const left = find(contactId, key);
      if (!left) return true;
      const { failure, isPassing, areFilesGone } = deps.explain(error);
      if (areFilesGone) put({ ...left, files: left.files?.map((each) => ({ ...each, file: null })) });
      if (isPassing) wait(left);
      else fail(find(contactId, key)!, left.files?.find(({ problem }) => problem !== null)?.problem ?? failure);
      return !isPassing;
    }
  }

  /** Uploads the files of a message that are not yet, all at once. Throws what another try does not mend before anything else. */
  async function uploadFiles({ contactId, key: messageKey, files = [] }: Outgoing): Promise<void> {
    const missing = files.filter(({ file }) => file === null);
    const problems = await Promise.all(
      missing.map(async ({ key, name }) => {
        try {
          noteFile(contactId, messageKey, { key, file: await deps.upload(key), problem: null });
          return null;
        } catch (error) {
          const { failure, isPassing } = deps.explain(error);
          if (!isPassing) noteFile(contactId, messageKey, { key, problem: `${name}: ${failure}` });
          return { error, isPassing };
        }
      }),
    );
    const found = problems.filter((each) => each !== null).sort((one, other) => +one.isPassing - +other.isPassing);
    if (found[0]) throw found[0].error;
  }

  function noteFile(contactId: string, messageKey: string, facts: Partial<OutgoingFile>) {
    const outgoing = find(contactId, messageKey);
    if (!outgoing) return;
    const files = outgoing.files?.map((each) => (each.key === facts.key ? { ...each, ...facts } : each));
    put({ ...outgoing, files });
  }

  function wait(outgoing: Outgoing) {
    put({ ...outgoing, state: "waiting" });
    if (isPlanned) return;
    isPlanned = true;
    deps.later(pauseMs, () => {
      isPlanned = false;
      sendWaiting();
    });
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  // Marks the messages after it as failed too, so that messages never overtake each other.
  function fail(outgoing: Outgoing, failure: string) {
    for (const each of list(outgoing.contactId).filter(isUnsent))
      put({ ...each, state: "failed", failure: each.key === outgoing.key ? failure : undefined });
    deps.onFailed(outgoing.contactId, failure);
  }

  function retry(contactId: string) {
    for (const each of list(contactId).filter(({ state }) => state === "failed")) put(again(each));
    void work(contactId);
  }

  /** Sends a message without the files that are not taken, and discards it where nothing is left of it. */
  function sendWithoutRefused(contactId: string, key: string) {
    const outgoing = find(contactId, key);
    if (!outgoing) return;
    const [refused, files] = [true, false].map((isRefused) =>
      (outgoing.files ?? []).filter(({ problem }) => (problem !== null) === isRefused),
    ) as [OutgoingFile[], OutgoingFile[]];
    if (outgoing.content === "" && files.length === 0) discard(contactId, key);
    else {
      put({ ...outgoing, files: files.length === 0 ? undefined : files });
      deps.forgetFiles(refused, "discarded");
    }
    retry(contactId);
  }

  function discard(contactId: string, key: string) {
    const files = find(contactId, key)?.files ?? [];
    remove({ contactId, key });
    deps.forgetFiles(files, "discarded");
  }

  /** Sends what waits. */
  function sendWaiting() {
    for (const contactId of queues.keys()) void work(contactId);
  }

  // NOTE: what was sent before a reload is among the fetched messages.
  for (const { key, state } of storage.list()) if (state === "sent") storage.remove(key);
  readStorage();
  storage.listen(readStorage);

  return {
    list,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (contactId: string, content: string, files?: OutgoingFile[]) => {
      const now = deps.now();
      const order = Math.max(now.getTime(), (list(contactId).at(-1)?.order ?? 0) + 1);
      const words = { key: deps.newKey(), contactId, content, startedAt: now.toISOString(), order };
      put({ ...words, ...(files?.length && { files }), state: "waiting" });
      retry(contactId);
    },
    /** Sends the failed messages of this conversation again, in their order. */
    retry,
    sendWithoutRefused,
    sendWaiting,
    discard,
    /** Removes sent messages that are now among the stored ones. */
    forgetArrived: (contactId: string, messages: readonly Message[]) => {
      const keys = new Set(messages.map(({ idempotencyKey }) => idempotencyKey));
      for (const each of list(contactId)) if (each.state === "sent" && keys.has(each.key)) remove(each);
    },
  };
}

const again = (failed: Outgoing): Outgoing => ({
  ...failed,
  state: "waiting",
  failure: undefined,
  ...(failed.files && { files: failed.files.map((each) => ({ ...each, problem: null })) }),
});

const isUnsent = ({ state }: Outgoing) => state === "waiting" || state === "sending";
