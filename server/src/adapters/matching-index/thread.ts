import { enableCompileCache } from "node:module";
import { getHeapStatistics } from "node:v8";
import { parentPort } from "node:worker_threads";
import type { BriefEngine, IndexFigures, MatchingIndex } from "./matching-index.ts";
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
const loads = new Map<number, Load>();

/** Describes a load on its way: where its parts go, and how it ends. */
interface Load {
  parts: WritableStreamDefaultWriter<Uint8Array>;
  ended: Promise<string | null>;
}

port.on("message", (message: ToThread) => void reply(message));

async function reply(message: ToThread) {
  const { id } = message;
  try {
    send({ id, result: await work(await loading, message) });
  } catch (error) {
    send({ id, error });
  }
}

async function work(index: MatchingIndex & BriefEngine, message: ToThread): Promise<unknown> {
  if ("call" in message) return (index[message.call] as (...given: unknown[]) => Promise<unknown>)(...message.given);
  if ("open" in message) return open(index, message);
  if ("stop" in message) return stop(message.stop);
  if ("load" in message) return load(index, message.id);
  if ("feed" in message) return feed(message);
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

/** Begins to load a snapshot and returns the number of the load. */
function load(index: MatchingIndex, id: number): number {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const parts = writable.getWriter();
  const ended = index.load(readable);
  // NOTE: whoever feeds it is told.
  ended.catch(() => {});
  loads.set(id, { parts, ended });
  return id;
}

/** Passes a part on. Returns `undefined` where the next part is wanted, otherwise how the load ended. */
async function feed({ feed: id, part }: Extract<ToThread, { feed: unknown }>): Promise<string | null | undefined> {
  const begun = loads.get(id);
  // NOTE: a part may be on its way while a load ends early.
  if (begun === undefined) return undefined;
  const { parts, ended } = begun;
  const passed = part === null ? parts.close() : parts.write(part);
  // NOTE: a load that ends early takes no more parts.
  const outcome = await Promise.race([
    ended,
    passed.then(
      () => (part === null ? ended : undefined),
      () => ended,
    ),
  ]);
  if (outcome !== undefined) loads.delete(id);
  return outcome;
}

function send(message: FromThread) {
  port.postMessage(message);
}

/** Adds the memory of this thread to the figures. */
function measured(index: MatchingIndex & BriefEngine): MatchingIndex & BriefEngine {
  return { ...index, measure: async () => ({ ...(await index.measure()), memory: ownMemory() }) };
}

function ownMemory(): IndexFigures["memory"] {
  const { used_heap_size, heap_size_limit, external_memory } = getHeapStatistics();
  return { heapBytes: used_heap_size, heapLimitBytes: heap_size_limit, outsideHeapBytes: external_memory };
}
