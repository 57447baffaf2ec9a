import type { BriefEngine, MatchingIndex, SharedMatchingIndex } from "../adapters/matching-index/matching-index.ts";
import type { PasswordHashing } from "../adapters/identity/identity.ts";
import type { Integrations } from "./integrations.ts";
import type { Clock } from "../platform/process/clock.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import type { NewId } from "../platform/process/ids.ts";
import type { Log } from "../platform/process/log.ts";
import type { Meters } from "../platform/metrics/meters.ts";
import type { Queue } from "../platform/jobs/queue.ts";
import type { Spend, SpendFor } from "../platform/security/rate-limiter.ts";
import type { Publish, PublishAll, Realtime } from "../platform/realtime/realtime.ts";

/** Holds what the services are made of. */
export interface FeatureDeps {
  open: OpenDatabase;
  log: Log;
  sessionSecret: string;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  meters: Meters;
  spend: Spend;
  spendFor: SpendFor;
  integrations: Integrations;
  matchingIndex: MatchingIndex;
  sharedMatchingIndex: SharedMatchingIndex | null;
  engine: BriefEngine;
  passwordHashing?: PasswordHashing;
  /** Holds the path of the font of the pages for visitors, where the pages are built. */
  pageFont: string | null;
  /** Says whether a saved profile waits for further saves before it is embedded. */
  waitsForMore: boolean;
  publish: Publish;
  publishAll: PublishAll;
  disconnectSession: Realtime["disconnectSession"];
}
