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
 * Socket.IO echo with one insert, in turns of a tenth of the run.
 * `node bench/messaging.ts [--people 1000] [--rate 200] [--seconds 300] [--processes 2] [--database postgresql://…]`
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
  },
});
const people = Number(values.people);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const processes = Number(values.processes);
const turns = 10;

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
    `${people} people connected, ${rate} messages a second, ${seconds} s, ${processes} processes, ${databaseUrl ? "PostgreSQL server" : "embedded database"}`,
  );
  const echo = await openServer("echo-server.ts", 1);
  const product = await openServer("product-server.ts", processes);
  for (let turn = 0; turn < turns; turn++) {
    await echo.sendFor(Math.min(60, seconds) / turns);
    await product.sendFor(seconds / turns);
  }
  console.log(
    `load ${loadavg()[0]!.toFixed(1).padEnd(12)}   acknowledged, ms             arrived, ms                          sent  arrived   failed   CPU ms   memory of all processes MB, each tenth of the run`,
  );
  console.log("                         p50      p95      p99      p50      p95      p99      max");
  show("bare echo, 1 insert", echo.result);
  show("Triptych", product.result);
  handOver(toResults(echo.result, product.result));
  for (const each of [echo, product]) each.close();
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

function show(name: string, { latenciesMs, acknowledgedMs, sent, failed, usage }: LoadResult) {
  const at = (taken: number[], ...shares: number[]) => shares.map((share) => fixed(percentile(taken, share)));
  const counts = [sent, latenciesMs.length, failed].map((count) => String(count).padStart(8));
  const perMessageMs = (usage.at(-1)!.processorMs - usage[0]!.processorMs) / sent;
  const memory = usage.map(({ memoryMb }) => memoryMb.toFixed(0)).join(" ");
  const times = [...at(acknowledgedMs, 0.5, 0.95, 0.99), ...at(latenciesMs, 0.5, 0.95, 0.99, 1)];
  console.log([name.padEnd(19), ...times, ...counts, fixed(perMessageMs), ` ${memory}`].join(" "));
}

function toResults(echo: LoadResult, product: LoadResult): Result[] {
  const results = (what: string, key: "acknowledgedMs" | "latenciesMs") =>
    [0.5, 0.95].map((share): Result => ({
      what: `messages, ${what}, ${people} people, ${processes} processes, p${share * 100}`,
      unit: "ms",
      ours: percentile(product[key], share),
      beside: { name: "bare echo", value: percentile(echo[key], share) },
      by: "ratio",
      ...(key === "acknowledgedMs" && people >= 1_000 && processes >= 2 && { atMost: 2 }),
    }));
  return [...results("acknowledged", "acknowledgedMs"), ...results("arrived", "latenciesMs")];
}

function fixed(value: number): string {
  return value.toFixed(1).padStart(8);
}
