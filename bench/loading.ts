import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "./percentiles.ts";
import { handOver } from "./results.ts";

/** Measures how long a new process takes to load the engine, with Node's code cache, which the product turns on, and without. `node bench/loading.ts [--times 15]` */
const times = process.argv.includes("--times") ? Number(process.argv[process.argv.indexOf("--times") + 1]) : 15;
const file = join(import.meta.dirname, "loading/load-engine.ts");
const cacheFolder = await mkdtemp(join(tmpdir(), "triptych-code-cache-"));

try {
  // NOTE: the first process fills the cache, and is not counted.
  await loadEngine([cacheFolder]);
  const cached: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < times; round++) {
    cached.push(await loadEngine([cacheFolder]));
    bare.push(await loadEngine([]));
  }
  const [ours, without] = [percentile(cached, 0.5), percentile(bare, 0.5)];
  console.log(
    `loading the engine: ${ours.toFixed(0)} ms with the code cache, ${without.toFixed(0)} without (p50 of ${times})`,
  );
  handOver([
    {
      what: "loading the engine, p50",
      unit: "ms",
      ours,
      beside: { name: "without the code cache", value: without },
      atMost: 300,
    },
  ]);
} finally {
  await rm(cacheFolder, { recursive: true });
}

/** Returns the milliseconds that one process took. */
async function loadEngine(args: string[]): Promise<number> {
  const child = fork(file, args);
  const [milliseconds] = (await once(child, "message")) as [number];
  await once(child, "exit");
  return milliseconds;
}
