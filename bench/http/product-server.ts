import { login } from "@triptych/contract/accounts";
import { compose } from "../../server/src/composition/compose.ts";
import { readConfig } from "../../server/src/config/config.ts";
import { openDatabase } from "../../server/src/platform/database/database.ts";
import { createLog } from "../../server/src/platform/process/log.ts";
import { benchPassword, endlessLimits, signInPeople, type BenchPerson } from "../people.ts";
import type { ProductTarget } from "./calls.ts";
import { insertMessages } from "./conversations.ts";
import { insertIntroductions } from "./introductions.ts";
import { tracePhases } from "./phases.ts";
import { insertProjects } from "./projects.ts";

/**
 * Starts the product with the demo marketplace to search in, and without rate limits. With `--phases` it measures where
 * the time of its calls goes, and sends the summary when it is asked.
 */
const secret = "a secret for the benchmark, of some length";
const read = readConfig({ PORT: "0", DEMO_DATA: "on", LOG_LEVEL: "error" });
if (!read.ok) throw new Error(read.problems.join("\n"));
const log = createLog({ level: "error" });
const open = await openDatabase({ at: { url: process.env.DATABASE_URL! }, log });
const phases = process.argv.includes("--phases") ? tracePhases(open) : null;
const app = await compose(
  read.config,
  { open, log, sessionSecret: secret },
  { limits: endlessLimits(), webFolder: null, ...(phases && { onPhase: phases.onPhase }) },
);
phases?.follow(app.http.server);
const address = await app.listen();
const [person, ...others] = await signInPeople(open, { count: 61, secret, publicUrl: read.config.publicUrl });
const other = others[0]!;
const lastReadId = await insertMessages(open, { people: [person!, other], count: 60 });
for (const contact of others.slice(1, 20)) await insertMessages(open, { people: [person!, contact], count: 3 });
const pairs = others.slice(20).flatMap((each, at, all) => (at % 2 === 0 ? [[each, all[at + 1]!]] : [])) as [
  BenchPerson,
  BenchPerson,
][];
for (const people of pairs) await insertMessages(open, { people, count: 2 });
const asked = others[1]!;
await insertIntroductions(
  open,
  others.slice(2, 20).map((recipient) => ({ sender: person!, recipient })),
);
const introductionId = await insertIntroductions(open, [{ sender: asked, recipient: person! }]);
const projectId = await insertProjects(open, { owner: person!, chosen: others.slice(0, 10) });

// NOTE: gives the planner the statistics that a database has after its first minute, for the product and for the bare routes.
await open.pool.query("analyze");

const signedIn = await fetch(address + login.path, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ username: "demo-agency", password: benchPassword }),
});
const payingCookie = signedIn.headers.getSetCookie()[0]!.split(";")[0]!;
const { user } = (await signedIn.json()) as { user: { id: string } };

const shortlist = await shareList();

process.once("SIGTERM", () => process.exit(0));
process.on("message", () => process.send!(phases!.takeSummary()));
process.send!({
  address,
  person: person!,
  other,
  pairs,
  payingCookie,
  profileId: user.id,
  lastReadId,
  introductionId,
  projectId,
  shortlist,
} satisfies ProductTarget);

/** Shares the shortlist that the demo marketplace has for its brand. */
async function shareList(): Promise<ProductTarget["shortlist"]> {
  const post = { method: "POST", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({ username: "demo-brand", password: benchPassword });
  const reply = await fetch(address + login.path, { ...post, body });
  const cookie = reply.headers.getSetCookie()[0]!.split(";")[0]!;
  const { user: brand } = (await reply.json()) as { user: { id: string } };
  const asBrand = { ...post.headers, cookie };
  const listed = await fetch(`${address}/api/shortlists`, { headers: asBrand });
  const [{ id, briefId }] = (await listed.json()) as [{ id: string; briefId: string }];
  const shared = await fetch(`${address}/api/shortlists/${id}/share`, { ...post, headers: asBrand, body: "{}" });
  const { token } = (await shared.json()) as { token: string };
  return { id, userId: brand.id, briefId, cookie, token };
}
