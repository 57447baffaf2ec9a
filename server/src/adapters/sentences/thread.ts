import { parentPort } from "node:worker_threads";
import { createClauseReader } from "@triptych/matching-engine/clause-reader";
import { createSentenceEncoder } from "@triptych/matching-engine/sentence-encoder";
import { openTextNetwork } from "@triptych/matching-engine/text-network";
import type { FromEncoder, ToEncoder } from "./thread-messages.ts";

/** Encodes texts and reads clauses in the thread that `worker-thread.ts` starts. A failure ends the thread. */
const port = parentPort!;
const opening = openTextNetwork();
const loadingReader = opening.then(createClauseReader);
const loadingEncoder = opening.then(createSentenceEncoder);

port.on("message", (asked: ToEncoder) => void answer(asked));

async function answer(asked: ToEncoder) {
  port.postMessage(
    ("brief" in asked
      ? { clauses: (await loadingReader).read(asked.brief) }
      : { vectors: await (await loadingEncoder).encode(asked.texts) }) satisfies FromEncoder,
  );
}
