import type { PasswordHashing } from "../adapters/identity/identity.ts";
import type { Mail } from "../adapters/mail/mail.ts";
import type { SentenceEncoder } from "../adapters/sentences/sentences.ts";
import type { SharePictures } from "../adapters/share-pictures/share-pictures.ts";
import type { ComposedFiles } from "./files.ts";
import type { OverloadLimits } from "../platform/availability/overload.ts";
import type { Timeouts } from "../platform/http/connections/timeouts.ts";
import type { RawRoute } from "../platform/http/raw-route.ts";
import type { OnPhase, Route } from "../platform/http/route.ts";
import type { Queue } from "../platform/jobs/queue.ts";
import type { MovableClock } from "../platform/process/clock.ts";
import type { Randomness } from "../platform/process/ids.ts";
import type { RateLimits } from "../platform/security/rate-limits.ts";
import type { Authenticate } from "../platform/security/viewer.ts";

/** Replaces parts of the app in tests and measurements. */
export interface Overrides {
  clock?: MovableClock;
  randomness?: Randomness;
  mail?: Mail;
  /** Runs the matching index in this thread, where it needs no start: for tests and commands. */
  isIndexInThisThread?: boolean;
  /** Replaces the encoder of sentences. */
  encoder?: SentenceEncoder;
  /** Replaces where files are kept and what prepares them. */
  files?: ComposedFiles;
  /** Replaces what draws the pictures beside shared links. */
  sharePictures?: SharePictures;
  passwordHashing?: PasswordHashing;
  limits?: RateLimits;
  authenticate?: Authenticate;
  /** Runs jobs only on `queue.drain()`. */
  isQueueManual?: boolean;
  /** Limits the time of a request to a payment provider. */
  paymentTimeoutMs?: number;
  overloadLimits?: OverloadLimits;
  timeouts?: Timeouts;
  connectionsPerNetwork?: number;
  /** Checks every reply against its contract. */
  checkReplies?: boolean;
  /** Follows the phases of each call, for measurements. */
  onPhase?: OnPhase;
  /** Separates apps that share a Redis. */
  redisPrefix?: string;
  /** Names the folder of the built pages; `null` for none. */
  webFolder?: string | null;
  /** Adds routes, for tests of the platform. */
  extraRoutes?: (route: Route, rawRoute: RawRoute) => void;
  extraJobs?: (queue: Queue) => void;
}
