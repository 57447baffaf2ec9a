import type { BriefEngine, MatchingIndex } from "../adapters/matching-index/matching-index.ts";
import type { Config } from "../config/config.ts";
import { demoPassword, demoUsernames, loadDemo } from "../demo/load.ts";
import { isOutOfResources } from "../platform/database/connection-loss.ts";
import type { Database } from "../platform/database/database.ts";
import type { Queue } from "../platform/jobs/queue.ts";
import type { Clock } from "../platform/process/clock.ts";
import type { NewId } from "../platform/process/ids.ts";
import type { Log } from "../platform/process/log.ts";
import type { Features } from "./features.ts";
import type { Integrations } from "./integrations.ts";
import { requireEqualPlans } from "./payment-plans.ts";

export interface PreparationDeps {
  database: Database;
  log: Log;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  integrations: Integrations;
  features: Features;
  /** Opens another index beside the product's, which is empty. */
  openIndex: () => Promise<MatchingIndex & BriefEngine>;
}

export interface DemoSignIns {
  usernames: readonly string[];
  password: string;
}

/** Returns who may sign in to the demo marketplace; `null` where it is not loaded. */
export function demoSignInsOf(config: Config): DemoSignIns | null {
  return hasDemo(config) ? { usernames: demoUsernames, password: demoPassword } : null;
}

/** Does what must be done before calls are handled. */
export async function prepare(config: Config, deps: PreparationDeps): Promise<void> {
  const { database, log, clock, newId, queue, integrations, features, openIndex } = deps;
  const { hashPassword, accounts, billing, matching, profiles, admin } = features;
  matching.prepare();
  const loaded = hasDemo(config) ? await loadDemo({ database, clock, newId, hashPassword, admin, openIndex }) : [];
  const granted = await accounts.operators.grantConfigured();
  if (granted.length > 0) log.warn({ usernames: granted }, "ADMIN_USERNAMES made these accounts operators");
  await requireEqualPlans(integrations.payments.providers, log);
  await queue.start();
  await profiles.availability.planFor(loaded);
  await billing.catchUp().catch((error: unknown) => {
    if (!isOutOfResources(error)) throw error;
    log.error(
      { err: error },
      "the database has no room: the nightly job will read what was missed while the server was down",
    );
  });
  // NOTE: not awaited, because searches wait for the index by themselves.
  matching.start();
}

function hasDemo({ mode, hasDemoData }: Config): boolean {
  return mode === "demo" && hasDemoData;
}
