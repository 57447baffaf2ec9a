import { Worker } from "node:worker_threads";
import type { ClauseMeaning, TextWithClauses } from "@triptych/matching-engine/matcher";
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

/** Is a text to be encoded, or a brief whose clauses are to be read. */
type Asked = { text: string } | { brief: TextWithClauses };
type Answer = Int8Array | readonly ClauseMeaning[];

interface Waiting {
  key: string;
  asked: Asked;
  isUrgent: boolean;
  answer: Promise<Answer>;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const threadFile = new URL("./thread.ts", import.meta.url);
/** Counts the vectors and readings that are remembered, of 128 bytes and some hundred, the least recently used of which go first. */
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
  const remembered = new Map<string, Answer>();
  const waiting = new Map<string, Waiting>();
  let current: readonly Waiting[] = [];
  let worker: Worker | undefined;
  let pausedUntil = -Infinity;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(file, { name: "sentence encoder" });
    // NOTE: it never keeps the process alive.
    started.unref();
    started.on("message", (sent: FromEncoder) => {
      const answers = "clauses" in sent ? [sent.clauses] : sent.vectors;
      const done = current;
      current = [];
      for (const [at, { key, resolve }] of done.entries()) {
        waiting.delete(key);
        remember(key, answers[at]!);
        resolve(answers[at]!);
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

  /** Sends the next texts together, the urgent ones first, or a brief alone. */
  function workOn() {
    if (current.length > 0 || isClosed) return;
    const all = [...waiting.values()];
    const urgent = all.filter(({ isUrgent }) => isUrgent);
    const next = urgent.length > 0 ? urgent : all;
    if (next.length === 0) return;
    worker ??= start();
    const { asked } = next[0]!;
    if ("brief" in asked) {
      current = next.slice(0, 1);
      worker.postMessage({ brief: asked.brief } satisfies ToEncoder, []);
      return;
    }
    current = next.filter(isText).slice(0, urgent.length > 0 ? togetherAtMost.urgent : togetherAtMost.patient);
    worker.postMessage({ texts: current.filter(isText).map((one) => one.asked.text) } satisfies ToEncoder, []);
  }

  function remember(key: string, answer: Answer) {
    remembered.delete(key);
    remembered.set(key, answer);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= rememberedAtMost) return;
      remembered.delete(oldest);
    }
  }

  async function answerTo(key: string, asked: Asked, isWaitedFor: boolean): Promise<Answer> {
    const known = remembered.get(key);
    if (known) {
      remember(key, known);
      return known;
    }
    const one = waiting.get(key) ?? ask(key, asked);
    one.isUrgent ||= isWaitedFor;
    // NOTE: by then all texts of the call wait, so that they go together.
    queueMicrotask(workOn);
    return one.answer;
  }

  function ask(key: string, asked: Asked): Waiting {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const one = { key, asked, isUrgent: false, answer: promise, resolve, reject };
    waiting.set(key, one);
    return one;
  }

  const encodeOne = (text: string, isWaitedFor: boolean) => answerTo(text, { text }, isWaitedFor) as Promise<Int8Array>;

  const readOne = (brief: TextWithClauses, isWaitedFor: boolean) =>
    answerTo(keyOf(brief), { brief }, isWaitedFor) as Promise<readonly ClauseMeaning[]>;

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
    readClauses: async (brief, { isWaitedFor, signal }) => {
      if (brief.clauses.length === 0) return null;
      if (!remembered.has(keyOf(brief)) && !mayAsk()) return null;
      return Promise.race([readOne(brief, isWaitedFor).catch(() => null), ended(signal)]);
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

/** Keeps a brief apart from a sentence with the same words. */
const keyOf = ({ text }: TextWithClauses) => `clauses of ${text}`;

const isText = (one: Waiting): one is Waiting & { asked: { text: string } } => "text" in one.asked;
