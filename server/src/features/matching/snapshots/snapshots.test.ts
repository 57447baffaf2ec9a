import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFreelancer, aSearch } from "../../../../testing/index-profiles.ts";
import { anIndexProcess, manyPeople } from "../../../../testing/index-process.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import type { IndexedProfile } from "../../../adapters/matching-index/matching-index.ts";
import { saveBackup } from "../../../platform/backup/backup.ts";
import { restoreBackup } from "../../../platform/backup/restore.ts";
import type { OpenDatabase } from "../../../platform/database/database.ts";
import { aDataDir } from "../../../../testing/start-process.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const aProcess = (people: Map<string, IndexedProfile>, database = open.database) => anIndexProcess(people, database);

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
