import { someSkills } from "./some-skills.ts";
import { performance } from "node:perf_hooks";
import type { UserType } from "@triptych/contract/basics";
import { briefs } from "../matching-engine/evaluation/data/briefs.ts";
import { longPosts } from "../matching-engine/evaluation/data/long-posts.ts";
import { fuzzyMiniSearch, miniSearch, orama, ours } from "../matching-engine/evaluation/peers.ts";
import type { Engine } from "../matching-engine/evaluation/peers.ts";
import { postgres } from "../matching-engine/evaluation/postgres-peer.ts";
import { seeded } from "../matching-engine/evaluation/random.ts";
import { generateProfiles } from "../matching-engine/evaluation/world.ts";
import type { SearchableProfile } from "../matching-engine/src/searchable-profile.ts";
import { meaningWeights } from "../matching-engine/src/weights.ts";
import { percentile } from "./percentiles.ts";
import { handOver, type Result } from "./results.ts";

/**
 * Measures build time, memory and search times of the engine and its peers on the same generated profiles.
 * `node --expose-gc bench/matching.ts [--sizes 10000,100000] [--engines Triptych,MiniSearch,MiniSearch-fuzzy]`
 */
const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const sizes = (process.argv.includes("--sizes") ? option("sizes")! : "10000,100000").split(",").map(Number);
const chosen = process.argv.includes("--engines") ? option("engines")!.split(",") : undefined;
const makers: [string, () => Engine | Promise<Engine>][] = [
  ["Triptych", () => ours({ encode: async (texts) => texts.map(anyVector), readSkills: async () => someSkills })],
  ["MiniSearch", miniSearch],
  ["MiniSearch-fuzzy", fuzzyMiniSearch],
  ["Orama", orama],
  ["PostgreSQL", postgres],
];
const queries = [...briefs.map((brief) => brief.text), ...longPosts.map((post) => post.text)];
const searcher: UserType = "brand";
/** Limits the time for a peer; one that needs more than half a second for a search gets fewer of the same briefs. */
const timeoutMs = 20_000;
const anyVectors = new Map<number, Int8Array>();

console.log("profiles  engine            build s   memory MB   p50 ms   p95 ms   max ms  searches");
for (const size of sizes) {
  const profiles = [...generateProfiles(size)];
  const taken = new Map<string, number[]>();
  for (const [name, make] of makers)
    if (chosen === undefined || chosen.includes(name)) taken.set(name, await measure(size, make, profiles));
  handOver(toResults(size, taken));
}

async function measure(
  size: number,
  make: () => Engine | Promise<Engine>,
  profiles: SearchableProfile[],
): Promise<number[]> {
  const before = usedMemory();
  const started = performance.now();
  const engine = await make();
  await engine.load(profiles);
  const buildSeconds = (performance.now() - started) / 1_000;
  const memory = usedMemory() - before;
  // NOTE: the first turn is not counted: code is compiled in it, and the vectors of sentences are remembered.
  await timeSearches(engine);
  const times = await timeSearches(engine);
  const at = (share: number) => percentile(times, share).toFixed(2).padStart(8);
  console.log(
    `${String(size).padStart(8)}  ${engine.name.padEnd(16)} ${buildSeconds.toFixed(2).padStart(8)} ${memory.toFixed(0).padStart(10)}  ${at(0.5)} ${at(0.95)} ${at(1)}  ${times.length}`,
  );
  await engine.close?.();
  return times;
}

/** Returns a vector without meaning: encoding sentences would take hours, and comparing their vectors takes as long whatever they mean. */
function anyVector({ length }: string): Int8Array {
  const known = anyVectors.get(length);
  if (known !== undefined) return known;
  const random = seeded(length);
  const vector = Int8Array.from({ length: meaningWeights.size }, () => Math.round((random() - 0.5) * 60));
  anyVectors.set(length, vector);
  return vector;
}

/** Returns the engine's times, and its times beside those of each peer for the same briefs. */
function toResults(size: number, taken: Map<string, number[]>): Result[] {
  const own = taken.get("Triptych");
  if (own === undefined) return [];
  const named = (share: number, searches: number) => `engine, ${size} profiles, p${share * 100} of ${searches} briefs`;
  const alone = [0.5, 0.95].map((share) => ({
    what: named(share, own.length),
    unit: "ms" as const,
    ours: percentile(own, share),
    ...(size === 100_000 && share === 0.95 && { atMost: 15 }),
  }));
  const besidePeers = [...taken]
    .filter(([name]) => name !== "Triptych")
    .flatMap(([name, times]) => {
      const same = own.slice(0, times.length);
      return [0.5, 0.95].map((share) => ({
        what: named(share, same.length),
        unit: "ms" as const,
        ours: percentile(same, share),
        beside: { name, value: percentile(times, share) },
        by: "ratio" as const,
        ...(size === 100_000 && name === "MiniSearch-fuzzy" && { atMost: 0.1 }),
      }));
    });
  return [...alone, ...besidePeers];
}

async function timeSearches(engine: Engine): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  for (const text of queries) {
    const from = performance.now();
    await engine.search(text, searcher, 20);
    times.push(performance.now() - from);
    if (performance.now() - started > timeoutMs && times.length >= 20) break;
  }
  return times;
}

function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return (heapUsed + Math.max(arrayBuffers, external)) / 1_048_576;
}
