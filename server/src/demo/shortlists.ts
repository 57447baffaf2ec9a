import { msPerDay } from "@triptych/contract/durations";
import { guestsStore } from "../features/shortlists/guests/store.ts";
import { nameKeyOf } from "../features/shortlists/rules.ts";
import { shortlistsStore } from "../features/shortlists/store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { createIds } from "../platform/process/ids.ts";
import type { DemoWriter } from "./conversations.ts";
import type { WrittenShortlist } from "./marketplace.ts";
import type { DemoBrief } from "./saved-briefs.ts";

interface Told {
  writers: ReadonlyMap<string, DemoWriter>;
  now: Date;
  briefs: DemoBrief[];
}

/** Inserts shortlists of saved briefs, with notes, votes of their accounts and votes of guests. */
export async function insertShortlists(tx: Transaction, written: WrittenShortlist[], told: Told): Promise<void> {
  for (const shortlist of written) await insertShortlist(tx, shortlist, told);
}

async function insertShortlist(
  tx: Transaction,
  { username, name, briefStartsWith, daysAgo, people }: WrittenShortlist,
  { writers, now, briefs }: Told,
) {
  const at = new Date(now.getTime() - daysAgo * msPerDay);
  const { userId, signInId } = writers.get(username)!;
  const brief = briefs.find((each) => each.userId === userId && each.originalText.startsWith(briefStartsWith));
  const shortlistId = createIds({ now: () => at })();
  const store = shortlistsStore(tx);
  await store.insert({ id: shortlistId, userId, name, briefId: brief?.id ?? null, createdAt: at, updatedAt: at });
  for (const [place, { username: saved, status, note, vote, guests }] of people.entries()) {
    const personId = writers.get(saved)!.userId;
    // NOTE: people are listed in the order of saving.
    const savedAt = new Date(at.getTime() + place * 1_000);
    await store.savePerson({ shortlistId, personId, note, status, savedAt, removedAt: null });
    if (vote) await store.saveVote({ shortlistId, personId, signInId }, vote, savedAt);
    for (const guest of guests) {
      const row = { shortlistId, personId, nameKey: nameKeyOf(guest.name), name: guest.name, browserHash: null };
      await guestsStore(tx).saveVote(row, guest.vote, savedAt);
    }
  }
}
