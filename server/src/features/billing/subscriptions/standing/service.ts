import type { UserType } from "@triptych/contract/basics";
import type { SubscriptionStatus } from "@triptych/contract/billing";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { trialMarks } from "../../checkout/claiming/service.ts";
import { trialsStore } from "../../checkout/claiming/store.ts";
import { accessEnd, canonicalEmail, currentStatus, grantsAccess, isPayingType } from "../../rules.ts";
import type { BillingStore, Subscription } from "../../store.ts";

/** An account's subscription as screens show it. */
export interface SubscriptionStanding {
  /** Our own id. */
  id: string;
  /** Absent while nothing but given days is left of it. */
  providerSubscriptionId: string | null;
  status: SubscriptionStatus;
  /** It began with the free trial. */
  hasTrial: boolean;
  hasAccess: boolean;
  /** When access ends unless something is done. */
  accessUntil: Date | null;
  cancelsAtPeriodEnd: boolean;
  trialEnd: Date | null;
  currentPeriodEnd: Date | null;
  pricePence: number;
}

/** What somebody pays, by names for people. */
export type PaymentFacts = Record<string, string | number | boolean | null>;

export interface StandingDeps {
  database: Database;
  store: BillingStore;
  clock: Clock;
}

/** Where accounts stand with their subscriptions. Reads our own books only: no provider is asked. */
export function standingService({ database, store, clock }: StandingDeps) {
  async function findSubscription(userId: string): Promise<SubscriptionStanding | null> {
    const found = await store.findByUser(userId);
    return found && standingOf(found, clock.now());
  }

  /** Brands always; who pays, while it is trialing, active, past due in its grace, or paid for although it was ended. */
  async function hasAccess(userId: string, userType: UserType | null): Promise<boolean> {
    if (!isPayingType(userType)) return true;
    const found = await store.findByUser(userId);
    return found !== null && grantsAccess(found, clock.now());
  }

  /** Those of the people on paid plans who have access. */
  async function listWithAccess(userIds: string[]): Promise<Set<string>> {
    const now = clock.now();
    const found = await store.listByUsers(userIds);
    return new Set(found.flatMap((each) => (each.userId && grantsAccess(each, now) ? each.userId : [])));
  }

  /** All that is known about what these people pay, in names for people: only for showing that it changes no match. */
  async function listPaymentFacts(userIds: string[]): Promise<Map<string, PaymentFacts>> {
    const found = new Map((await store.listByUsers(userIds)).map((each) => [each.userId, each]));
    return new Map(userIds.map((userId) => [userId, factsOf(found.get(userId) ?? null)]));
  }

  const hasUsedTrial = (email: string): Promise<boolean> =>
    trialsStore(database).hasUsedTrial(trialMarks({ canonicalEmail: canonicalEmail(email), cardFingerprint: null }));

  /** The fingerprints of the cards and wallets that these accounts ever paid with. */
  async function listCards(userIds: string[]): Promise<Map<string, string[]>> {
    const found = Map.groupBy(await store.listCardFingerprints(userIds), ({ userId }) => userId);
    return new Map(userIds.map((userId) => [userId, (found.get(userId) ?? []).map(({ fingerprint }) => fingerprint)]));
  }

  return {
    findSubscription,
    hasAccess,
    listWithAccess,
    listPaymentFacts,
    hasUsedTrial,
    listCards,
  };
}

function standingOf(subscription: Subscription, now: Date): SubscriptionStanding {
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
  return {
    plan: subscription?.userType ?? "free",
    "subscription status": subscription?.status ?? "none",
    "price per month": subscription?.pricePence ?? 0,
    "free trial": subscription?.hasTrial ?? false,
    "trial end": subscription?.trialEnd?.toISOString() ?? null,
    "paid until": subscription?.currentPeriodEnd?.toISOString() ?? null,
    "cancels at period end": subscription?.cancelsAtPeriodEnd ?? false,
    "payment provider": subscription?.provider ?? null,
    "payment method": subscription?.hasPaymentMethod ?? false,
    "failed payment": subscription?.pastDueSince?.toISOString() ?? null,
    "paying since": subscription?.claimedAt?.toISOString() ?? null,
  };
}
