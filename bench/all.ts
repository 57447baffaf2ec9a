import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listParts, type BenchPart } from "./all/parts.ts";
import { summarise, toTable, type Part } from "./all/table.ts";
import { mean } from "./percentiles.ts";
import type { Result } from "./results.ts";

/**
 * Runs the benches one after the other, about half an hour, and prints one table of what they measured beside peers, floors and targets.
 * `npm run bench:all [-- --quick] [-- --only http,messages]`; `--quick` takes some minutes, with sizes at which few targets are judged.
 */
const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, only: { type: "string" } },
});
const only = values.only?.split(",");
const parts: Part[] = [];
const problems: string[] = [];
const begin = performance.now();
for (const part of listParts(values.quick ? "quick" : "whole"))
  if (!only || only.includes(part.name)) parts.push(await run(part));
console.log(`\n${((performance.now() - begin) / 60_000).toFixed(0)} minutes${values.quick ? ", quick" : ""}\n`);
console.log(`${toTable(parts)}\n\n${summarise(parts)}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** Runs a bench, which prints for itself, and collects what it hands over. */
async function run({ name, file, args, nodeOptions = [] }: BenchPart): Promise<Part> {
  console.log(`\n${name}: ${file} ${args.join(" ")}`);
  const results: Result[] = [];
  const loads = [loadavg()[0]!];
  const child = fork(join(import.meta.dirname, file), args, { execArgv: nodeOptions });
  child.on("message", (handedOver) => results.push(...(handedOver as Result[])));
  const sampling = setInterval(() => loads.push(loadavg()[0]!), 2_000);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(sampling);
  if (code !== 0) problems.push(`${name} did not end well, so that its results may be missing.`);
  return { results, load: mean(loads) };
}
