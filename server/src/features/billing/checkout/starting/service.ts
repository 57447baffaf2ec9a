import {
  plans,
  trialDays,
  type PayingType,
  type PaymentMethods,
  type SubscriptionCreation,
} from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import type { ProviderName, ProviderSubscription } from "../../../../adapters/payments/payments.ts";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { NewId } from "../../../../platform/process/ids.ts";
import { Refusal, refuse } from "../../../../platform/http/refusal.ts";
import type { Viewer } from "../../../../platform/security/viewer.ts";
import { cardMarks, trialMarks, type ClaimingService } from "../claiming/service.ts";
import { trialsStore } from "../claiming/store.ts";
import { canonicalEmail, currentStatus, isPayingType, isReadyToClaim } from "../../rules.ts";
import { differencesFromOrder } from "../../order.ts";
import type { FindRecipient } from "../../recipient.ts";
import type { WithLease } from "../../subscriptions/state/lease.ts";
import type { CallProvider } from "../../subscriptions/state/provider-call.ts";
import type { StateService } from "../../subscriptions/state/service.ts";
import { billingStore, type Subscription } from "../../store.ts";
import { startingStore } from "./store.ts";

export interface StartingDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  state: StateService;
  claiming: ClaimingService;
  withLease: WithLease;
  callProvider: CallProvider;
  /** Lists what people may pay with. */
  paymentMethods: PaymentMethods;
  isEmailTaken: (email: string) => Promise<boolean>;
  findRecipient: FindRecipient;
}

export interface StartRequest {
  email: string;
  userType: PayingType;
  method?: "card" | "wallet";
}

/** Describes who asks: somebody signed in, or a visitor's browser with a secret. */
export interface Caller {
  viewer: Viewer | null;
  browserHash: string | null;
}

interface Subscriber {
  email: string;
  userType: PayingType;
  userId: string | null;
  browserHash: string | null;
  provider: ProviderName;
}

interface Started {
  subscription: Subscription;
  providerState: ProviderSubscription;
}

const attempts = 5;

/**
 * Starts subscriptions. At most one waits for each member, and for each address and type at a visitor's browser. A
 * checkout that began at one browser is never shown to, closed for or given to another.
 */
export function startingService(deps: StartingDeps) {
  const {
    database,
    clock,
    newId,
    state,
    claiming,
    withLease,
    callProvider,
    paymentMethods,
    isEmailTaken,
    findRecipient,
  } = deps;
  const store = billingStore(database);
  const waiting = startingStore(database);

  async function start({ viewer, browserHash }: Caller, request: StartRequest): Promise<SubscriptionCreation> {
    const subscriber = viewer ? await asSignedIn(viewer, request) : await asVisitor(browserHash, request);
    const running = subscriber.userId ? await store.findByUser(subscriber.userId) : null;
    const isRunning = running && !running.endedAt && !running.closingAt;
    const owed = isRunning ? await payWhatIsOwed(running, subscriber.provider) : null;
    if (owed) return asReply(owed);
    // NOTE: the provider may just have reported the end of the running one, with paid time left.
    const previous = isRunning ? await store.findByUser(running.userId!) : running;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { id } = await reserve(subscriber, previous);
      const started = await withLease(id, (subscription) => startReserved(subscription, subscriber));
      if (started) return asReply(started);
    }
    return refuse("unavailable", { retryAfter: 5 });
  }

  async function asVisitor(browserHash: string | null, { email, userType, method }: StartRequest): Promise<Subscriber> {
    if (await isEmailTaken(email)) refuse("email_taken");
    return { email, userType, userId: null, browserHash, provider: chooseProvider(paymentMethods, method) };
  }

  /** Uses the account's own address and type, whatever the browser sends. */
  async function asSignedIn(viewer: Viewer, { method }: StartRequest): Promise<Subscriber> {
    if (!viewer.isEmailVerified) refuse("email_unverified");
    if (!isPayingType(viewer.userType)) refuse("forbidden", { message: "This account type has no subscription." });
    if (viewer.role !== "owner")
      refuse("forbidden", { message: "Only the owner of the account can change its subscription." });
    return {
      email: (await findRecipient(viewer.userId))?.email ?? refuse("forbidden"),
      userType: viewer.userType,
      userId: viewer.userId,
      browserHash: null,
      provider: chooseProvider(paymentMethods, method),
    };
  }

  /**
   * Returns how to pay a subscription whose payment failed, where that is possible. Otherwise a new one may be started,
   * which replaces it once it is paid for. Refuses when a subscription is running.
   */
  async function payWhatIsOwed({ id }: Subscription, provider: ProviderName): Promise<Started | null> {
    return withLease(id, async (known) => {
      const providerState = await callProvider(known.provider, (payments) =>
        payments.readSubscription(known.providerId!),
      );
      const subscription =
        providerState && providerState.status !== "ended"
          ? await state.record(id, providerState, null)
          : await state.read(known);
      if (!providerState || subscription.endedAt) return null;
      if (subscription.status !== "past_due") refuse("already_subscribed");
      return providerState.clientSecret && known.provider === provider ? { subscription, providerState } : null;
    });
  }

  /**
   * Returns the subscription that waits for this person. It is stored before the provider is asked, so that none is
   * forgotten.
   */
  async function reserve(
    { email, userType, userId, browserHash, provider }: Subscriber,
    previous: Subscription | null,
  ): Promise<Subscription> {
    const canonical = canonicalEmail(email);
    const starter = { canonicalEmail: canonical, userType, startedBy: userId, browserHash };
    const existing = await waiting.findUnclaimed(starter);
    if (existing) return existing;
    const now = clock.now();
    const marks = [
      ...trialMarks({ canonicalEmail: canonical, cardFingerprint: null }),
      ...cardMarks(await waiting.listCardsGiven(starter)),
    ];
    const hasTrial = !(await trialsStore(database).hasUsedTrial(marks));
    const firstChargeAt = hasTrial ? new Date(now.getTime() + trialDays * msPerDay) : paidUntil(previous, now);
    await waiting.insertSubscription({
      id: newId(),
      provider,
      email: email.trim().toLowerCase(),
      ...starter,
      hasTrial,
      firstChargeAt,
      pricePence: plans[userType].pricePence,
      status: "incomplete",
      cancelsAtPeriodEnd: false,
      hasPaymentMethod: false,
      createdAt: now,
      updatedAt: now,
    });
    return (await waiting.findUnclaimed(starter)) ?? refuse("unavailable", { retryAfter: 5 });
  }

  /** Returns `null` when another one must be reserved instead. */
  async function startReserved(reserved: Subscription, { provider }: Subscriber): Promise<Started | null> {
    if (reserved.closingAt || reserved.claimedAt || reserved.endedAt) return null;
    if ((await hasLostItsTrial(reserved)) || (reserved.provider !== provider && !(await isPaid(reserved)))) {
      await database.transaction((tx) => claiming.close(tx, reserved.id));
      return null;
    }
    const providerState = await (reserved.providerId ? readStarted(reserved) : create(reserved));
    if (!providerState) return null;
    const subscription = await state.record(reserved.id, providerState, null);
    // NOTE: where the provider has something other than ordered, another attempt at once would too.
    if (differencesFromOrder(reserved, providerState, clock.now()).length > 0) refuse("subscription_differs");
    if (subscription.closingAt) refuse("unavailable", { retryAfter: 5 });
    return subscription.endedAt ? null : { subscription, providerState };
  }

  const hasLostItsTrial = async (reserved: Subscription): Promise<boolean> =>
    reserved.hasTrial && trialsStore(database).hasUsedTrial(trialMarks(reserved));

  /**
   * Returns whether the provider says that it is paid. A provider that does not reply prevents no payment with another;
   * if money has come, it is refunded.
   */
  async function isPaid(reserved: Subscription): Promise<boolean> {
    const current = await state.read(reserved).catch((error: unknown) => {
      if (error instanceof Refusal) return reserved;
      throw error;
    });
    return isReadyToClaim(current);
  }

  function create({ id, provider, email, userType, firstChargeAt }: Subscription): Promise<ProviderSubscription> {
    return callProvider(provider, (payments) =>
      payments.createSubscription({ reference: id, email, userType, firstChargeAt }),
    );
  }

  /** Returns `null` when the provider has forgotten it, which some do when nobody pays. */
  async function readStarted(reserved: Subscription): Promise<ProviderSubscription | null> {
    const { provider, providerId } = reserved;
    const providerState = await callProvider(provider, (payments) => payments.readSubscription(providerId!));
    if (!providerState) await state.read(reserved);
    return providerState;
  }

  function asReply({ subscription, providerState }: Started): SubscriptionCreation {
    const { status } = subscription;
    const now = clock.now();
    return {
      subscriptionStatus: status === "trialing" || status === "active" ? status : "incomplete",
      customerId: providerState.customerId,
      subscriptionId: providerState.id,
      ...(providerState.clientSecret ? { clientSecret: providerState.clientSecret } : {}),
      hasUsedTrial: !subscription.hasTrial || subscription.claimedAt !== null,
      firstChargeAt: (providerState.trialEnd && providerState.trialEnd > now
        ? providerState.trialEnd
        : now
      ).toISOString(),
      firstChargePence: subscription.pricePence,
    };
  }

  return { start };
}

/** Chooses among the offered providers: the demo's own subscribers may have one that nobody else can pay with. */
function chooseProvider(offered: PaymentMethods, method: "card" | "wallet" = "card"): ProviderName {
  const [card, wallet] = [offered.card?.provider ?? null, offered.wallet?.provider ?? null];
  const [first, second] = method === "wallet" ? [wallet, card] : [card, wallet];
  return first ?? second ?? refuse("payment_provider_failed");
}

/** Returns the end of time that was paid before a subscription ended, or given since. It is not charged again. */
function paidUntil(previous: Subscription | null, now: Date): Date | null {
  const isLeftOver = previous?.endedAt && ["canceled", "trialing"].includes(currentStatus(previous, now));
  return isLeftOver ? previous.currentPeriodEnd : null;
}
