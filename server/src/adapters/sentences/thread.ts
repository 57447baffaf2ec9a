import { parentPort } from "node:worker_threads";
import { createSentenceEncoder } from "@triptych/matching-engine/sentence-encoder";
import type { FromEncoder, ToEncoder } from "./thread-messages.ts";

/** Encodes texts in the thread that `worker-thread.ts` starts. A failure ends the thread. */
const port = parentPort!;
const loading = createSentenceEncoder();

port.on("message", ({ text }: ToEncoder) => void encode(text));

async function encode(text: string) {
  const [vector] = await (await loading).encode([text]);
  port.postMessage({ vector: vector! } satisfies FromEncoder);
}
