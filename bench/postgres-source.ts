import { createHash } from "node:crypto";
import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { briefs } from "../matching-engine/evaluation/data/briefs.ts";
import { longPosts } from "../matching-engine/evaluation/data/long-posts.ts";
import type { Engine } from "../matching-engine/evaluation/peers.ts";
import { postgres } from "../matching-engine/evaluation/postgres-peer.ts";
import { generateProfiles } from "../matching-engine/evaluation/world.ts";
import { createMatcher, type Matcher, type SearchableProfile } from "../matching-engine/src/matcher.ts";
import type { MatchingIndex } from "../server/src/adapters/matching-index/matching-index.ts";
import { createPostgresIndex } from "../server/src/adapters/matching-index/postgres.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { applyMigrations } from "../server/src/platform/database/migrations.ts";
import { createLog } from "../server/src/platform/process/log.ts";
import { percentile } from "./percentiles.ts";
import { fillIndex } from "./postgres-source/fill.ts";
import { multiplyIndex, multiplyPeer } from "./postgres-source/multiply.ts";
import { handOver, type Result } from "./results.ts";
import { startServices } from "./services.ts";

/**
 * Measures searches whose candidates come from PostgreSQL, beside PostgreSQL's own full text search with trigrams on the same profiles and
 * briefs, in turns, and how often their first five are those of an index in memory. It starts a PostgreSQL of its own and removes it again.
 * `npm run bench:postgres-source -- --profiles 100000 [--copies 10] [--without-peer] [--without-memory]`
 */
const { values } = parseArgs({
  options: {
    profiles: { type: "string", default: "100000" },
    /** Makes each profile so many, with ids of their own, which is quicker than to read so many. */
    copies: { type: "string", default: "1" },
    "without-peer": { type: "boolean", default: false },
    "without-memory": { type: "boolean", default: false },
  },
});
const count = Number(values.profiles);
const copies = Number(values.copies);
const texts = [...briefs, ...longPosts].map(({ text }) => text);
/** Limits the time for the peer, which gets fewer of the same briefs where it is slow. */
const peerTimeoutMs = 180_000;
const limit = 20;

const services = await startServices();
try {
  await measure();
} catch (error) {
  // NOTE: said at once, because connections that are still open fail when the services end.
  console.error(error);
  process.exitCode = 1;
} finally {
  await services.stop();
}

async function measure() {
  const log = createLog({ level: "warn" });
  const open = await openDatabase({ at: { url: services.databaseUrl }, log, statementTimeoutMs: 3_600_000 });
  await applyMigrations(open);
  const client = new Client({ connectionString: services.databaseUrl });
  client.on("error", () => {});
  await client.connect();
  const engineVersion = "bench";
  const memory = values["without-memory"] || copies > 1 ? null : createMatcher();
  await fill(client, { memory, engineVersion });
  const peer = values["without-peer"] ? null : await fillPeer(client);
  const index = createPostgresIndex({
    database: open.database,
    log,
    engineVersion,
    listMeanings: async () => [],
    listProfiles: async (_, ids) => {
      const { rows } = await client.query("select id, type, data from bench_profiles where id = any($1::uuid[])", [
        ids,
      ]);
      return rows.map(({ id, type, data }) => ({ profile: { id, userType: type, data }, version: 1 }));
    },
  });

  for (const text of texts.slice(0, 10)) await index.search({ text, searcherType: "brand", limit });
  const searched = await searchInTurns({ index, peer, memory });
  report(searched);
  handOver(toResults(searched));

  await index.close();
  await peer?.close?.();
  await client.end();
  await open.close();
}

async function fill(client: Client, { memory, engineVersion }: { memory: Matcher | null; engineVersion: string }) {
  await client.query("create table bench_profiles (id uuid primary key, type text not null, data jsonb not null)");
  const { seconds } = await fillIndex(
    client,
    profiles((profile) => memory?.put(profile)),
    engineVersion,
  );
  if (copies > 1) await multiplyIndex(client, { count, copies });
  console.log(`${count * copies} profiles, ${count} of them read in ${seconds.toFixed(0)} s, ${await sizes(client)}`);
}

async function fillPeer(client: Client): Promise<Engine> {
  const peer = await postgres(services.databaseUrl);
  const from = performance.now();
  await peer.load([...profiles()]);
  if (copies > 1) await multiplyPeer(client, copies);
  else await client.query("vacuum analyze evaluation_profiles");
  const seconds = ((performance.now() - from) / 1_000).toFixed(0);
  console.log(`full text written in ${seconds} s, ${await sizeOf(client, "evaluation_profiles")} MB`);
  return peer;
}

interface Searched {
  own: number[];
  peers: number[];
  equal: boolean[];
}

async function searchInTurns({
  index,
  peer,
  memory,
}: {
  index: MatchingIndex;
  peer: Engine | null;
  memory: Matcher | null;
}): Promise<Searched> {
  const searched: Searched = { own: [], peers: [], equal: [] };
  const from = performance.now();
  for (const text of texts) {
    const asked = { text, searcherType: "brand", limit } as const;
    const start = performance.now();
    const { matches } = await index.search(asked);
    searched.own.push(performance.now() - start);
    if (memory) searched.equal.push(firstFive(matches) === firstFive(memory.search(asked).matches));
    if (!peer || (performance.now() - from > peerTimeoutMs && searched.peers.length >= 16)) continue;
    const peerStart = performance.now();
    await peer.search(text, "brand", limit);
    searched.peers.push(performance.now() - peerStart);
  }
  return searched;
}

function report({ own, peers, equal }: Searched) {
  console.log(`load ${loadavg()[0]!.toFixed(1)}    p50 ms   p95 ms  slowest  searches`);
  print("Triptych", own);
  if (peers.length > 0) {
    const same = own.slice(0, peers.length);
    const ratio = (share: number) => (percentile(peers, share) / percentile(same, share)).toFixed(1);
    print("full text", peers);
    print("Triptych, the same", same);
    console.log(`full text takes ${ratio(0.5)} times as long at p50, ${ratio(0.95)} times at p95`);
  }
  if (equal.length > 0)
    console.log(`equal first fives: ${((100 * equal.filter(Boolean).length) / equal.length).toFixed(1)} %`);
}

function toResults({ own, peers, equal }: Searched): Result[] {
  const size = count * copies;
  const isFull = size >= 1_000_000;
  const same = own.slice(0, peers.length);
  const results: Result[] = [0.5, 0.95].map((share) => ({
    what: `PostgreSQL source, ${size} profiles, p${share * 100}`,
    unit: "ms",
    ours: percentile(own, share),
    ...(isFull && share === 0.95 && { atMost: 150 }),
  }));
  if (peers.length > 0)
    for (const share of [0.5, 0.95])
      results.push({
        what: `PostgreSQL source, ${size} profiles, p${share * 100} of ${peers.length} briefs`,
        unit: "ms",
        ours: percentile(same, share),
        beside: { name: "full text", value: percentile(peers, share) },
        by: "ratio",
        ...(isFull && { atMost: 0.1 }),
      });
  if (equal.length > 0)
    results.push({
      what: `PostgreSQL source, ${size} profiles, first five as in memory`,
      unit: "%",
      ours: (100 * equal.filter(Boolean).length) / equal.length,
      atLeast: 95,
    });
  return results;
}

function* profiles(onProfile: (profile: SearchableProfile) => void = () => {}): Generator<SearchableProfile> {
  for (const profile of generateProfiles(count)) {
    const one = { ...profile, id: uuidOf(profile.id) };
    onProfile(one);
    yield one;
  }
}

function uuidOf(id: string): string {
  const hash = createHash("md5").update(id).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function firstFive(matches: readonly { id: string }[]): string {
  return matches
    .slice(0, 5)
    .map(({ id }) => id)
    .join();
}

function print(name: string, times: number[]) {
  const at = (share: number) => percentile(times, share).toFixed(1).padStart(8);
  console.log(`${name.padEnd(18)} ${at(0.5)} ${at(0.95)} ${at(1)}  ${times.length}`);
}

async function sizes(client: Client): Promise<string> {
  const names = ["matching_entries", "matching_lists", "matching_words", "bench_profiles"];
  const all: string[] = [];
  for (const name of names) all.push(`${name} ${await sizeOf(client, name)} MB`);
  return all.join(", ");
}

async function sizeOf(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ mb: number }>(
    `select round(sum(pg_total_relation_size(relid)) / 1048576)::int as mb from pg_partition_tree($1)
     union all select round(pg_total_relation_size($1::regclass) / 1048576)::int
     order by 1 desc nulls last limit 1`,
    [table],
  );
  return rows[0]!.mb;
}
