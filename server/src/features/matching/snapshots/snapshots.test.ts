import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFreelancer, aSearch } from "../../../../testing/index-profiles.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import type { IndexedProfile, MatchingIndex } from "../../../adapters/matching-index/matching-index.ts";
import { createSameThreadIndex } from "../../../adapters/matching-index/same-thread.ts";
import { saveBackup } from "../../../platform/backup/backup.ts";
import { restoreBackup } from "../../../platform/backup/restore.ts";
import type { OpenDatabase } from "../../../platform/database/database.ts";
import { createLog } from "../../../platform/process/log.ts";
import { aDataDir } from "../../../../testing/start-process.ts";
import { indexSyncService } from "../index-sync/service.ts";
import { snapshotsService } from "./service.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

/** Runs a process's index on the database, with people who are all listed. It counts how often profiles were read for it, and notes who was handed on. */
function aProcess(people: Map<string, IndexedProfile>, database = open.database) {
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

function manyPeople(count = 2_100): Map<string, IndexedProfile> {
  return new Map(
    Array.from({ length: count }, (_, at) => aFreelancer(at % 9 === 0 ? "Saddler" : "Baker")).map((profile) => [
      profile.id,
      { profile, version: 1 },
    ]),
  );
}

const countSnapshots = async (from = open) => {
  const { rows } = await from.pool.query<{ count: number }>(
    "select count(*)::int as count from matching_snapshots where pieces is not null",
  );
  return rows[0]!.count;
};
const saved = async () => {
  await expect.poll(() => countSnapshots(), { timeout: 20_000 }).toBe(1);
};
const forget = () => open.pool.query("truncate matching_snapshots cascade");
const search = { ...aSearch("A saddler for two horses"), limit: 50 };

describe("a process that starts", () => {
  it("hands on everybody after it became ready, from profiles and from a snapshot", async () => {
    await forget();
    const people = manyPeople();
    const first = aProcess(people);
    await first.start();
    await saved();

    const second = aProcess(people);
    await second.start();

    for (const { handedOn } of [first, second])
      await expect.poll(() => new Set(handedOn).size, { timeout: 20_000 }).toBe(people.size);
    await first.sync.stop();
    await second.sync.stop();
  });

  it("takes the index from the snapshot of another one, with every change since", async () => {
    await forget();
    const people = manyPeople();
    const first = aProcess(people);
    await first.start();
    await saved();
    const [leaving, changing] = [...people.values()].filter((_, at) => at % 9 === 0);
    const newcomer = { profile: aFreelancer("Saddler"), version: 1 };
    await first.leave(leaving!.profile.id);
    await first.save({ profile: { ...aFreelancer("Notary"), id: changing!.profile.id }, version: 2 });
    await first.save(newcomer);
    await first.sync.settled();

    const second = aProcess(people);
    await second.start();

    expect(second.pagesRead()).toBe(1);
    expect((await second.index.search(search)).matches).toEqual((await first.index.search(search)).matches);
    const ids = [leaving!, changing!, newcomer].map(({ profile }) => profile.id);
    expect(await second.index.listVersions(ids)).toEqual(
      new Map([
        [ids[1], 2],
        [ids[2], 1],
      ]),
    );
    await Promise.all([first.sync.stop(), second.sync.stop()]);
  });

  it("builds the index anew where the snapshot is damaged, removes that one, and saves another", async () => {
    await forget();
    const people = manyPeople();
    const first = aProcess(people);
    await first.start();
    await saved();
    await first.sync.stop();
    await open.pool.query(
      "update matching_snapshot_pieces set content = set_byte(content, length(content) / 2, get_byte(content, length(content) / 2) # 8) where number = 2",
    );
    const { rows: damaged } = await open.pool.query<{ id: string }>("select id from matching_snapshots");

    const second = aProcess(people);
    await second.start();

    expect(second.pagesRead()).toBeGreaterThan(5);
    expect((await second.index.measure()).profiles).toBe(people.size);
    await saved();
    const { rows: present } = await open.pool.query<{ id: string }>("select id from matching_snapshots");
    expect(present.map(({ id }) => id)).not.toContain(damaged[0]!.id);
    await second.sync.stop();
  });

  it.each([
    ["of another engine", "update matching_snapshots set engine = 'older'"],
    ["of another database", "update matching_snapshots set database = '1/2/3'"],
    ["from the future of this database", "update matching_snapshots set transaction_id = '99999999999'"],
    ["that nobody completed", "update matching_snapshots set pieces = null"],
  ])("takes no snapshot %s", async (_, change) => {
    await forget();
    const people = manyPeople();
    const first = aProcess(people);
    await first.start();
    await saved();
    await first.sync.stop();
    await open.pool.query(change);

    const second = aProcess(people);
    await second.start();

    expect(second.pagesRead()).toBeGreaterThan(5);
    await second.sync.stop();
  });

  it("mends in the background what the snapshot has differently", async () => {
    await forget();
    const people = manyPeople();
    const first = aProcess(people);
    await first.start();
    await saved();
    const [left, changed] = [...people.keys()];
    people.delete(left!);
    people.set(changed!, { ...people.get(changed!)!, version: 7 });

    const second = aProcess(people);
    await second.start();

    await expect
      .poll(() => second.index.listVersions([left!, changed!]), { timeout: 20_000 })
      .toEqual(new Map([[changed, 7]]));
    await Promise.all([first.sync.stop(), second.sync.stop()]);
  });

  it("lets searches wait after it lost its index, until it has it from the snapshot again", async () => {
    await forget();
    const people = manyPeople();
    const only = aProcess(people);
    await only.start();
    await saved();
    const read = only.pagesRead();

    await only.index.remove([...people.keys()]);
    only.lose();

    await expect(only.sync.settled()).resolves.toBeUndefined();
    expect((await only.index.measure()).profiles).toBe(people.size);
    expect(only.pagesRead()).toBe(read);
    await only.sync.stop();
  });
});

describe("the comparison with the database", () => {
  it("by one process brings all of them up to date where a listing ended by the passing of time", async () => {
    await forget();
    const people = manyPeople(50);
    const [one, other] = [aProcess(people), aProcess(people)];
    await Promise.all([one.start(), other.start()]);
    await one.sync.check();
    await other.sync.check();
    const [ended] = [...people.keys()];
    people.delete(ended!);

    await one.sync.checkForAll();

    for (const { index } of [one, other])
      await expect.poll(async () => [...(await index.listVersions([ended!])).keys()]).toEqual([]);
    await Promise.all([one.sync.stop(), other.sync.stop()]);
  });
});

describe("a snapshot", () => {
  it("is saved by one of several processes", async () => {
    await forget();
    const people = manyPeople();
    const processes = [aProcess(people), aProcess(people), aProcess(people)];

    await Promise.all(processes.map(({ start }) => start()));
    await saved();
    await Promise.all(processes.map(({ sync }) => sync.stop()));

    const { rows } = await open.pool.query("select 1 from matching_snapshots");
    expect(rows).toHaveLength(1);
  });

  it("is not saved of few people", async () => {
    await forget();
    const few = aProcess(manyPeople(50));

    await few.start();
    await few.sync.stop();

    expect(await countSnapshots()).toBe(0);
  });

  it("keeps the changes since, and gives way to their removal when it is a day old", async () => {
    await forget();
    await open.pool.query("delete from listing_changes");
    const people = manyPeople();
    const only = aProcess(people);
    await only.save({ profile: aFreelancer("Before"), version: 1 });
    await only.start();
    await saved();
    await only.save({ profile: aFreelancer("After"), version: 1 });
    await only.sync.settled();
    await open.pool.query("update listing_changes set changed_at = changed_at - interval '2 hours'");
    const count = async () => (await open.pool.query("select 1 from listing_changes")).rows.length;

    await only.sync.checkForAll();
    const kept = await count();
    await open.pool.query("update matching_snapshots set started_at = started_at - interval '25 hours'");
    await only.sync.checkForAll();

    expect([kept, await count(), await countSnapshots()]).toEqual([1, 0, 0]);
    await only.sync.stop();
  });

  it("is in no backup, so that a restored database has none", async () => {
    await forget();
    const only = aProcess(manyPeople());
    await only.start();
    await saved();
    await only.sync.stop();
    const file = `${aDataDir()}/one.backup`;
    await saveBackup(open, { file, now: new Date(), sessionSecret: null });
    const restored = await openTestDatabase();

    await restoreBackup(restored, { file, isReplacing: true });

    expect([await countSnapshots(), await countSnapshots(restored)]).toEqual([1, 0]);
    await restored.close();
  });
});

it("a change that leaves the profile as it was is handed on, and the profile is not read again", async () => {
  await forget();
  const people = manyPeople(10);
  const [same, saver] = [...people.values()];
  const only = aProcess(people);
  await only.start();
  await expect.poll(() => only.handedOn.length, { timeout: 20_000 }).toBe(10);
  const pagesBefore = only.pagesRead();

  await only.save(same!);
  await only.sync.settled();
  const pagesOfSame = only.pagesRead() - pagesBefore;
  await only.save({ ...saver!, version: 2 });
  await only.sync.settled();

  expect(only.handedOn.slice(10)).toEqual([same!.profile.id, saver!.profile.id]);
  expect([pagesOfSame, only.pagesRead() - pagesBefore]).toEqual([0, 1]);
  await only.sync.stop();
});
