import type { UserType } from "@triptych/contract/basics";
import type { SubscriptionStatus } from "@triptych/contract/billing";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { trialMarks } from "../../checkout/claiming/service.ts";
import { trialsStore } from "../../checkout/claiming/store.ts";
import { accessEnd, canonicalEmail, currentStatus, grantsAccess, isPayingType, type AccessFacts } from "../../rules.ts";
import { billingStore, type Subscription } from "../../store.ts";

/** Describes an account's subscription as screens show it. */
export interface AccountSubscription {
  /** Holds our own id. */
  id: string;
  /** Is `null` when only free days are left of it. */
  providerSubscriptionId: string | null;
  status: SubscriptionStatus;
  /** Holds whether it began with the free trial. */
  hasTrial: boolean;
  hasAccess: boolean;
  /** Holds when access ends unless something changes. */
  accessUntil: Date | null;
  cancelsAtPeriodEnd: boolean;
  trialEnd: Date | null;
  currentPeriodEnd: Date | null;
  pricePence: number;
}

/** Holds the parts of a subscription that its description is made of. */
export type SubscriptionFacts = Pick<
  Subscription,
  | "id"
  | "providerId"
  | "status"
  | "hasTrial"
  | "cancelsAtPeriodEnd"
  | "trialEnd"
  | "currentPeriodEnd"
  | "pastDueSince"
  | "endedAt"
  | "pricePence"
>;

/** Describes what somebody pays, under names for people. */
export type PaymentFacts = Record<string, string | number | boolean | null>;

export interface AccessDeps {
  database: Database;
  clock: Clock;
}

/** Reads from our records what accounts pay and may do. Asks no provider. */
export function accessService({ database, clock }: AccessDeps) {
  const store = billingStore(database);

  async function findSubscription(userId: string): Promise<AccountSubscription | null> {
    const found = await store.findByUser(userId);
    return found && describe(found);
  }

  /** Describes an account's newest subscription, which somebody else has read. */
  const describe = (subscription: SubscriptionFacts): AccountSubscription =>
    describeSubscription(subscription, clock.now());

  /**
   * Returns whether somebody of this type has access, by the account's newest subscription: brands always; paid plans
   * while trialing, active, past due within the grace period, or paid for.
   */
  function mayUse(userType: UserType | null, subscription: AccessFacts | null): boolean {
    return !isPayingType(userType) || (subscription !== null && grantsAccess(subscription, clock.now()));
  }

  /**
   * Returns all that is known about what these people pay, under names for people. It serves only to show that it
   * changes no match.
   */
  async function listPaymentFacts(userIds: string[]): Promise<Map<string, PaymentFacts>> {
    const found = new Map((await store.listByUsers(userIds)).map((each) => [each.userId, each]));
    return new Map(userIds.map((userId) => [userId, factsOf(found.get(userId) ?? null)]));
  }

  const hasUsedTrial = (email: string): Promise<boolean> => trialsStore(database).hasUsedTrial(marksOf(email));

  /** Returns the fingerprints of the cards and wallets that these accounts ever paid with. */
  async function listCards(userIds: string[]): Promise<Map<string, string[]>> {
    const found = Map.groupBy(await store.listCardFingerprints(userIds), ({ userId }) => userId);
    return new Map(userIds.map((userId) => [userId, (found.get(userId) ?? []).map(({ fingerprint }) => fingerprint)]));
  }

  return {
    findSubscription,
    describeSubscription: describe,
    mayUse,
    listPaymentFacts,
    hasUsedTrial,
    /** Returns what a used trial of this address is stored as. */
    trialDigestOf: (email: string): string => marksOf(email)[0]!.digest,
    listCards,
  };
}

const marksOf = (email: string) => trialMarks({ canonicalEmail: canonicalEmail(email), cardFingerprint: null });

function describeSubscription(subscription: SubscriptionFacts, now: Date): AccountSubscription {
  const { id, providerId, hasTrial, cancelsAtPeriodEnd, trialEnd, currentPeriodEnd, pricePence } = subscription;
  return {
    id,
    providerSubscriptionId: subscription.endedAt && subscription.status === "trialing" ? null : providerId,
    status: currentStatus(subscription, now),
    hasTrial,
    hasAccess: grantsAccess(subscription, now),
    accessUntil: accessEnd(subscription, now),
    cancelsAtPeriodEnd,
    trialEnd,
    currentPeriodEnd,
    pricePence,
  };
}

function factsOf(subscription: Subscription | null): PaymentFacts {
  if (!subscription) return nothingPaid;
  return {
    plan: subscription.userType,
    "subscription status": subscription.status,
    "price per month": subscription.pricePence,
    "free trial": subscription.hasTrial,
    "trial end": asText(subscription.trialEnd),
    "paid until": asText(subscription.currentPeriodEnd),
    "cancels at period end": subscription.cancelsAtPeriodEnd,
    "payment provider": subscription.provider,
    "payment method": subscription.hasPaymentMethod,
    "failed payment": asText(subscription.pastDueSince),
    "paying since": asText(subscription.claimedAt),
  };
}

const nothingPaid: PaymentFacts = {
  plan: "free",
  "subscription status": "none",
  "price per month": 0,
  "free trial": false,
  "trial end": null,
  "paid until": null,
  "cancels at period end": false,
  "payment provider": null,
  "payment method": false,
  "failed payment": null,
  "paying since": null,
};

const asText = (moment: Date | null): string | null => moment?.toISOString() ?? null;
