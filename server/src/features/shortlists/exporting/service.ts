import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Puts together an account's lists with everything on them. NOTE: who is on the lists of others is not among it. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportShortlists(userId: string) {
    return {
      lists: leaveOut(await store.listLists(userId), "userId"),
      people: await store.listPeople(userId),
      votes: await store.listVotes(userId),
      links: leaveOut(await store.listShares(userId), "tokenHash"),
      guestVotes: leaveOut(await store.listGuestVotes(userId), "nameKey", "browserHash"),
    };
  }

  return {
    exportShortlists,
    /** Returns the votes that one person of a team gave. */
    exportVotesBy: async (signInId: string) => leaveOut(await store.listVotesBy(signInId), "signInId"),
  };
}
