import { parentPort } from "node:worker_threads";
import { createSentenceEncoder } from "@triptych/matching-engine/sentence-encoder";
import type { FromEncoder, ToEncoder } from "./thread-messages.ts";

/** Encodes texts in the thread that `worker-thread.ts` starts. A failure ends the thread. */
const port = parentPort!;
const loading = createSentenceEncoder();

port.on("message", ({ texts }: ToEncoder) => void encode(texts));

async function encode(texts: string[]) {
  const vectors = await (await loading).encode(texts);
  port.postMessage({ vectors } satisfies FromEncoder);
}
