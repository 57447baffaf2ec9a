import type { Clock } from "../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ContactPerson } from "../contacts/service.ts";
import { messagesStore } from "../messages/store.ts";
import { blocksStore } from "./store.ts";
import type { PublishAll } from "../../../platform/realtime/realtime.ts";

export interface BlocksDeps {
  database: Database;
  clock: Clock;
  listPeople: (userIds: string[]) => Promise<ContactPerson[]>;
  publishAll: PublishAll;
  /** Runs inside the transaction that stores a block. */
  onBlocked: (tx: Transaction, block: { blockerId: string; blockedId: string }) => Promise<void>;
}

export type BlocksService = ReturnType<typeof blocksService>;

/** Blocks and unblocks people. A block refuses messages both ways and hides each person from the other. */
export function blocksService({ database, clock, listPeople, publishAll, onBlocked }: BlocksDeps) {
  const store = blocksStore(database);

  async function block(viewer: Viewer, contactId: string): Promise<void> {
    await requirePerson(viewer, contactId);
    await database.transaction(async (tx) => {
      // NOTE: this makes a message that is being sent at this moment either come before the block or be refused.
      await messagesStore(tx).renewConversation(viewer.userId, contactId);
      await blocksStore(tx).insertBlock(viewer.userId, contactId, clock.now());
      await onBlocked(tx, { blockerId: viewer.userId, blockedId: contactId });
    });
    publishToBoth(viewer.userId, contactId);
  }

  async function unblock(viewer: Viewer, contactId: string): Promise<void> {
    await requirePerson(viewer, contactId);
    if (await store.removeBlock(viewer.userId, contactId)) publishToBoth(viewer.userId, contactId);
  }

  /** Returns the people whom this person blocked, the latest block first. */
  async function list(viewer: Viewer): Promise<ContactPerson[]> {
    const ids = await store.listBlockedIds(viewer.userId);
    const people = new Map((await listPeople(ids)).map((person) => [person.id, person]));
    return ids.flatMap((id) => people.get(id) ?? []);
  }

  async function requirePerson(viewer: Viewer, userId: string) {
    if (userId === viewer.userId) refuse("not_found");
    const [person] = await listPeople([userId]);
    if (!person) refuse("not_found");
  }

  function publishToBoth(userId: string, otherId: string) {
    publishAll([
      { userId, event: "contacts_changed", payload: { contactId: otherId } },
      { userId: otherId, event: "contacts_changed", payload: { contactId: userId } },
    ]);
  }

  return {
    block,
    unblock,
    list,
    /** Returns everybody whom this person blocked or who blocked them. */
    listBlockedWith: (userId: string): Promise<string[]> => store.listBlockedWith(userId),
    /** Returns everybody whom this person blocked, the latest block first. */
    listBlockedIds: (userId: string): Promise<string[]> => store.listBlockedIds(userId),
    isBlockedBetween: async (userId: string, otherId: string): Promise<boolean> =>
      (await store.listBlockersBetween(userId, otherId)).length > 0,
  };
}
