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
  /** Says whether people can sign in to the accounts of the demo marketplace. */
  hasDemoAccounts: boolean;
  /** Says whether emails are kept at `/dev/outbox` instead of being sent. */
  hasOutbox: boolean;
  /** Lists usernames that nobody can register, nor anything that looks like them. */
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
    | "mayUse"
    | "findSubscription"
    | "describeSubscription"
    | "checkoutCookie"
    | "checkClaim"
    | "claim"
    | "hasUsedTrial"
    | "trialDigestOf"
  >;
  spend: Spend;
  spendFor: SpendFor;
  /** Signs the cookie that lists who signed in at a browser before. */
  deviceTokens: SignedTokens;
  settings: AccountsSettings;
  /** Returns somebody's profile and the name on it. */
  describeProfile: (userId: string) => Promise<{ profile: ProfileData; displayName: string } | null>;
  nameOfProfile: (profile: ProfileData) => string;
  /** Runs inside the transaction that creates an account. */
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
  /** Runs inside the transaction that removes an account which never verified its address, before it is removed. */
  onUnverifiedRemoved: (tx: Transaction, userId: string) => Promise<void>;
  /** Runs inside the transaction that verifies an owner's address. */
  onVerified: (tx: Transaction, userId: string) => Promise<void>;
  /** Closes the open pages of a session that has ended. */
  disconnectSession: (sessionId: string) => void;
  /** Makes a user's open pages load their account again. */
  publishAccountChanged: (userId: string) => void;
}
