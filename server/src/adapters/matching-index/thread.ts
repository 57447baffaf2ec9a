import { enableCompileCache } from "node:module";
import { getHeapStatistics } from "node:v8";
import { parentPort } from "node:worker_threads";
import type { IndexFigures, MatchingIndex } from "./matching-index.ts";
import type { FromThread, ToThread } from "./thread-messages.ts";

/**
 * Runs the index in the thread that `worker-thread.ts` starts. Calls are worked on in the order of their arrival, those that
 * were sent while the engine was being loaded included.
 */
const port = parentPort!;

// NOTE: what follows is loaded here, so that the compile cache is used.
enableCompileCache();
const loading = import("./same-thread.ts").then(({ createSameThreadIndex }) => measured(createSameThreadIndex()));
const streams = new Map<number, AsyncIterator<unknown>>();

port.on("message", (message: ToThread) => void reply(message));

async function reply(message: ToThread) {
  const { id } = message;
  try {
    send({ id, result: await work(await loading, message) });
  } catch (error) {
    send({ id, error });
  }
}

async function work(index: MatchingIndex, message: ToThread): Promise<unknown> {
  if ("call" in message) return (index[message.call] as (...given: unknown[]) => Promise<unknown>)(...message.given);
  if ("open" in message) return open(index, message);
  if ("stop" in message) return stop(message.stop);
  const next = await streams.get(message.next)?.next();
  if (next?.done) streams.delete(message.next);
  return next?.done ? undefined : next?.value;
}

/** Opens a stream and returns its number. */
function open(index: MatchingIndex, { id, open: name }: Extract<ToThread, { open: unknown }>): number {
  streams.set(id, index[name]()[Symbol.asyncIterator]());
  return id;
}

async function stop(stream: number) {
  await streams.get(stream)?.return?.();
  streams.delete(stream);
}

function send(message: FromThread) {
  port.postMessage(message);
}

/** Adds the memory of this thread to the figures. */
function measured(index: MatchingIndex): MatchingIndex {
  return { ...index, measure: async () => ({ ...(await index.measure()), memory: ownMemory() }) };
}

function ownMemory(): IndexFigures["memory"] {
  const { used_heap_size, heap_size_limit, external_memory } = getHeapStatistics();
  return { heapBytes: used_heap_size, heapLimitBytes: heap_size_limit, outsideHeapBytes: external_memory };
}
