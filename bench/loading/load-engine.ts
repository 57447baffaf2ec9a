import { enableCompileCache } from "node:module";
import { performance } from "node:perf_hooks";

/** Loads the engine in a process of its own, as `main.ts` does, and says how many milliseconds that took. */
const folder = process.argv[2];
if (folder !== undefined) enableCompileCache(folder);
const started = performance.now();
const { createMatcher } = await import("../../matching-engine/src/matcher.ts");
createMatcher();
process.send?.(performance.now() - started);
