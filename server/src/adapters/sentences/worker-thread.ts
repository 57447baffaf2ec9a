import { Worker } from "node:worker_threads";
import { joinVectors } from "@triptych/matching-engine/join-vectors";
import { sentenceEncoderName } from "@triptych/matching-engine/sentence-encoder-name";
import type { Log } from "../../platform/process/log.ts";
import type { SentenceEncoder } from "./sentences.ts";
import type { FromEncoder, ToEncoder } from "./thread-messages.ts";

export interface ThreadEncoderOptions {
  log: Pick<Log, "warn">;
  nowMs?: () => number;
  /** Names the file that runs in the thread, for tests. */
  file?: URL;
}

interface Waiting {
  text: string;
  isUrgent: boolean;
  vector: Promise<Int8Array>;
  resolve: (vector: Int8Array) => void;
  reject: (error: unknown) => void;
}

const threadFile = new URL("./thread.ts", import.meta.url);
/** Counts the vectors that are remembered, of 128 bytes each, the least recently used of which go first. */
const rememberedAtMost = 10_000;
/** Limits the texts that wait. More are refused, because nobody would have them in time. */
const waitingAtMost = 500;
/**
 * Limits the texts that are encoded together: a sentence of eight takes half of the time that it takes alone. Fewer of those that nobody waits for go
 * together, because what somebody waits for comes after them.
 */
const togetherAtMost = { urgent: 8, patient: 4 };
/** Sets how long the encoder is left alone after its thread failed. */
const pauseMs = 60_000;

/** Creates the encoder that the product ships, in a thread of its own. The thread starts with the first text, and a failed one is replaced later. */
export function createThreadEncoder({
  log,
  nowMs = () => performance.now(),
  file = threadFile,
}: ThreadEncoderOptions): SentenceEncoder {
  const remembered = new Map<string, Int8Array>();
  const waiting = new Map<string, Waiting>();
  let current: readonly Waiting[] = [];
  let worker: Worker | undefined;
  let pausedUntil = -Infinity;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(file, { name: "sentence encoder" });
    // NOTE: it never keeps the process alive.
    started.unref();
    started.on("message", ({ vectors }: FromEncoder) => {
      const done = current;
      current = [];
      for (const [at, { text, resolve }] of done.entries()) {
        waiting.delete(text);
        remember(text, vectors[at]!);
        resolve(vectors[at]!);
      }
      workOn();
    });
    started.on("error", (error) => log.warn({ err: error }, "the sentence encoder failed; searches go without it"));
    started.on("exit", giveUp);
    return started;
  }

  function giveUp() {
    worker = undefined;
    current = [];
    pausedUntil = nowMs() + pauseMs;
    for (const { reject } of waiting.values()) reject(new Error("The sentence encoder's thread has ended."));
    waiting.clear();
  }

  /** Sends the next texts together, the urgent ones first. */
  function workOn() {
    if (current.length > 0 || isClosed) return;
    const all = [...waiting.values()];
    const urgent = all.filter(({ isUrgent }) => isUrgent);
    current = urgent.length > 0 ? urgent.slice(0, togetherAtMost.urgent) : all.slice(0, togetherAtMost.patient);
    if (current.length === 0) return;
    worker ??= start();
    worker.postMessage({ texts: current.map(({ text }) => text) } satisfies ToEncoder, []);
  }

  function remember(text: string, vector: Int8Array) {
    remembered.delete(text);
    remembered.set(text, vector);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= rememberedAtMost) return;
      remembered.delete(oldest);
    }
  }

  async function encodeOne(text: string, isWaitedFor: boolean): Promise<Int8Array> {
    const known = remembered.get(text);
    if (known) {
      remember(text, known);
      return known;
    }
    const asked = waiting.get(text) ?? ask(text);
    asked.isUrgent ||= isWaitedFor;
    // NOTE: by then all texts of the call wait, so that they go together.
    queueMicrotask(workOn);
    return asked.vector;
  }

  function ask(text: string): Waiting {
    const { promise, resolve, reject } = Promise.withResolvers<Int8Array>();
    const asked = { text, isUrgent: false, vector: promise, resolve, reject };
    waiting.set(text, asked);
    return asked;
  }

  const mayAsk = () => !isClosed && nowMs() >= pausedUntil && waiting.size < waitingAtMost;

  return {
    model: sentenceEncoderName,
    encode: async (texts, { isWaitedFor, signal }) => {
      if (texts.length === 0) return null;
      if (!texts.every((text) => remembered.has(text)) && !mayAsk()) return null;
      // NOTE: what comes too late for this call is remembered for the next one.
      const all = Promise.all(texts.map((text) => encodeOne(text, isWaitedFor))).then(joinVectors, () => null);
      return Promise.race([all, ended(signal)]);
    },
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}

function ended(signal: AbortSignal): Promise<null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(null), { once: true }));
}
