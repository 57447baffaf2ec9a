import { parentPort } from "node:worker_threads";

/** Stands for the encoder's thread in tests: a vector holds the length of its text and how many texts came before. "Fail" ends the thread. */
const port = parentPort!;
let count = 0;

port.on("message", ({ texts }: { texts: string[] }) => {
  if (texts.includes("Fail")) throw new Error("A text failed.");
  port.postMessage({ vectors: texts.map((text) => Int8Array.of(text.length, count++)) });
});
