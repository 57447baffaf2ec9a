import { accountLimits, NewUsername } from "@triptych/contract/accounts";
import { compose, type App } from "../composition/compose.ts";
import { readConfig } from "../config/config.ts";
import { openProcessResources } from "../composition/process-resources.ts";
import { lockDataDir } from "../platform/database/embedded/data-dir-lock.ts";
import { sentenceFor } from "../platform/availability/startup-problems.ts";

const usage = `Say one of
  npm run operator -- grant USERNAME    makes an account an operator's
  npm run operator -- revoke USERNAME   takes the role back
  npm run operator -- invite USERNAME   prints a link that registers this username, once`;

const actions = { grant, revoke, invite };
const [action = "", username] = process.argv.slice(2);
if (!Object.hasOwn(actions, action) || !username) stop(usage);

const read = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? "error" });
if (!read.ok) stop(read.problems.map((problem) => `- ${problem}`).join("\n"));
const { config } = read;
const lock = config.databaseUrl ? null : lockDataDir(config.dataDir);
if (!config.databaseUrl && !lock)
  stop("The server is using this data folder. Stop it first: the embedded database is for one process.");

const app = await compose(config, await openProcessResources(config, { onDiskFull: () => stop("The disk is full.") }), {
  isIndexInThisThread: true,
}).catch((error: unknown) => stop(sentenceFor(error, config)));
const outcome = await actions[action as keyof typeof actions](app, username);
await app.close();
lock?.release();
if (!outcome.isDone) stop(outcome.sentence);
console.log(outcome.sentence);

interface Outcome {
  isDone: boolean;
  sentence: string;
}

async function grant({ operators }: App, name: string): Promise<Outcome> {
  if (await operators.setAdmin(name, true)) return { isDone: true, sentence: `${name} is an operator now.` };
  return {
    isDone: false,
    sentence: `No owner of an account has the username ${name}. \`npm run operator -- invite ${name}\` prints a link that registers it.`,
  };
}

async function revoke({ operators }: App, name: string): Promise<Outcome> {
  if (!(await operators.setAdmin(name, false)))
    return { isDone: false, sentence: `No owner of an account has the username ${name}.` };
  const isNamed = config.adminUsernames.some((each) => each.toLowerCase() === name.toLowerCase());
  const again = isNamed ? " ADMIN_USERNAMES names them, so the next start gives the role back." : "";
  return { isDone: true, sentence: `${name} is no operator any more.${again}` };
}

async function invite({ operators }: App, name: string): Promise<Outcome> {
  const parsed = NewUsername.safeParse(name);
  if (!parsed.success) return { isDone: false, sentence: parsed.error.issues[0]!.message };
  const link = await operators.invite(parsed.data);
  if (!link)
    return {
      isDone: false,
      sentence: `Somebody has the username ${name} or had it lately. \`npm run operator -- grant ${name}\` makes an existing account an operator's.`,
    };
  const whose = link.isAdmin ? "an operator's account" : "an account with the freelancer view";
  return {
    isDone: true,
    sentence: `This link registers ${name} as ${whose}. It works once, for ${accountLimits.operatorInvitationHours} hours:\n${link.url}`,
  };
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
