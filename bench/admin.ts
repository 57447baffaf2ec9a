import { parseArgs } from "node:util";
import { Client } from "pg";
import { compose } from "../server/src/composition/compose.ts";
import { readConfig } from "../server/src/config/config.ts";
import { projectionService } from "../server/src/features/admin/projection/service.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { createLog } from "../server/src/platform/process/log.ts";
import { seedSubscribers } from "./admin/subscribers.ts";
import { endlessLimits, signInPeople } from "./people.ts";

/**
 * Measures the operators' list over HTTP with many people in it: pages in every order, filters, searches and the file,
 * beside a bare query and an empty call in the same run; and its reconciliation where nothing differs.
 * `node --expose-gc bench/admin.ts --database postgresql://… [--people 100000] [--times 20]`
 * Creates a database on that server and drops it at the end.
 */
const { values } = parseArgs({
  options: {
    database: { type: "string" },
    people: { type: "string", default: "100000" },
    times: { type: "string", default: "20" },
  },
});
if (!values.database) throw new Error("Say where a PostgreSQL server is: --database postgresql://…");
const [people, times] = [Number(values.people), Number(values.times)];
const list = "/api/admin/users-with-subscriptions";
const lastPage = Math.ceil(people / 100);
const calls: [string, string][] = [
  ["first page", ""],
  ...["username", "userType", "createdAt", "status", "subscriptionEnd", "trialEnd", "monthlyFee"].flatMap((sort) =>
    (["asc", "desc"] as const).flatMap((direction): [string, string][] => [
      [`${sort} ${direction}`, `?sort=${sort}&direction=${direction}`],
      [`${sort} ${direction}, middle page`, `?sort=${sort}&direction=${direction}&page=${Math.ceil(lastPage / 2)}`],
      [`${sort} ${direction}, last page`, `?sort=${sort}&direction=${direction}&page=${lastPage}`],
    ]),
  ),
  ["one type", "?types=freelancer"],
  ["one type, by trial end", "?types=agency&sort=trialEnd&direction=desc"],
  ["one status", "?statuses=trialing"],
  ["a rare status", "?statuses=past_due"],
  ["two statuses, page 200", "?statuses=active,trialing&page=200"],
  ["type and status, by fee", "?types=agency&statuses=active,canceled&sort=monthlyFee&direction=desc"],
  ["search that finds one", "?search=person-77123"],
  ["search that finds a tenth", "?search=0%40people"],
  ["search that finds all", "?search=people.example&sort=createdAt"],
  ["search that finds nobody", "?search=nobody-at-all"],
  ["search, type and status", "?search=person-7&types=freelancer&statuses=active&sort=subscriptionEnd&direction=desc"],
];

const name = `triptych_bench_admin_${process.pid}`;
const server = new Client({ connectionString: values.database });
await server.connect();
await server.query(`create database ${name}`);
const at = Object.assign(new URL(values.database), { pathname: `/${name}` }).href;
const log = createLog({ level: "error" });
const open = await openDatabase({ at: { url: at }, log });
const secret = "a secret for the benchmark, of some length";
const read = readConfig({ PORT: "0", DEMO_DATA: "off", LOG_LEVEL: "error" });
if (!read.ok) throw new Error(read.problems.join("\n"));
const app = await compose(
  read.config,
  { open, log, sessionSecret: secret },
  { limits: endlessLimits(), webFolder: null },
);
try {
  const [operator] = await signInPeople(open, { count: 1, secret, publicUrl: read.config.publicUrl });
  await open.pool.query("update users set is_admin = true where id = $1", [operator!.userId]);
  const seededSeconds = await seedSubscribers(open, people);
  console.log(
    `${people} people with subscriptions (written in ${seededSeconds} s); ${times} calls each, one at a time`,
  );
  const address = await app.listen();
  const get = (path: string) => fetch(`${address}${path}`, { headers: { cookie: operator!.cookie } });

  console.log("                                             p50 ms   p95 ms   max ms");
  const bare = "select * from admin_subscribers order by sort_name, id limit 100";
  show("floor: one bare query of the first page", await time(() => open.pool.query(bare)));
  show("floor: a call that says who is signed in", await time(() => readJson(get, "/api/user")));
  const slowest = Math.max(
    ...(await inTurn(calls, async ([what, query]) => show(what, await time(() => readJson(get, `${list}${query}`))))),
  );
  console.log(`The slowest p95 of the list is ${slowest.toFixed(1)} ms.`);
  for (const days of [30, 365])
    show(`overview, ${days} days`, await time(() => readJson(get, `/api/admin/overview?days=${days}`), 3));
  const { reconcile } = projectionService({ database: open.database, log });
  show("reconciliation where nothing differs", await time(reconcile, 3));
  await showExport(() => get(`${list}.csv?sort=trialEnd&direction=desc`));
} finally {
  await app.close();
  await open.close().catch(() => {});
  await server.query(`drop database ${name} with (force)`);
  await server.end();
}

async function readJson(get: (path: string) => Promise<Response>, path: string) {
  const reply = await get(path);
  if (!reply.ok) throw new Error(`${path} returned ${reply.status}.`);
  return reply.json();
}

async function time(work: () => Promise<unknown>, count = times): Promise<number[]> {
  await work();
  const taken = [];
  for (let turn = 0; turn < count; turn++) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  return taken.toSorted((one, other) => one - other);
}

async function inTurn<T>(items: T[], work: (item: T) => Promise<number>): Promise<number[]> {
  const results = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** Prints the percentiles and returns the 95th. */
function show(what: string, sorted: number[]): number {
  const valueAt = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const cells = [valueAt(0.5), valueAt(0.95), valueAt(1)].map((value) => value.toFixed(1).padStart(8));
  console.log(`${what.padEnd(43)} ${cells.join(" ")}`);
  return valueAt(0.95);
}

/** Reads the file slowly, as over a bad connection, to measure the memory that the server holds meanwhile. */
async function showExport(start: () => Promise<Response>) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [bytes, lines, most] = [0, 0, 0];
  const from = performance.now();
  const reply = await start();
  for await (const piece of reply.body!) {
    bytes += piece.length;
    lines += piece.reduce((count: number, byte: number) => count + (byte === 10 ? 1 : 0), 0);
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  const [megabytes, growth] = [bytes, most].map((value) => (value / 1_048_576).toFixed(1));
  console.log(
    `CSV of everybody: ${lines} lines, ${megabytes} MB in ${seconds} s; the process grew by ${growth} MB at most`,
  );
}
