import { parentPort } from "node:worker_threads";
import type { FromEncoder, ToEncoder } from "../src/adapters/sentences/thread-messages.ts";

/**
 * Stands for the encoder's thread in tests: a vector holds the length of its text and how many texts came before, and a clause asks for work as
 * many times as it is long. "Fail" ends the thread.
 */
const port = parentPort!;
let count = 0;

port.on("message", (asked: ToEncoder) => {
  if ("brief" in asked)
    return answer({ clauses: asked.brief.clauses.map(({ start, end }) => ({ asks: end - start, skills: [] })) });
  if (asked.texts.includes("Fail")) throw new Error("A text failed.");
  answer({ vectors: asked.texts.map((text) => Int8Array.of(text.length, count++)) });
});

function answer(sent: FromEncoder) {
  port.postMessage(sent);
}
