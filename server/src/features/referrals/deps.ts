import type { Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { KeyedHash } from "../../platform/identity/keyed-hash.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { SignedTokens } from "../../platform/security/signed-token.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { BillingService } from "../billing/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { MessagingService } from "../messaging/service.ts";
import type { ProfilesService } from "../profiles/service.ts";

export interface ReferralsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  mail: Mail;
  accounts: Pick<AccountsService, "findOwner" | "listPeople" | "listVerified" | "isEmailTaken">;
  billing: Pick<BillingService, "findSubscription" | "listCards">;
  profiles: Pick<ProfilesService, "findProfile">;
  /** Counts what those who signed up by a link have done since. */
  matching: { operator: Pick<MatchingService["operator"], "countBriefs"> };
  messaging: { operator: Pick<MessagingService["operator"], "countMessages"> };
  /** Hashes a network or a browser, so that it can be compared but not read. */
  signalHash: KeyedHash;
  /** Signs the links that stop invitations. */
  tokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
}
