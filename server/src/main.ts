import { enableCompileCache } from "node:module";
import "./platform/process/quick-imports.ts";
import { setTimeout as pause } from "node:timers/promises";
import { readConfig, type Config } from "./config/config.ts";
import { lockDataDir } from "./platform/database/embedded/data-dir-lock.ts";
import { sentenceFor } from "./platform/availability/startup-problems.ts";

// NOTE: makes React, which renders the emails, use its quicker production build in demo mode too.
process.env.NODE_ENV ??= "production";

const closeWithinMs = 15_000;

const read = readConfig(process.env);
for (const hint of read.hints) console.error(`Note: ${hint}`);
if (read.ok) await start(read.config).catch((error: unknown) => stop(sentenceFor(error, read.config)));
else stop(mistakes(read.problems));

async function start(config: Config) {
  const lock = config.databaseUrl ? null : (lockDataDir(config.dataDir) ?? stop(inUse(config.dataDir)));

  // NOTE: loaded here, so that mistakes are reported at once and the compile cache is used.
  enableCompileCache();
  const { openProcessResources } = await import("./composition/process-resources.ts");
  const opening = openProcessResources(config, { onDiskFull: () => stop(diskFull) });
  const [resources, { composeUnprepared }] = await Promise.all([opening, import("./composition/compose.ts")]);
  const app = await composeUnprepared(config, resources);
  await app.listen();

  async function close() {
    app.drain();
    await pause(config.drainSeconds * 1_000);
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await app.close();
    lock?.release();
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void close().catch((error: unknown) => stop(sentenceFor(error, config))));
  }
  await app.prepare();
  console.log(welcome(config, app.demoSignIns));
}

function welcome(
  { product, publicUrl }: Config,
  demo: { usernames: readonly string[]; password: string } | null,
): string {
  const address = `${product.name} is at ${publicUrl}`;
  return demo ? `${address}\nDemo sign-ins: ${demo.usernames.join(", ")}; password ${demo.password}` : address;
}

function mistakes(problems: string[]): string {
  const list = problems.map((problem) => `- ${problem}`);
  return ["The server was not started, because its configuration has mistakes:", ...list].join("\n");
}

function inUse(dataDir: string): string {
  return `Another process is using the data folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`;
}

const diskFull =
  "The disk under the embedded database is full (SQLSTATE 53100). Nothing more can be stored, so the server stopped. Make room, then start it again.";

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
