import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { loadavg } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createMatcher } from "@triptych/matching-engine/matcher";
import { briefs } from "../matching-engine/evaluation/data/briefs.ts";
import { longPosts } from "../matching-engine/evaluation/data/long-posts.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { applyMigrations } from "../server/src/platform/database/migrations.ts";
import { createLog } from "../server/src/platform/process/log.ts";
import { aFreePort } from "../server/testing/start-process.ts";
import { aBrandProfile } from "../server/testing/profiles.ts";
import { call } from "./http/call.ts";
import { fillMarketplace } from "./index/fill.ts";
import type { ProductReport } from "./index/product-server.ts";
import { percentile } from "./percentiles.ts";
import { signInPeople } from "./people.ts";
import { handOver, type Result } from "./results.ts";
import { startServices } from "./services.ts";

/**
 * Measures the start of the product with many profiles, from nothing and from a snapshot, and searches over HTTP beside the engine's own
 * on the same profiles, in turns. `node bench/index.ts [--profiles 100000] [--rounds 3] [--without-vectors]`
 */
const { values } = parseArgs({
  options: {
    profiles: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3" },
    "without-vectors": { type: "boolean", default: false },
  },
});
const count = Number(values.profiles);
const rounds = Number(values.rounds);
const secret = "a secret for the benchmark, of some length";
const texts = [...briefs.map(({ text }) => text), ...longPosts.map(({ text }) => text)];
/** Is how long somebody takes from the last letter to the button; the page saves the draft meanwhile. */
const writingMs = 500;
const savesAtOnce = 4;
const saves = 200;
/** NOTE: the targets are about as many profiles; with fewer, nothing is judged. */
const isFull = count >= 100_000;

interface Product {
  child: ChildProcess;
  address: string;
  readySeconds: number;
  report: () => Promise<ProductReport>;
  end: () => Promise<number>;
}

const services = await startServices();
const log = createLog({ level: "error" });
const open = await openDatabase({ at: { url: services.databaseUrl }, log });
const agent = new Agent({ keepAlive: true, maxSockets: savesAtOnce });
try {
  await measure();
} finally {
  agent.destroy();
  await open.close();
  await services.stop();
}

async function measure() {
  await applyMigrations(open);
  const everybody = await fillMarketplace(open, { count, hasVectors: !values["without-vectors"] });
  const [searcher, ...savers] = await signInPeople(open, { count: 20, secret, publicUrl: "http://127.0.0.1" });
  await open.pool.query("analyze");
  console.log(`${count} profiles; ${texts.length} briefs; load ${loadavg()[0]!.toFixed(1)}`);

  await measureDemo();
  const first = await start();
  show("ready from nothing", `${first.readySeconds.toFixed(1)} s`);
  hand({ what: "ready from nothing", unit: "s", ours: first.readySeconds });
  await showStops("  from listening to ready", first);
  const savedMs = await untilSaved();
  show("first snapshot after", `${(savedMs / 1_000).toFixed(1)} s`);
  await showStops("  while it was saved", first);
  await showSize();
  show("end", `${(await first.end()).toFixed(1)} s`);

  const starts: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const again = await start();
    starts.push(again.readySeconds);
    show("ready from the snapshot", `${again.readySeconds.toFixed(2)} s`);
    await showStops("  from listening to ready from the snapshot", again);
    if (at < rounds - 1) await again.end();
    else await measureServing(again, { everybody, searcher: searcher!, savers });
  }
  show("ready from the snapshot, median", `${percentile(starts, 0.5).toFixed(2)} s`, "under 5 s");
  hand({ what: "ready from the snapshot, median", unit: "s", ours: percentile(starts, 0.5), atMost: 5 });
}

/** Measures the first start of all, which fills an empty database with the demo marketplace. */
async function measureDemo() {
  await open.pool.query("create database demo");
  const databaseUrl = services.databaseUrl.replace(/[^/]*$/, "demo");
  const demo = await start({ DATABASE_URL: databaseUrl, DEMO_DATA: "on" });
  show("first start, with the demo marketplace", `${demo.readySeconds.toFixed(1)} s`);
  hand({ what: "first start, with the demo marketplace", unit: "s", ours: demo.readySeconds });
  await showStops("  first start, from listening to ready", demo);
  await demo.end();
}

type Somebody = Awaited<ReturnType<typeof signInPeople>>[number];

interface World {
  everybody: Parameters<ReturnType<typeof createMatcher>["put"]>[0][];
  searcher: Somebody;
  savers: Somebody[];
}

async function measureServing(product: Product, { everybody, searcher, savers }: World) {
  const engine = createMatcher();
  for (const profile of everybody) engine.put(profile);
  const search = (text: string) =>
    call(
      { address: product.address, agent },
      { method: "POST", path: "/api/brand/search-matches", cookie: searcher.cookie, body: { query: text } },
    );
  /** Keeps a draft as the page does while somebody writes, some time before the search. */
  const keepDraft = async (text: string) => {
    const body = { originalText: text, text, isImproved: false };
    const draft = { method: "POST", path: "/api/briefs", cookie: searcher.cookie, body } as const;
    await call({ address: product.address, agent }, draft);
    await pause(writingMs);
  };
  for (const text of texts.slice(0, 20)) await search(text);
  // NOTE: the check that follows a start from a snapshot is work beside the searches, as it would be.
  await product.report();
  const own: number[] = [];
  const http: number[] = [];
  for (const text of texts) {
    await keepDraft(text);
    own.push(await timed(() => void engine.search({ text, searcherType: "brand", limit: 40 })));
    http.push(await timed(() => search(text)));
  }
  console.log(`load ${loadavg()[0]!.toFixed(1)}`);
  for (const [name, share, target] of [
    ["p50", 0.5, 15],
    ["p95", 0.95, 40],
  ] as const) {
    const [ownMs, httpMs] = [percentile(own, share), percentile(http, share)];
    show(
      `search ${name}: engine, over HTTP, difference`,
      `${ownMs.toFixed(1)} ms, ${httpMs.toFixed(1)} ms, ${(httpMs - ownMs).toFixed(1)} ms`,
      `within ${target} ms`,
    );
    hand({
      what: `search over HTTP, ${name}`,
      unit: "ms",
      ours: httpMs,
      beside: { name: "engine", value: ownMs },
      by: "difference",
      atMost: target,
    });
  }
  await showStops("  while searching", product);
  await Promise.all(
    Array.from({ length: savesAtOnce }, async () => {
      for (const text of texts.slice(0, 60)) await search(text);
    }),
  );
  await showStops(`  while ${savesAtOnce} searched at once`, product);
  await saveProfiles(product, savers);
  await showStops(`  while ${saves} profiles were saved`, product);

  const other = await start();
  show("another process joins", `${other.readySeconds.toFixed(2)} s`, "under 5 s");
  hand({ what: "another process joins", unit: "s", ours: other.readySeconds, atMost: 5 });
  await showStops("  of the other meanwhile", product);
  await other.end();
  const { residentMb, heapMb } = await product.report();
  show("memory: process, heap of the main thread", `${residentMb.toFixed(0)} MB, ${heapMb.toFixed(0)} MB`);
  show("end", `${(await product.end()).toFixed(1)} s`);
}

async function saveProfiles(product: Product, savers: Somebody[]) {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < saves; at = next++) {
      const { cookie } = savers[at % savers.length]!;
      const body = aBrandProfile({
        description: `We bake crackers, number ${at}, and need packaging and a short film.`,
      });
      await call({ address: product.address, agent }, { method: "PUT", path: "/api/brand/profile", cookie, body });
    }
  };
  await Promise.all(Array.from({ length: savesAtOnce }, worker));
}

/** Starts the product in a process of its own, and waits until it is ready for everything. */
async function start(env: Record<string, string> = {}): Promise<Product> {
  const port = await aFreePort();
  const startedAt = performance.now();
  const child = fork(join(import.meta.dirname, "index/product-server.ts"), [], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: services.databaseUrl,
      SESSION_SECRET: secret,
      PUBLIC_URL: "http://127.0.0.1",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "warn",
      DEMO_DATA: "off",
      ...env,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error("The product ended.");
    await pause(20);
  }
  return {
    child,
    address,
    readySeconds: (performance.now() - startedAt) / 1_000,
    report: async () => {
      child.send("report");
      const [report] = (await once(child, "message")) as [ProductReport];
      return report;
    },
    end: async () => {
      const endedAt = performance.now();
      child.kill("SIGTERM");
      await once(child, "exit");
      return (performance.now() - endedAt) / 1_000;
    },
  };
}

/** Waits until there is a complete snapshot. */
async function untilSaved(): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { rowCount } = await open.pool.query("select 1 from matching_snapshots where pieces is not null");
    if (rowCount! > 0) return performance.now() - from;
    if (performance.now() - from > 120_000) throw new Error("No snapshot was saved.");
    await pause(100);
  }
}

async function showSize() {
  const { rows } = await open.pool.query<{ pieces: number; bytes: number }>(
    "select count(*)::int as pieces, sum(length(content))::float8 as bytes from matching_snapshot_pieces",
  );
  show("size of the snapshot", `${(rows[0]!.bytes / 1e6).toFixed(1)} MB in ${rows[0]!.pieces} pieces`);
}

async function showStops(what: string, product: Product) {
  const { stops } = await product.report();
  show(
    `${what}: longest stop, own work in one turn`,
    `${stops.longestMs.toFixed(0)} ms, ${stops.longestOwnMs.toFixed(0)} ms (${stops.ownOver50} over 50)`,
    "none over 50 ms",
  );
  hand({
    what: `most in one turn of the event loop: ${what.trim()}`,
    unit: "ms",
    ours: stops.longestOwnMs,
    atMost: 50,
  });
}

function hand({ what, atMost, ...result }: Result) {
  handOver([{ what: `${count} profiles, ${what}`, ...result, ...(isFull && { atMost }) }]);
}

function show(what: string, measured: string, target = "") {
  console.log(`${what.padEnd(62)} ${measured.padEnd(32)} ${target}`);
}

async function timed(run: () => unknown): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}
