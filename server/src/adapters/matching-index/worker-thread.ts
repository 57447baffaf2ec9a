import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Log } from "../../platform/process/log.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { BriefEngine, MatchingIndex } from "./matching-index.ts";
import type { FromThread, ThreadCall, ThreadStream, ToThread } from "./thread-messages.ts";

export interface ThreadIndexOptions {
  log: Pick<Log, "error">;
  /** Runs when the thread has ended by itself, before another one is started. */
  onRestart?: () => void;
  /** Names the file that runs in the thread, for tests. */
  file?: URL;
}

const threadFile = new URL("./thread.ts", import.meta.url);
/** Limits the calls that wait for the thread, so that nobody waits for long. */
const waitingAtMost = 400;
/** Sets how long a thread that ended is left alone; doubled for each further one that ends soon after its start. */
const restartAfterMs = 100;
const restartAfterAtMostMs = 30_000;
const soonMs = 60_000;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

type Unnumbered<Message> = Message extends unknown ? Omit<Message, "id"> : never;

/** Creates an index in a thread of its own, so that searching leaves this one free. A thread that ends is replaced by an empty one. */
export function createThreadIndex({
  log,
  onRestart = () => {},
  file = threadFile,
}: ThreadIndexOptions): MatchingIndex & BriefEngine {
  const waiting = new Map<number, Waiting>();
  const listeners: (() => void)[] = [];
  let lastId = 0;
  let isClosing = false;
  let restartMs = restartAfterMs;
  let worker: Worker | null = start();

  function start(): Worker {
    const startedAt = performance.now();
    const started = new Worker(file, { name: "matching index" });
    started.on("message", settle);
    // NOTE: an error is followed by the thread's end.
    started.on("error", (error) => log.error({ err: error }, "the matching index failed and is started again"));
    started.on("exit", () => {
      if (performance.now() - startedAt > soonMs) restartMs = restartAfterMs;
      void replace();
    });
    return started;
  }

  async function replace() {
    worker = null;
    for (const { reject } of waiting.values()) reject(unavailable());
    waiting.clear();
    if (isClosing) return;
    onRestart();
    await pause(restartMs, undefined, { ref: false });
    restartMs = Math.min(restartMs * 2, restartAfterAtMostMs);
    if (isClosing) return;
    worker = start();
    for (const listener of listeners) listener();
  }

  function settle(message: FromThread) {
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if ("error" in message) call?.reject(message.error);
    else call?.resolve(message.result);
  }

  function send(message: Unnumbered<ToThread>): Promise<unknown> {
    if (!worker || isClosing) return Promise.reject(unavailable());
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ ...message, id }, []);
    return promise;
  }

  const call =
    (name: ThreadCall) =>
    (...given: unknown[]) =>
      send({ call: name, given }) as never;

  /** Makes a call that somebody waits for, unless too many wait already. */
  const ask =
    (name: ThreadCall) =>
    (...given: unknown[]) =>
      (waiting.size < waitingAtMost ? send({ call: name, given }) : Promise.reject(unavailable())) as never;

  async function* parts<Part>(open: ThreadStream): AsyncGenerator<Part> {
    const stream = await send({ open });
    try {
      for (;;) {
        const part = await send({ next: stream as number });
        if (part === undefined) return;
        yield part as Part;
      }
    } finally {
      await send({ stop: stream as number }).catch(() => {});
    }
  }

  async function load(pieces: AsyncIterable<Uint8Array>): Promise<string | null> {
    const feed = (await send({ load: true })) as number;
    const pass = (part: Uint8Array | null) => send({ feed, part }) as Promise<string | null | undefined>;
    let passed: Promise<string | null | undefined> = Promise.resolve(undefined);
    for await (const part of pieces) {
      // NOTE: the thread has the next part already when it is done with one.
      const following = pass(part);
      following.catch(() => {});
      const ended = await passed;
      if (ended !== undefined) return ended;
      passed = following;
    }
    const ended = await passed;
    return ended === undefined ? ((await pass(null)) as string | null) : ended;
  }

  return {
    put: call("put"),
    setMeanings: call("setMeanings"),
    remove: call("remove"),
    listVersions: call("listVersions"),
    listIds: () => parts("listIds"),
    read: ask("read"),
    rereadBrief: ask("rereadBrief"),
    search: ask("search"),
    explain: ask("explain"),
    findBrandsFor: ask("findBrandsFor"),
    scoreBrandFor: ask("scoreBrandFor"),
    improve: ask("improve"),
    draft: ask("draft"),
    listSubjects: ask("listSubjects"),
    readProfileText: ask("readProfileText"),
    quoteReferences: ask("quoteReferences"),
    listSentences: ask("listSentences"),
    describeEngine: call("describeEngine"),
    save: () => parts("save"),
    load,
    measure: call("measure"),
    onLost: (listener) => void listeners.push(listener),
    close: async () => {
      isClosing = true;
      await worker?.terminate();
    },
  };
}

function unavailable(): Refusal {
  return new Refusal("unavailable", { retryAfter: 5 });
}
