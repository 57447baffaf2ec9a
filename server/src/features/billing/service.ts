import type { BillingInformation, PaymentMethods, SubscriptionStatus } from "@triptych/contract/billing";
import type { UserType } from "@triptych/contract/basics";
import type {
  DemoSubscribers,
  ProviderName,
  Providers,
  TestCard,
  TestCards,
} from "../../adapters/payments/payments.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database.ts";
import type { NewId } from "../../platform/ids.ts";
import type { Log } from "../../platform/log.ts";
import type { Queue } from "../../platform/queue.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { changesService } from "./changes/service.ts";
import { claimingService, trialMarks, trialUsedSentence, type Claim } from "./claiming/service.ts";
import { canonicalEmail, currentStatus, grantsAccess, isPayingType } from "./rules.ts";
import { startingService, type StartRequest } from "./starting/service.ts";
import { insertDemoSubscriptions, type DemoSubscriber } from "./demo/service.ts";
import { closingService } from "./closing/service.ts";
import { eventsService } from "./events/service.ts";
import { createLease } from "./state/lease.ts";
import { createProviderCall } from "./state/provider-call.ts";
import { stateService } from "./state/service.ts";
import { billingStore, type Subscription } from "./store.ts";

export interface BillingNeeds {
  database: Database;
  clock: Clock;
  newId: NewId;
  log: Log;
  queue: Queue;
  providers: Providers;
  /** What the browser is told about them. */
  paymentMethods: PaymentMethods;
  /** In demo mode without a real provider only. */
  testCards: TestCards | null;
  demoSubscribers: DemoSubscribers<Transaction> | null;
  /** Who gets the letters about an account's subscription. */
  findRecipient: FindRecipient;
  isEmailTaken: (email: string) => Promise<boolean>;
  /** Told inside the transaction: access began or ended, or what is shown of the subscription changed. */
  onAccessChanged: (tx: Transaction, userId: string) => Promise<void>;
}

/** What somebody pays, by names for people. */
export type PaymentFacts = Record<string, string | number | boolean | null>;

export type FindRecipient = (userId: string) => Promise<Recipient | null>;

export interface Recipient {
  email: string;
  username: string;
  /** Wants to be reminded before a renewal. */
  wantsBilling: boolean;
}

/** An account's subscription as screens show it. */
export interface SubscriptionStanding {
  /** Our own id. */
  id: string;
  providerSubscriptionId: string | null;
  status: SubscriptionStatus;
  hasAccess: boolean;
  cancelsAtPeriodEnd: boolean;
  trialEnd: Date | null;
  currentPeriodEnd: Date | null;
  pricePence: number;
}

export type { DemoSubscriber } from "./demo/service.ts";
export type BillingService = ReturnType<typeof billingService>;

export function billingService(needs: BillingNeeds) {
  const { database, clock, newId, queue, providers, testCards, findRecipient, isEmailTaken, onAccessChanged } = needs;
  const store = billingStore(database);
  const withLease = createLease({ database, clock, newId });
  const callProvider = createProviderCall(needs);
  const state = stateService({ database, clock, newId, withLease, callProvider, onRecorded });
  const claiming = claimingService({
    store,
    clock,
    queue,
    state,
    onAccessChanged,
    inTransaction: (work) => database.transaction(work),
  });
  const changes = changesService({ store, clock, state, withLease, callProvider });
  const events = eventsService({ ...needs, state, withLease });
  const closing = closingService({ ...needs, state, withLease, callProvider });
  const starting = startingService({
    database,
    clock,
    newId,
    state,
    claiming,
    withLease,
    callProvider,
    chooseProvider,
    isEmailTaken,
    getEmail,
  });

  async function onRecorded(tx: Transaction, before: Subscription, after: Subscription): Promise<void> {
    if (!after.userId) return claiming.giveToStarter(tx, after);
    const isChanged = before.status !== after.status || before.cancelsAtPeriodEnd !== after.cancelsAtPeriodEnd;
    if (isChanged) await onAccessChanged(tx, after.userId);
  }

  function chooseProvider(method?: "card" | "wallet"): ProviderName {
    const card: ProviderName | null = providers.stripe ? "stripe" : providers.local ? "local" : null;
    const wallet: ProviderName | null = providers.paypal ? "paypal" : null;
    return (method === "wallet" ? (wallet ?? card) : (card ?? wallet)) ?? refuse("payment_provider_failed");
  }

  async function getEmail(userId: string): Promise<string> {
    return (await findRecipient(userId))?.email ?? refuse("not_found");
  }

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
    return new Set(
      (await store.listByUsers(userIds)).flatMap((found) =>
        found.userId && grantsAccess(found, now) ? found.userId : [],
      ),
    );
  }

  /** All that is known about what these people pay, in names for people: only for showing that it changes no match. */
  async function listPaymentFacts(userIds: string[]): Promise<Map<string, PaymentFacts>> {
    const found = new Map(
      (await store.listByUsers(userIds)).map((subscription) => [subscription.userId, subscription]),
    );
    return new Map(userIds.map((userId) => [userId, factsOf(found.get(userId) ?? null)]));
  }

  const hasUsedTrial = (email: string): Promise<boolean> =>
    store.hasUsedTrial(trialMarks({ canonicalEmail: canonicalEmail(email), cardFingerprint: null }));

  async function confirm(viewer: Viewer, providerId: string): Promise<{ status: SubscriptionStatus }> {
    const found = await store.findByProviderId(providerId);
    if (!found || (found.userId ?? found.startedBy) !== viewer.userId) refuse("payment_required");
    const subscription = await state.refresh(found.id);
    if (subscription.closingAt && subscription.hasTrial) refuse("payment_required", { message: trialUsedSentence });
    if (subscription.userId !== viewer.userId)
      refuse("payment_required", { message: "The payment has not been confirmed yet." });
    return { status: currentStatus(subscription, clock.now()) };
  }

  async function getBillingInformation(viewer: Viewer): Promise<BillingInformation> {
    if (!isPayingType(viewer.userType)) refuse("forbidden", { message: "This account type has no subscription." });
    const found = await findSubscription(viewer.userId);
    if (!found) refuse("no_subscription");
    const renews = (found.status === "trialing" || found.status === "active") && !found.cancelsAtPeriodEnd;
    return {
      trialEnd: (found.status === "trialing" && found.trialEnd?.toISOString()) || null,
      nextBillingDate: (renews && found.currentPeriodEnd?.toISOString()) || null,
      nextChargePence: renews ? found.pricePence : null,
    };
  }

  async function cancel(viewer: Viewer) {
    requireOwner(viewer);
    const { endedAt } = await changes.cancel(viewer.userId);
    return { message: endedAt ? "Your subscription has ended. Nothing more will be charged." : cancelledSentence };
  }

  async function reactivate(viewer: Viewer) {
    requireOwner(viewer);
    await changes.reactivate(viewer.userId);
    return { message: "Your subscription has been successfully reactivated." };
  }

  async function confirmTestCard(card: TestCard) {
    return readTestCardResult(await testCards!.confirm(card));
  }

  async function authenticateTestCard({ clientSecret, isApproved }: { clientSecret: string; isApproved: boolean }) {
    const { intentId } = readTestCardResult(await testCards!.authenticate(clientSecret, isApproved));
    return { status: "succeeded" as const, intentId };
  }

  return {
    hasTestCards: testCards !== null,
    getPaymentMethods: (): PaymentMethods => needs.paymentMethods,
    start: (viewer: Viewer | null, request: StartRequest) => starting.start(viewer, request),
    confirm,
    getBillingInformation,
    cancel,
    reactivate,
    confirmTestCard,
    authenticateTestCard,

    /** An event of a provider. Resolves once it is stored for good. */
    receive: events.receive,
    readState: events.readState,
    close: closing.close,
    endOverdue: closing.endOverdue,

    /** Asks the provider whether registration may claim a subscription; before the transaction. Refuses `payment_required` or `payment_provider_failed`. */
    checkClaim: (claim: Claim): Promise<void> => claiming.check(claim),
    /** Gives it to the account inside the transaction that makes the account; of several at once one succeeds. Refuses `payment_required`. */
    claim: (claim: Claim & { userId: string }, tx: Transaction): Promise<void> => claiming.claim(claim, tx),
    /** Many at once into an empty marketplace, without the hooks. Local test provider only. */
    insertDemoSubscriptions: (tx: Transaction, people: DemoSubscriber[]): Promise<void> =>
      insertDemoSubscriptions(needs, tx, people),
    findSubscription,
    hasAccess,
    listWithAccess,
    listPaymentFacts,
    hasUsedTrial,
  };
}

const cancelledSentence = "Your subscription will remain active until the end of the current billing period.";

function factsOf(subscription: Subscription | null): PaymentFacts {
  return {
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

function requireOwner(viewer: Viewer) {
  if (!isPayingType(viewer.userType)) refuse("forbidden", { message: "This account type has no subscription." });
  if (viewer.role !== "owner")
    refuse("forbidden", { message: "Only the owner of the account can change its subscription." });
}

function standingOf(subscription: Subscription, now: Date): SubscriptionStanding {
  const { id, providerId, cancelsAtPeriodEnd, trialEnd, currentPeriodEnd, pricePence } = subscription;
  return {
    id,
    providerSubscriptionId: providerId,
    status: currentStatus(subscription, now),
    hasAccess: grantsAccess(subscription, now),
    cancelsAtPeriodEnd,
    trialEnd,
    currentPeriodEnd,
    pricePence,
  };
}

function readTestCardResult(result: Awaited<ReturnType<TestCards["confirm"]>>) {
  if (result.status === "unknown")
    refuse("not_found", { message: "This payment is not open any more. Please start again." });
  if (result.status === "declined") refuse("payment_declined", { message: result.message });
  if (result.status === "invalid") {
    refuse("invalid_input", { message: result.message, details: [{ field: result.field, message: result.message }] });
  }
  return { status: result.status, intentId: result.intentId };
}
