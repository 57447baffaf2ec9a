import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openLoad, type Load, type LoadResult } from "./messaging/load.ts";
import type { Target, Usage } from "./messaging/server-reports.ts";
import { percentile } from "./percentiles.ts";
import { handOver, type Result } from "./results.ts";
import { startServices } from "./services.ts";

/**
 * Measures from sending a message to its acknowledgement and to the other person's screen, with everybody connected, beside a bare
 * Socket.IO echo with one insert. Both take turns in twenty rounds, and whoever is second in one round is first in the next. What counts
 * is the median of the rounds, because a disk that is slow for a second makes a whole round slow, and more often one than both.
 * `node bench/messaging.ts [--people 1000] [--rate 200] [--seconds 300] [--processes 2] [--database postgresql://…] [--over channel|http]`
 * Messages are sent over the open channel, as pages do, or by the same call over HTTP.
 * Everybody is connected and has received a message before the measurement. The echo is measured for at most a minute.
 * Several processes share a PostgreSQL and a Redis that the bench starts, as does the echo, which is one process. One process without
 * `--database` uses an embedded database in its own folder.
 */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000" },
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "300" },
    processes: { type: "string", default: "1" },
    database: { type: "string" },
    over: { type: "string", default: "channel" },
  },
});
const people = Number(values.people);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const processes = Number(values.processes);
const rounds = 20;

interface Server {
  target: Target;
  askUsage: () => Promise<Usage>;
  end: () => Promise<void>;
}

const services = processes > 1 ? await startServices() : null;
const databaseUrl = services?.databaseUrl ?? values.database;
const servers: Server[] = [];
try {
  await measure();
} finally {
  await Promise.all(servers.map(({ end }) => end()));
  await services?.stop();
}

async function measure() {
  console.log(
    `${people} people connected, ${rate} messages a second, ${seconds} s, ${processes} processes, sent over ${values.over === "http" ? "HTTP" : "the channel"}, ${databaseUrl ? "PostgreSQL server" : "embedded database"}`,
  );
  const echo = await openServer("echo-server.ts", 1);
  const product = await openServer("product-server.ts", processes);
  const echoRounds: Round[] = [];
  const productRounds: Round[] = [];
  const echoTurn = async () => void echoRounds.push(await takeTurn(echo, Math.min(60, seconds) / rounds));
  const productTurn = async () => void productRounds.push(await takeTurn(product, seconds / rounds));
  for (let round = 0; round < rounds; round++) {
    const inOrder = round % 2 === 0 ? [echoTurn, productTurn] : [productTurn, echoTurn];
    for (const turn of inOrder) await turn();
  }
  console.log(
    `load ${loadavg()[0]!.toFixed(1).padEnd(12)}   acknowledged, ms             arrived, ms                          sent  arrived   failed   CPU ms   memory of all processes MB, each tenth of the run`,
  );
  console.log("                         p50      p95      p99      p50      p95      p99      max");
  show("bare echo, 1 insert", echo.result, echoRounds);
  show("Triptych", product.result, productRounds);
  showRatios(echoRounds, productRounds);
  handOver(toResults(echoRounds, productRounds));
  for (const each of [echo, product]) each.close();
}

/** Holds what one turn of one server took. */
type Round = Pick<LoadResult, "acknowledgedMs" | "latenciesMs">;

async function takeTurn({ sendFor, result }: Load, forSeconds: number): Promise<Round> {
  const [acknowledged, arrived] = [result.acknowledgedMs.length, result.latenciesMs.length];
  await sendFor(forSeconds);
  return { acknowledgedMs: result.acknowledgedMs.slice(acknowledged), latenciesMs: result.latenciesMs.slice(arrived) };
}

async function openServer(file: string, count: number): Promise<Load> {
  const started: Server[] = [];
  for (let at = 0; at < count; at++) {
    const server = await startServer(file, at === 0 ? [] : ["--joins"]);
    servers.push(server);
    started.push(server);
  }
  const addresses = started.flatMap(({ target }) => target.addresses);
  return openLoad(
    { ...started[0]!.target, addresses },
    { rate, askUsage: async () => sum(await Promise.all(started.map((server) => server.askUsage()))) },
  );
}

async function startServer(file: string, args: string[]): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), "triptych-bench-"));
  const child = fork(join(import.meta.dirname, "messaging", file), args, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PEOPLE: String(people),
      SENDS_BY: values.over,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(services && { REDIS_URL: services.redisUrl }),
    },
  });
  const ended = once(child, "exit");
  const [target] = (await Promise.race([
    once(child, "message"),
    ended.then(() => Promise.reject(new Error(`${file} ended.`))),
  ])) as [Target];
  return {
    target,
    askUsage: () => askUsage(child),
    end: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function askUsage(server: ChildProcess): Promise<Usage> {
  server.send("usage");
  const [usage] = (await once(server, "message")) as [Usage];
  return usage;
}

function sum(usages: Usage[]): Usage {
  const total = (key: keyof Usage) => usages.reduce((all, usage) => all + usage[key], 0);
  return { memoryMb: total("memoryMb"), processorMs: total("processorMs") };
}

function show(name: string, { latenciesMs, sent, failed, usage }: LoadResult, taken: Round[]) {
  const at = (key: keyof Round, ...shares: number[]) => shares.map((share) => fixed(medianOf(taken, key, share)));
  const counts = [sent, latenciesMs.length, failed].map((count) => String(count).padStart(8));
  const perMessageMs = (usage.at(-1)!.processorMs - usage[0]!.processorMs) / sent;
  const memory = usage.filter((_, turn) => turn % 2 === 0).map(({ memoryMb }) => memoryMb.toFixed(0));
  const times = [
    ...at("acknowledgedMs", 0.5, 0.95, 0.99),
    ...at("latenciesMs", 0.5, 0.95, 0.99),
    fixed(Math.max(...latenciesMs)),
  ];
  console.log([name.padEnd(19), ...times, ...counts, fixed(perMessageMs), ` ${memory.join(" ")}`].join(" "));
}

/** Shows how many times as long as the echo an acknowledgement took, and how far apart the rounds are. */
function showRatios(echo: Round[], product: Round[]) {
  for (const share of [0.5, 0.95]) {
    const ratios = product.map(
      (round, at) => percentile(round.acknowledgedMs, share) / percentile(echo[at]!.acknowledgedMs, share),
    );
    const [least, lower, middle, upper, most] = [0, 0.25, 0.5, 0.75, 1].map((of) => percentile(ratios, of).toFixed(2));
    const ofMedians = medianOf(product, "acknowledgedMs", share) / medianOf(echo, "acknowledgedMs", share);
    console.log(
      `acknowledged, p${share * 100}: ${ofMedians.toFixed(2)} times the echo; in single rounds median ${middle}, half of them ${lower} to ${upper}, all ${least} to ${most}`,
    );
  }
}

/** Returns the median over the rounds of what this share of each round's messages did not exceed. */
function medianOf(taken: Round[], key: keyof Round, share: number): number {
  return percentile(
    taken.map((round) => percentile(round[key], share)),
    0.5,
  );
}

function toResults(echo: Round[], product: Round[]): Result[] {
  const results = (what: string, key: keyof Round) =>
    [0.5, 0.95].map((share): Result => ({
      what: `messages, ${what}, ${people} people, ${processes} processes, p${share * 100}`,
      unit: "ms",
      ours: medianOf(product, key, share),
      beside: { name: "bare echo", value: medianOf(echo, key, share) },
      by: "ratio",
      ...(key === "acknowledgedMs" && people >= 1_000 && processes >= 2 && { atMost: 2 }),
    }));
  return [...results("acknowledged", "acknowledgedMs"), ...results("arrived", "latenciesMs")];
}

function fixed(value: number): string {
  return value.toFixed(1).padStart(8);
}
