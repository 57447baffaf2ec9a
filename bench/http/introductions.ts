import type { OpenDatabase } from "../../server/src/platform/database/database.ts";
import { introductionsStore } from "../../server/src/features/introductions/store.ts";
import { closesAt } from "../../server/src/features/introductions/rules.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";
import type { BenchPerson } from "../people.ts";

/** Introduces people who write to each other, and leaves every introduction without an answer. Returns the id of the last one. */
export async function insertIntroductions(
  { database }: OpenDatabase,
  pairs: readonly { sender: BenchPerson; recipient: BenchPerson }[],
): Promise<string> {
  const newId = createIds(systemClock);
  const store = introductionsStore(database);
  let newest = "";
  for (const { sender, recipient } of pairs) {
    newest = newId();
    const now = systemClock.now();
    await store.insert({
      id: newest,
      senderId: sender.userId,
      recipientId: recipient.userId,
      briefId: null,
      card: {
        title: "A colourist for a short documentary",
        requirements: [{ label: "Colour grading", force: "must" }],
        budget: "£4,000",
        dates: "in January",
        matched: [{ label: "Colour grading", quote: "I grade short films" }],
      },
      state: "open",
      createdAt: now,
      closesAt: closesAt(now),
    });
  }
  return newest;
}
