import { afterEach, beforeEach, expect, it } from "vitest";
import { anIndexProcess, manyPeople } from "../../../../testing/index-process.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import type { OpenDatabase } from "../../../platform/database/database.ts";

let open: OpenDatabase;
beforeEach(async () => {
  open = await openTestDatabase();
});
afterEach(() => open.close());

async function countSnapshots(): Promise<number> {
  const { rowCount } = await open.pool.query("select 1 from matching_snapshots where pieces is not null");
  return rowCount!;
}

it("a process hands on everybody after it became ready, from profiles and from a snapshot", async () => {
  const people = manyPeople();
  const first = anIndexProcess(people, open.database);
  await first.start();
  await expect.poll(countSnapshots, { timeout: 20_000 }).toBe(1);

  const second = anIndexProcess(people, open.database);
  await second.start();

  for (const { handedOn } of [first, second])
    await expect.poll(() => new Set(handedOn).size, { timeout: 20_000 }).toBe(people.size);
  await first.sync.stop();
  await second.sync.stop();
});

it("a change that leaves the profile as it was is handed on, and the profile is not read again", async () => {
  const people = manyPeople(10);
  const [same, saver] = [...people.values()];
  const only = anIndexProcess(people, open.database);
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
