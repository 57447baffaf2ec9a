import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { IndexedProfile, MatchingIndex } from "../src/adapters/matching-index/matching-index.ts";
import { createSameThreadIndex } from "../src/adapters/matching-index/same-thread.ts";
import { indexSyncService } from "../src/features/matching/index-sync/service.ts";
import { snapshotsService } from "../src/features/matching/snapshots/service.ts";
import type { Database } from "../src/platform/database/database.ts";
import { createLog } from "../src/platform/process/log.ts";
import { aFreelancer } from "./index-profiles.ts";

/** Runs a process's index on the database, with people who are all listed. It counts how often profiles were read for it, and notes who was handed on. */
export function anIndexProcess(people: Map<string, IndexedProfile>, database: Database) {
  const log = createLog({ level: "silent" });
  const own = createSameThreadIndex();
  const losing: { lose?: () => void } = {};
  const index: MatchingIndex = { ...own, onLost: (listener) => void (losing.lose = listener) };
  let pagesRead = 0;
  const handedOn: string[] = [];
  const listIn = (ids: string[]) => ids.flatMap((id) => people.get(id) ?? []);
  const sync = indexSyncService({
    database,
    log,
    index,
    sharedIndex: null,
    snapshots: snapshotsService({ database, newId: randomUUID, log, index }),
    profiles: {
      listForIndex: async (ids) => {
        pagesRead += 1;
        return listIn(ids);
      },
      listIdsAfter: async (last, limit) =>
        [...people.keys()]
          .toSorted()
          .filter((id) => last === null || id > last)
          .slice(0, limit),
      listListed: async (ids) => new Set(ids.filter((id) => people.has(id))),
      listVersions: async (ids) => listIn(ids).map(({ profile, version }) => ({ userId: profile.id, version })),
    },
    onListed: async (ids) => void handedOn.push(...ids),
    onUnlisted: () => {},
    pollEveryMs: 20,
  });
  const save = async (profile: IndexedProfile) => {
    people.set(profile.profile.id, profile);
    await database.transaction((tx) => sync.noteChanges(tx, [profile.profile.id]));
  };
  return {
    index,
    sync,
    save,
    leave: async (id: string) => {
      people.delete(id);
      await database.transaction((tx) => sync.noteChanges(tx, [id]));
    },
    start: async () => {
      sync.prepare();
      sync.start();
      await expect.poll(sync.isLoaded, { timeout: 20_000 }).toBe(true);
    },
    lose: () => losing.lose!(),
    pagesRead: () => pagesRead,
    handedOn,
  };
}

export function manyPeople(count = 2_100): Map<string, IndexedProfile> {
  return new Map(
    Array.from({ length: count }, (_, at) => aFreelancer(at % 9 === 0 ? "Saddler" : "Baker")).map((profile) => [
      profile.id,
      { profile, version: 1 },
    ]),
  );
}
