import { parentPort } from "node:worker_threads";
import "../src/adapters/matching-index/thread.ts";
import type { ToThread } from "../src/adapters/matching-index/thread-messages.ts";

/** Runs the index's thread, and ends with an error when somebody searches for `crash`. */
parentPort!.on("message", (message: ToThread) => {
  const [search] = "call" in message ? (message.given as [{ text?: string }]) : [];
  if (search?.text === "crash") throw new Error("The thread crashes, as it was asked to.");
});
