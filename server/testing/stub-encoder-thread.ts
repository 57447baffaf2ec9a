import { parentPort } from "node:worker_threads";

/** Stands for the encoder's thread in tests: a vector holds the length of its text and how many texts came before. "Fail" ends the thread. */
const port = parentPort!;
let count = 0;

port.on("message", ({ text }: { text: string }) => {
  if (text === "Fail") throw new Error("A text failed.");
  port.postMessage({ vector: Int8Array.of(text.length, count++) });
});
