import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { clusterSecret, startCluster, type Cluster } from "../server/testing/cluster.ts";
import { messagesStore } from "../server/src/features/messaging/messages/store.ts";
import { systemClock } from "../server/src/platform/process/clock.ts";
import { createIds } from "../server/src/platform/process/ids.ts";
import { shares, type Acknowledged, type ActionName } from "./load/actions.ts";
import { awaitArrivals, runLoad, type LoadResult } from "./load/run.ts";
import { openWindow, type Window } from "./load/windows.ts";
import { signInPeople } from "./people.ts";
import { mean, percentile } from "./percentiles.ts";
import { startServices } from "./services.ts";

/**
 * Measures many people at once on two processes behind a balancer, with PostgreSQL and Redis and every page open.
 * `node bench/load.ts [--people 1000] [--rate 60] [--seconds 600] [--fault none|kill|database]`
 * `kill` kills each process once and starts it again. `database` crashes PostgreSQL twice, and it recovers.
 */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000" },
    rate: { type: "string", default: "60" },
    seconds: { type: "string", default: "600" },
    fault: { type: "string", default: "none" },
  },
});
const peopleCount = Number(values.people);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const hasFault = values.fault !== "none";
const samples = 30;

const services = await startServices();
process.env.TEST_DATABASE_URL = services.databaseUrl;
process.env.TEST_REDIS_URL = services.redisUrl;
const cluster = await startCluster(2, { DEMO_DATA: "on" });
try {
  await measure();
} finally {
  await cluster.close();
  await services.stop();
}

async function measure() {
  const { people, windows } = await openEverybody(cluster);
  console.log(
    `${people.length} people, each with an open page, on two processes; ${rate} calls a second for ${seconds} s; fault: ${values.fault}`,
  );
  const memory: number[][] = [[], []];
  const faults = hasFault ? meetFaults() : null;
  const result = await runLoad({
    address: cluster.address,
    callers: people.map((person, at) => ({ person, other: people[at ^ 1]! })),
    rate,
    seconds,
    isPatient: hasFault,
    samples,
    onSample: () => cluster.processes.forEach(({ child }, at) => memory[at]!.push(memoryMbOf(child.pid!))),
  });
  await faults;
  const missing = await awaitArrivals(result.acknowledged, windows, 15_000);
  showActions(result);
  await showMessages(result, missing, windows);
  if (!hasFault) memory.forEach(showMemory);
  showEnded();
  for (const window of windows.values()) window.close();
}

async function openEverybody({ open, address }: Cluster) {
  const people = await signInPeople(open, { count: peopleCount, secret: clusterSecret, publicUrl: address });
  const newId = createIds(systemClock);
  const windows = new Map<string, Window>();
  for (const [at, person] of people.entries()) {
    const other = people[at ^ 1]!;
    if (at % 2 === 0) await messagesStore(open.database).insertConversation(newId(), person.userId, other.userId);
    windows.set(person.userId, await openWindow(address, person, other.userId));
  }
  return { people, windows };
}

/** Causes the faults, at a third and at two thirds of the run. */
async function meetFaults() {
  for (const at of [0, 1]) {
    await pause((seconds * 1_000) / 3);
    const from = performance.now();
    if (values.fault === "database") await services.crashDatabase();
    else {
      await cluster.processes[at]!.end("SIGKILL");
      await pause(2_000);
      await cluster.startAgain(at);
    }
    console.log(`  fault ${at + 1}: over after ${((performance.now() - from) / 1_000).toFixed(1)} s`);
  }
}

function showActions({ latenciesMs, errors }: LoadResult) {
  console.log("action             calls   errors   p50 ms   p95 ms   p99 ms");
  for (const name of Object.keys(shares) as ActionName[]) {
    const [taken, failed] = [latenciesMs[name], errors[name]];
    const figures = [0.5, 0.95, 0.99].map((share) => percentile(taken, share).toFixed(1).padStart(8));
    console.log(
      `${name.padEnd(16)} ${String(taken.length + failed.length).padStart(7)} ${String(failed.length).padStart(8)} ${figures.join(" ")}`,
    );
    for (const [error, count] of counted(failed)) console.log(`  ${count} × ${error}`);
  }
}

async function showMessages(
  { acknowledged, attemptsAgain }: LoadResult,
  missing: Acknowledged[],
  windows: Map<string, Window>,
) {
  const stored = await countStored(cluster, acknowledged);
  const lost = acknowledged.filter(({ content }) => !stored.has(content)).length;
  const twice = acknowledged.filter(({ content }) => (stored.get(content) ?? 0) > 1).length;
  const all = [...windows.values()];
  const delays = acknowledged.flatMap(({ id, receiverId, sentAt }) => {
    const at = windows.get(receiverId)!.arrivedAt.get(id);
    return at === undefined ? [] : [at - sentAt];
  });
  console.log(
    [
      `messages: ${acknowledged.length} acknowledged, ${lost} of them lost, ${twice} stored twice, ${missing.length} never arrived,`,
      `${all.reduce((sum, each) => sum + each.heardTwice(), 0)} heard twice; ${attemptsAgain} attempts made again;`,
      `${all.reduce((sum, each) => sum + each.reconnections(), 0)} reconnections;`,
      `from send to the other page p50 ${percentile(delays, 0.5).toFixed(1)} ms, p95 ${percentile(delays, 0.95).toFixed(1)} ms`,
    ].join(" "),
  );
}

/** Counts how often the database holds each message. */
async function countStored({ open }: Cluster, acknowledged: Acknowledged[]): Promise<Map<string, number>> {
  const { rows } = await open.pool.query<{ content: string; count: number }>(
    "select content, count(*)::int as count from messages where content = any($1) group by content",
    [acknowledged.map(({ content }) => content)],
  );
  return new Map(rows.map(({ content, count }) => [content, count]));
}

/** Reports processes that ended without being asked to. */
function showEnded() {
  for (const [at, { child, output }] of cluster.processes.entries())
    if (child.exitCode !== null || child.signalCode !== null)
      console.log(`process ${at + 1} ended by itself: ${output().slice(-2_000)}`);
}

function showMemory(taken: number[], at: number) {
  const third = Math.floor(taken.length / 3);
  const [first, last] = [mean(taken.slice(0, third)), mean(taken.slice(-third))];
  const change = ((last / first - 1) * 100).toFixed(0);
  console.log(
    `process ${at + 1}: ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} MB in the last (${change} %): ${taken.map((each) => each.toFixed(0)).join(" ")}`,
  );
}

/** Returns a process's memory, 0 if it has ended. */
function memoryMbOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(existsSync(status) ? readFileSync(status, "utf8") : "") ?? ["", 0];
  return Number(kilobytes) / 1_024;
}

function counted(errors: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 5);
}
