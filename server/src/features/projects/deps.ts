import type { Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { SignedTokens } from "../../platform/security/signed-token.ts";
import type { MatchingService } from "../matching/service.ts";
import type { MessagingService } from "../messaging/service.ts";
import type { ProfilesService } from "../profiles/service.ts";

export interface ProjectsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  mail: Mail;
  /** Signs the links that turn emails about messages off. */
  tokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
  profiles: Pick<ProfilesService, "listNamed" | "listListed">;
  messaging: Pick<MessagingService, "isContact" | "isBlockedBetween" | "listBlockedWith" | "listMailRecipients">;
  matching: { briefs: Pick<MatchingService["briefs"], "get"> };
  /** Publishes to the open pages of somebody that their projects have changed. */
  publish: (userId: string) => void;
}
