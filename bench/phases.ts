import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { call } from "./http/call.ts";
import { listCalls, type ComparedCall, type ProductTarget } from "./http/calls.ts";
import type { PhaseSummary } from "./http/phases.ts";
import { startServices } from "./services.ts";

/**
 * Shows where the time of the ten busiest calls goes, from the socket to the socket: statements, rows, and the median
 * milliseconds of each phase. `node bench/phases.ts [--calls 300]`; one call at a time.
 */
const { values } = parseArgs({ options: { calls: { type: "string", default: "300" } } });
const count = Number(values.calls);

const services = await startServices();
const env = { ...process.env, DATABASE_URL: services.databaseUrl };
const product = fork(join(import.meta.dirname, "http/product-server.ts"), ["--phases"], { env });
const [target] = (await once(product, "message")) as [ProductTarget];
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  console.log(`${count} calls each, one at a time; medians in milliseconds; load ${loadavg()[0]!.toFixed(1)}`);
  console.log(["call".padEnd(20), "statem.", "rows", "total", ...phaseNames().map(([, title]) => title)].join(" | "));
  for (const each of listCalls(target).filter(({ name }) => !name.endsWith("unasked")))
    show(each.name, await measure(each));
} finally {
  agent.destroy();
  product.kill("SIGTERM");
  await services.stop();
}

async function measure({ name, product: next }: ComparedCall): Promise<PhaseSummary> {
  // NOTE: a sign-in is slow on purpose, and the same every time.
  const times = name === "sign in" ? Math.ceil(count / 10) : count;
  for (let at = 0; at < times; at++) await call({ address: target.address, agent }, next());
  await takeSummary();
  for (let at = 0; at < times; at++) await call({ address: target.address, agent }, next());
  return takeSummary();
}

async function takeSummary(): Promise<PhaseSummary> {
  product.send("summary");
  const [summary] = (await once(product, "message")) as [PhaseSummary];
  return summary;
}

function phaseNames() {
  return [
    ["hooksMs", "hooks"],
    ["validationMs", "validation"],
    ["databaseMs", "database"],
    ["handlerMs", "handler"],
    ["serialisationMs", "serialis."],
    ["sendingMs", "sending"],
  ] as const;
}

function show(name: string, summary: PhaseSummary) {
  const times = phaseNames().map(([key]) => summary[key].toFixed(2));
  const counts = [summary.statements, summary.rows].map((each) => each.toFixed(1));
  console.log([name.padEnd(20), ...counts, summary.totalMs.toFixed(2), ...times].join(" | "));
}
