import type { Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import type { NewId } from "../../platform/ids.ts";
import type { Queue } from "../../platform/queue.ts";
import type { SignedTokens } from "../../platform/signed-token.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { BillingService } from "../billing/service.ts";
import type { ProfilesService } from "../profiles/service.ts";

export interface ReferralsNeeds {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  mail: Mail;
  accounts: Pick<AccountsService, "findOwner" | "listPeople" | "listVerified" | "isEmailTaken">;
  billing: Pick<BillingService, "findSubscription" | "listCards">;
  profiles: Pick<ProfilesService, "findProfile">;
  /** Signs the links that stop invitations. */
  tokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
}
