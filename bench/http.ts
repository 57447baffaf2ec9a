import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listCalls, type BenchCall, type ProductTarget } from "./http/calls.ts";
import { call } from "./http/call.ts";
import { percentile } from "./percentiles.ts";
import { handOver, type Result } from "./results.ts";
import { startServices } from "./services.ts";

/**
 * Compares the ten busiest calls of the product, and those of introductions, projects and shortlists, with a bare Fastify route that runs one query for the same on the same
 * PostgreSQL with the same driver.
 * `node bench/http.ts [--seconds 5] [--at-once 4] [--only session,send]`; both are measured in turn, so that other work on the
 * machine slows both.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    "at-once": { type: "string", default: "4" },
    only: { type: "string" },
  },
});
const seconds = Number(values.seconds);
const atOnce = Number(values["at-once"]);
const turns = 40;
/** Holds how many times as long as its bare route a call may take. */
const targets: Record<string, number> = { "session, free plan": 1.8, "session, paid plan": 1.8, profile: 3, send: 3 };

const services = await startServices();
const env = { ...process.env, DATABASE_URL: services.databaseUrl };
const product = fork(join(import.meta.dirname, "http/product-server.ts"), [], { env });
const [target] = (await once(product, "message")) as [ProductTarget];
const bare = fork(join(import.meta.dirname, "http/bare-server.ts"), [], { env });
const [{ address: bareAddress }] = (await once(bare, "message")) as [{ address: string }];
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
try {
  console.log(`${atOnce} calls at once, ${seconds} s each, in ${turns} turns; milliseconds`);
  console.log("call                  bare p50       p95  prod. p50       p95  ratio p50       p95  load");
  const only = values.only?.split(",");
  const wanted = listCalls(target).filter(({ name }) => !only || only.some((each) => name.startsWith(each)));
  for (const { name, ...calls } of wanted) {
    const measured = await measure(calls);
    show(name, measured);
    handOver(toResults(name, measured));
  }
} finally {
  agent.destroy();
  for (const server of [product, bare]) server.kill("SIGTERM");
  await services.stop();
}

interface Measured {
  bare: number[];
  product: number[];
}

async function measure(calls: { product: () => BenchCall; bare: () => BenchCall }): Promise<Measured> {
  await keepCalling(target.address, calls.product, 0.5);
  await keepCalling(bareAddress, calls.bare, 0.5);
  const measured: Measured = { bare: [], product: [] };
  for (let turn = 0; turn < turns; turn++) {
    measured.bare.push(...(await keepCalling(bareAddress, calls.bare, seconds / turns)));
    measured.product.push(...(await keepCalling(target.address, calls.product, seconds / turns)));
  }
  return measured;
}

async function keepCalling(address: string, next: () => BenchCall, forSeconds: number): Promise<number[]> {
  const taken: number[] = [];
  const until = performance.now() + forSeconds * 1_000;
  const worker = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      await call({ address, agent }, next());
      taken.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return taken;
}

function show(name: string, measured: Measured) {
  const at = (kind: keyof Measured, share: number) => percentile(measured[kind], share);
  const figures = [at("bare", 0.5), at("bare", 0.95), at("product", 0.5), at("product", 0.95)];
  const ratios = [0.5, 0.95].map((share) => at("product", share) / at("bare", share));
  const shown = [...figures, ...ratios].map((each) => each.toFixed(2).padStart(9));
  console.log(name.padEnd(20), ...shown, loadavg()[0]!.toFixed(1).padStart(5));
}

function toResults(name: string, measured: Measured): Result[] {
  return [0.5, 0.95].map((share) => ({
    what: `HTTP, ${name}, p${share * 100}`,
    unit: "ms",
    ours: percentile(measured.product, share),
    beside: { name: "bare route", value: percentile(measured.bare, share) },
    by: "ratio",
    ...(name in targets && { atMost: targets[name]! }),
  }));
}
