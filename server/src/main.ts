import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { lockDataDir } from "./platform/data-dir-lock.ts";
import { openDatabase } from "./platform/database.ts";
import { createLog } from "./platform/log.ts";
import { readOrCreateSecret } from "./platform/secret.ts";
import { sentenceFor } from "./platform/startup-problems.ts";

const closeWithinMs = 15_000;

const read = readConfig(process.env);
if (!read.ok)
  stop(
    [
      "The server was not started, because its configuration has mistakes:",
      ...read.problems.map((problem) => `- ${problem}`),
    ].join("\n"),
  );
const { config } = read;

// NOTE: the lock is held for as long as the process lives.
const lock = config.databaseUrl ? null : lockDataDir(config.dataDir);
if (!config.databaseUrl && !lock) {
  stop(
    `Another process is using the data folder ${config.dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
  );
}

try {
  const log = createLog({ level: config.logLevel });
  const open = await openDatabase({
    at: config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir },
    log,
    onDiskFull: () =>
      stop(
        "The disk under the database is full (SQLSTATE 53100). Nothing more can be stored, so the server stopped. Make room, then start it again.",
      ),
  });
  const sessionSecret = config.sessionSecret ?? readOrCreateSecret(config.dataDir);
  const app = await compose(config, { open, log, sessionSecret });
  await app.listen();
  console.log(`${config.product.name} is at ${config.publicUrl}`);

  const close = () => {
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => stop(sentenceFor(error, config)),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, close);
} catch (error) {
  stop(sentenceFor(error, config));
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
