import type { ProfileData } from "@triptych/contract/profiles";
import type { Identity } from "../../adapters/identity/identity.ts";
import type { Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { Spend, SpendFor } from "../../platform/security/rate-limiter.ts";
import type { SignedTokens } from "../../platform/security/signed-token.ts";
import type { BillingService } from "../billing/service.ts";

export interface AccountsSettings {
  productName: string;
  instagramUrl: string;
  linkedInUrl: string;
  publicUrl: string;
  isDemo: boolean;
  /** The accounts of the demo marketplace can be signed in to. */
  hasDemoAccounts: boolean;
  /** Emails are kept instead of being sent. */
  hasOutbox: boolean;
  /** Nobody can register these, or anything that looks like them. */
  adminUsernames: string[];
  freelancerViewUsernames: string[];
}

export interface AccountsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  mail: Mail;
  identity: Identity;
  billing: Pick<
    BillingService,
    "hasAccess" | "findSubscription" | "checkoutCookie" | "checkClaim" | "claim" | "hasUsedTrial"
  >;
  spend: Spend;
  spendFor: SpendFor;
  /** Signs what browsers keep of who signed in there before. */
  deviceTokens: SignedTokens;
  settings: AccountsSettings;
  /** Somebody's profile, and the name on it. */
  describeProfile: (userId: string) => Promise<{ profile: ProfileData; displayName: string } | null>;
  /** Told inside the transaction that makes an account. */
  onRegistered: (
    tx: Transaction,
    account: {
      userId: string;
      email: string;
      referralToken: string | null;
      address: string;
      device: string | null;
    },
  ) => Promise<void>;
  /** Told inside the transaction that removes an account which never verified its address, before it is gone. */
  onUnverifiedRemoved: (tx: Transaction, userId: string) => Promise<void>;
  /** Told inside the transaction that verifies an owner's address. */
  onVerified: (tx: Transaction, userId: string) => Promise<void>;
  /** Closes the open pages of a session that has ended. */
  disconnectSession: (sessionId: string) => void;
  /** Tells a user's open pages that their account has changed. */
  publishAccountChanged: (userId: string) => void;
}
