import { createHash } from "node:crypto";
import { createMatcher, type SearchableProfile } from "@triptych/matching-engine/matcher";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { briefs } from "../../../../matching-engine/evaluation/data/briefs.ts";
import { longPosts } from "../../../../matching-engine/evaluation/data/long-posts.ts";
import { generateProfiles } from "../../../../matching-engine/evaluation/world.ts";
import { readDemoPeople } from "../../../../matching-engine/evaluation/strangers-data.ts";
import { inADatabase } from "../../../testing/matching-index.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createLog } from "../../platform/process/log.ts";
import type { MatchingIndex } from "./matching-index.ts";
import { clearEntries } from "./postgres-entries.ts";

const log = createLog({ level: "silent" });
const texts = [...briefs, ...longPosts].map(({ text }) => text).filter((_, at) => at % 2 === 0);
const people = [...generateProfiles(1_600)].map(withUuid);

describe("the index in the database", () => {
  let index: Awaited<ReturnType<typeof inADatabase>>;
  const memory = createMatcher();
  beforeAll(async () => {
    index = await inADatabase();
  });
  afterAll(() => index?.close());

  it("finds the same first five as an index in memory, for profiles that are in its lists and for those that are not yet", async () => {
    await put(people.slice(0, 1_000));
    await bringIntoLists();
    await put(people.slice(1_000, 1_300));

    expect(await shareOfEqualFirstFives(index)).toBeGreaterThanOrEqual(0.95);
  });

  it("does so among the people of the demo marketplace", async () => {
    const own = await inADatabase();
    const demo = createMatcher();
    const demoPeople = readDemoPeople().map(withUuid);
    for (const person of demoPeople) demo.put(person);
    await own.put(demoPeople.map((profile) => ({ profile, version: 1 })));
    await own.maintain();

    expect(demoPeople.length).toBeGreaterThan(50);
    expect(await shareOfEqualFirstFives(own, demo)).toBeGreaterThanOrEqual(0.95);
    await own.close();
  });

  it("still does after changes, removals and the joining of lists", { timeout: 120_000 }, async () => {
    await put(
      people.slice(0, 120).map((person, at) => ({ ...people[at + 1_400]!, id: person.id })),
      2,
    );
    await remove(people.slice(200, 420));
    for (let at = 1_300; at < 1_600; at += 20) {
      await put(people.slice(at, at + 20));
      await index.maintain();
    }
    await bringIntoLists();

    expect(await shareOfEqualFirstFives(index)).toBeGreaterThanOrEqual(0.95);
    const { rows } = await index.open.pool.query(
      `select max(parts)::int as parts, (select count(*)::int from matching_removals) as removals from (
         select count(*) as parts from matching_lists group by user_type, code) as lists`,
    );
    expect(rows).toEqual([{ parts: expect.any(Number), removals: 0 }]);
    expect(rows[0].parts).toBeLessThan(20);
  });

  it("counts in the lists as many people as have entries", async () => {
    await bringIntoLists();

    const { rows } = await index.open.pool.query(
      "select (select count(*)::int from matching_entries) as entries, (select profiles from matching_totals) as listed",
    );
    expect(rows).toEqual([{ entries: memory.size, listed: memory.size }]);
    expect((await index.measure()).profiles).toBe(memory.size);
  });

  /** NOTE: the newest entries wait while a transaction from before them is open anywhere on the server, as those of other tests. */
  async function bringIntoLists() {
    await expect.poll(maintainAndCountWaiting, { timeout: 30_000, interval: 200 }).toBe(0);
  }

  async function maintainAndCountWaiting() {
    await index.maintain();
    const { rows } = await index.open.pool.query<{ waiting: number }>(
      `select (select count(*)::int from matching_entries where slot > coalesce((select listed_slot from matching_totals), 0))
         + (select count(*)::int from matching_removals) as waiting`,
    );
    return rows[0]!.waiting;
  }

  async function put(profiles: readonly SearchableProfile[], version = 1) {
    for (const profile of profiles) memory.put(profile);
    await index.put(profiles.map((profile) => ({ profile, version })));
  }

  async function remove(profiles: readonly SearchableProfile[]) {
    for (const { id } of profiles) memory.remove(id);
    await index.remove(profiles.map(({ id }) => id));
  }

  async function shareOfEqualFirstFives({ search }: MatchingIndex, expecting = memory) {
    let equal = 0;
    for (const text of texts) {
      const asked = { text, searcherType: "brand", limit: 20 } as const;
      const [found, expected] = [await search(asked), expecting.search(asked)].map(({ matches }) =>
        matches.slice(0, 5).map(({ id }) => id),
      );
      if (JSON.stringify(found) === JSON.stringify(expected)) equal += 1;
    }
    return equal / texts.length;
  }
});

it("reads entries of an older engine anew in the background, and finds by them meanwhile", async () => {
  const older = await inADatabase({ engineVersion: "older" });
  await older.put(people.slice(0, 300).map((profile) => ({ profile, version: 1 })));
  await older.maintain();
  const newer = await inADatabase({ database: older.open.database, engineVersion: "newer", listProfiles: listPeople });
  const search = { text: texts[0]!, searcherType: "brand", limit: 5 } as const;

  const before = await newer.search(search);
  await newer.maintain();
  await newer.maintain();
  await older.maintain();

  const { rows } = await older.open.pool.query("select distinct engine_version as version from matching_entries");
  expect(rows).toEqual([{ version: "newer" }]);
  expect((await newer.search(search)).matches).toEqual(before.matches);
  expect((await older.search(search)).matches).toEqual(before.matches);
  await newer.close();
  await older.close();
});

it("never puts an older version of a profile in the place of a newer one", async () => {
  const index = await inADatabase();
  const [one] = people;
  await index.put([{ profile: one!, version: 3 }]);

  await index.put([{ profile: one!, version: 2 }]);

  expect(await index.listVersions([one!.id])).toEqual(new Map([[one!.id, 3]]));
  await index.close();
});

it("writes nothing where the transaction fails that saves a profile", async () => {
  const index = await inADatabase();
  const [one, other] = people;

  await index.open.database.transaction((tx) => index.write(tx, { profile: one!, version: 1 }));
  await index.open.database
    .transaction(async (tx) => {
      await index.write(tx, { profile: other!, version: 1 });
      throw new Error("no");
    })
    .catch(() => {});

  expect(await index.listVersions([one!.id, other!.id])).toEqual(new Map([[one!.id, 1]]));
  await index.close();
});

it("keeps nobody in the database once the index is in memory again", async () => {
  const index = await inADatabase();
  await index.put(people.slice(0, 20).map((profile) => ({ profile, version: 1 })));
  await index.maintain();
  const countRows = async () => {
    const { rows } = await index.open.pool.query(
      "select (select count(*)::int from matching_entries) as entries, (select count(*)::int from matching_lists) as lists, (select count(*)::int from matching_words) as words, (select count(*)::int from matching_totals) as totals",
    );
    return rows[0];
  };

  await clearEntries(index.open.database);
  const unfilled = await countRows();
  await index.noteFilled();
  await clearEntries(index.open.database);

  expect(unfilled.entries).toBe(20);
  expect(await countRows()).toEqual({ entries: 0, lists: 0, words: 0, totals: 0 });
  await index.close();
});

it("searches the database itself where its replica cannot be reached", async () => {
  const unreachable = await openDatabase({ at: { url: "postgres://nobody@127.0.0.1:1/none" }, log });
  const index = await inADatabase({ replica: unreachable.database });
  await index.put(people.slice(0, 100).map((profile) => ({ profile, version: 1 })));
  const search = { text: texts[0]!, searcherType: "brand", limit: 5 } as const;

  const [first, second] = [await index.search(search), await index.search(search)];

  expect(first.matches.length).toBeGreaterThan(0);
  expect(second.matches).toEqual(first.matches);
  await index.close();
  await unreachable.close();
});

it.skipIf(!process.env.TEST_DATABASE_URL)("misses nobody whose transaction is committed late", async () => {
  const index = await inADatabase();
  const client = await index.open.pool.connect();
  const [slow, quick] = people;
  await index.put([{ profile: slow!, version: 1 }]);
  await client.query("begin");
  await client.query("update matching_entries set slot = nextval('matching_slots'), profile_version = 2");
  await index.put([{ profile: quick!, version: 1 }]);

  await index.maintain();
  await client.query("commit");
  client.release();

  const readTotals = async () => {
    await index.maintain();
    const { rows } = await index.open.pool.query("select profiles, listed_slot::int as slot from matching_totals");
    return rows;
  };
  await expect.poll(readTotals, { timeout: 30_000, interval: 200 }).toEqual([{ profiles: 2, slot: 3 }]);
  await index.close();
});

const listPeople = async (_: unknown, ids: readonly string[]) =>
  people.filter(({ id }) => ids.includes(id)).map((profile) => ({ profile, version: 1 }));

function withUuid(profile: SearchableProfile): SearchableProfile {
  const hash = createHash("md5").update(profile.id).digest("hex");
  return { ...profile, id: hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") };
}
