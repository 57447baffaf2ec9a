import { login } from "@triptych/contract/accounts";
import { compose } from "../../server/src/composition/compose.ts";
import { readConfig } from "../../server/src/config/config.ts";
import { messagesStore } from "../../server/src/features/messaging/messages/store.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { openDatabase } from "../../server/src/platform/database/database.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";
import { createLog } from "../../server/src/platform/process/log.ts";
import { benchPassword, endlessLimits, signInPeople } from "../people.ts";
import type { ProductTarget } from "./calls.ts";

/** Starts the product with the demo marketplace to search in, and without rate limits. */
const secret = "a secret for the benchmark, of some length";
const read = readConfig({ PORT: "0", DEMO_DATA: "on", LOG_LEVEL: "error" });
if (!read.ok) throw new Error(read.problems.join("\n"));
const log = createLog({ level: "error" });
const open = await openDatabase({ at: { url: process.env.DATABASE_URL! }, log });
const app = await compose(
  read.config,
  { open, log, sessionSecret: secret },
  { limits: endlessLimits(), webFolder: null },
);
const address = await app.listen();
const [person, other] = await signInPeople(open, { count: 2, secret, publicUrl: read.config.publicUrl });
await messagesStore(open.database).insertConversation(createIds(systemClock)(), person!.userId, other!.userId);

const signedIn = await fetch(address + login.path, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ username: "demo-agency", password: benchPassword }),
});
const payingCookie = signedIn.headers.getSetCookie()[0]!.split(";")[0]!;
const { user } = (await signedIn.json()) as { user: { id: string } };

process.once("SIGTERM", () => process.exit(0));
process.send!({ address, person: person!, other: other!, payingCookie, profileId: user.id } satisfies ProductTarget);
