import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { openFoundation } from "./foundation.ts";
import { lockDataDir } from "./platform/data-dir-lock.ts";
import { sentenceFor } from "./platform/startup-problems.ts";

/** `npm run operator -- grant USERNAME` gives an account the operator's role, `revoke` takes it. The account must exist. */
const [action, username] = process.argv.slice(2);
if ((action !== "grant" && action !== "revoke") || !username)
  stop("Say `npm run operator -- grant USERNAME` or `npm run operator -- revoke USERNAME`.");

const read = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? "error" });
if (!read.ok) stop(read.problems.map((problem) => `- ${problem}`).join("\n"));
const { config } = read;
const lock = config.databaseUrl ? null : lockDataDir(config.dataDir);
if (!config.databaseUrl && !lock)
  stop("The server is using this data folder. Stop it first: the embedded database is for one process.");

const app = await compose(config, await openFoundation(config, { onDiskFull: () => stop("The disk is full.") })).catch(
  (error: unknown) => stop(sentenceFor(error, config)),
);
const isKnown = await app.setAdmin(username, action === "grant");
await app.close();
lock?.release();
if (!isKnown) stop(`Nobody has the username ${username}.`);
console.log(action === "grant" ? `${username} is an operator now.` : `${username} is no operator any more.`);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
