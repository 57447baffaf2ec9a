import type { OpenDatabase } from "../../server/src/platform/database/database.ts";
import { messagesStore } from "../../server/src/features/messaging/messages/store.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";
import type { BenchPerson } from "../people.ts";

/** Lets two people write to each other so often, in turn. Returns the id of the newest message. */
export async function insertMessages(
  { database }: OpenDatabase,
  { people, count }: { people: [BenchPerson, BenchPerson]; count: number },
): Promise<string> {
  const newId = createIds(systemClock);
  const store = messagesStore(database);
  const [one, other] = people;
  await store.insertConversation(newId(), one.userId, other.userId);
  const { id: conversationId } = (await store.findConversation(one.userId, other.userId))!;
  let newest = "";
  for (let at = 0; at < count; at++) {
    const [sender, receiver] = at % 2 === 0 ? [one, other] : [other, one];
    newest = newId();
    await store.insertMessage(
      {
        id: newest,
        conversationId,
        senderId: sender.userId,
        receiverId: receiver.userId,
        content: `Message ${at}: shall we look at the second draft together before the printer closes on Thursday?`,
        writtenById: sender.userId,
        writtenByUsername: sender.username,
        idempotencyKey: null,
        createdAt: systemClock.now(),
      },
      newest,
    );
  }
  return newest;
}
