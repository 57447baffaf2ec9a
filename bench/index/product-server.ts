import { enableCompileCache } from "node:module";
import "../../server/src/platform/process/quick-imports.ts";
import { readConfig } from "../../server/src/config/config.ts";
import { watchLoop, type LoopStops } from "./loop-stops.ts";

/** Holds what a product process says of itself when it is asked. */
export interface ProductReport {
  stops: LoopStops;
  residentMb: number;
  heapMb: number;
}

/** Starts the product as `main.ts` does, without rate limits, and watches its event loop. */
const loop = watchLoop();
enableCompileCache();
const read = readConfig(process.env);
if (!read.ok) throw new Error(read.problems.join("\n"));
const { config } = read;
const { openProcessResources } = await import("../../server/src/composition/process-resources.ts");
const { endlessLimits } = await import("../people.ts");
const opening = openProcessResources(config, { onDiskFull: () => {} });
const [resources, { composeUnprepared }] = await Promise.all([
  opening,
  import("../../server/src/composition/compose.ts"),
]);
// NOTE: the loads of the bench are not to be refused on a busy machine.
const overloadLimits = {
  inFlight: 1_000,
  loopDelayMs: Infinity,
  heapShare: 0.95,
  databaseWaitMs: 60_000,
  calmMs: 0,
  sampleMs: 1_000,
};
const app = await composeUnprepared(config, resources, { limits: endlessLimits(), webFolder: null, overloadLimits });
// NOTE: counts from the last step before the port opens; earlier, nobody waits, and loading modules stops the loop.
app.http.addHook("onReady", async () => void loop.take());
await app.listen();

process.on("message", () => {
  const { rss, heapUsed } = process.memoryUsage();
  process.send!({ stops: loop.take(), residentMb: rss / 1e6, heapMb: heapUsed / 1e6 } satisfies ProductReport);
});
process.once("SIGTERM", () => {
  void app.close().then(() => {
    console.log(`closed: ${JSON.stringify(loop.take())}`);
    process.exit(0);
  });
});
await app.prepare();
