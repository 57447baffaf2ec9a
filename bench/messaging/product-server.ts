import { compose } from "../../server/src/composition/compose.ts";
import { readConfig } from "../../server/src/config/config.ts";
import { messagesStore } from "../../server/src/features/messaging/messages/store.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";
import { signInPeople } from "../people.ts";
import { announce, log, openBenchDatabase, peopleCount } from "./serve.ts";

/** Starts the product with real sessions and the limits of every installation, which nobody reaches. With `--joins` the people are there already. */
const secret = "a secret for the benchmark, of some length";
const { REDIS_URL = "" } = process.env;
const read = readConfig({
  PORT: "0",
  DEMO_DATA: "off",
  LOG_LEVEL: "error",
  TRUSTED_PROXIES: "127.0.0.1",
  REDIS_URL,
});
if (!read.ok) throw new Error(read.problems.join("\n"));
const { config } = read;
const open = await openBenchDatabase();
const app = await compose(config, { open, log, sessionSecret: secret }, { webFolder: null });
const people = process.argv.includes("--joins") ? [] : await insertPairs();
const sendsBy = process.env.SENDS_BY === "http" ? "http" : "channel";
announce({ addresses: [await app.listen()], people, sendsBy });

/** Inserts everybody, and a conversation of each two. */
async function insertPairs() {
  const everybody = await signInPeople(open, { count: peopleCount, secret, publicUrl: config.publicUrl });
  const newId = createIds(systemClock);
  for (let at = 0; at < everybody.length; at += 2)
    await messagesStore(open.database).insertConversation(newId(), everybody[at]!.userId, everybody[at + 1]!.userId);
  return everybody;
}
