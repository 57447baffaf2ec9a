import type { PayingType } from "@triptych/contract/billing";

export type ProviderName = "stripe" | "paypal" | "local";

/** What a provider will charge each time, and for what. */
export interface ProviderTerms {
  /** Whose plan it is; absent when it is none that is configured here. */
  plan: PayingType | null;
  quantity: number;
  /** Absent when it is no fixed price. */
  pricePence: number | null;
  /** In capitals, as in `GBP`. */
  currency: string | null;
  isMonthly: boolean;
  /** Something else is charged or given beside it: a fee, a tax, another item, a trial of the plan's own. */
  hasExtras: boolean;
}

/** A subscription as its provider has it at this moment. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** What was handed to `createSubscription`: our own name for it. */
  reference: string | null;
  /**
   * - `incomplete`: waits for its first payment or for its approval.
   * - `past_due`: a renewal failed and the provider tries again.
   * - `ended`: nothing more will ever be charged.
   */
  status: "incomplete" | "trialing" | "active" | "past_due" | "ended";
  trialEnd: Date | null;
  /** Until when it is paid; the next charge is taken then. */
  currentPeriodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** Something can be charged: a card, or an approved wallet. */
  hasPaymentMethod: boolean;
  /** The same for the same card or wallet, whoever uses it. */
  cardFingerprint: string | null;
  /** Absent when the provider does not say, as of one that is gone. */
  terms: ProviderTerms | null;
  /** Lets the browser hand over a card: `seti_…` for later charges, `pi_…` for one that is owed now. */
  clientSecret: string | null;
}

/** Money that was taken, and what of it was given back. */
export interface ProviderCharge {
  id: string;
  amountPence: number;
  refundedPence: number;
  chargedAt: Date;
}

/** Something happened to a subscription. What exactly is not believed: its state is read. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** What it is about, as far as it says: the subscription, the customer who has it, or a charge of it. */
  subscriptionId: string | null;
  customerId: string | null;
  chargeId?: string | null;
}

export interface SubscriptionRequest {
  /** Our own name for it, which also makes a repeated request harmless: one reference, one subscription. */
  reference: string;
  email: string;
  userType: PayingType;
  /** When the first payment is taken; at once when absent. */
  firstChargeAt: Date | null;
}

/** Raw, as it was received: signatures cover every byte. */
export interface SignedDelivery {
  rawBody: string;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Takes monthly payments. Every call may be repeated: the second of two equal calls changes nothing.
 * Every request ends within `callTimeoutMs`, and calls fail with a `PaymentFailure` only.
 */
export interface Payments {
  readonly provider: ProviderName;
  /** Reads what the provider charges new subscribers of a plan. Returns `null` when it has no such plan, or sells it no more. */
  readPlan(userType: PayingType): Promise<ProviderTerms | null>;
  createSubscription(request: SubscriptionRequest): Promise<ProviderSubscription>;
  /** `null` when the provider knows no such subscription. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Lets it run until what is paid, or given as a trial, has passed. */
  cancelAtPeriodEnd(id: string): Promise<ProviderSubscription>;
  /** Takes `cancelAtPeriodEnd` back. */
  reactivate(id: string): Promise<ProviderSubscription>;
  /** Moves the end of a running trial, and with it the first charge. */
  moveTrialEnd(id: string, trialEnd: Date): Promise<ProviderSubscription>;
  /** Ends it now: nothing more is charged. */
  cancelNow(id: string): Promise<ProviderSubscription>;
  /** Gives a charge back in full. */
  refund(chargeId: string): Promise<void>;
  /** Every charge of a subscription that succeeded. */
  listCharges(subscription: { id: string; customerId: string }): Promise<ProviderCharge[]>;
  /** Every subscription that has not ended. Some providers cannot list: then `null`. */
  listSubscriptions(): AsyncIterable<ProviderSubscription> | null;
  /** What a provider delivered, once its signature is proven. Throws `InvalidSignature` or `UnreadableEvent`. */
  verifyWebhook(delivery: SignedDelivery): Promise<PaymentEvent>;
}

export type Providers = Partial<Record<ProviderName, Payments>>;

/** Of one request to a provider. */
export const callTimeoutMs = 10_000;
/** How far the time of a signed event may be from ours, before or after. */
export const signatureToleranceSeconds = 300;

/**
 * Why a call to a provider came to nothing.
 * - `declined`: the card or wallet said no; the sentence is for the person.
 * - `unreachable`: overloaded, broken, slow or away; worth another try.
 * - `refused`: the provider does not accept our request; trying again does not help.
 * - `misconfigured`: the provider does not accept our key.
 * - `plan_unavailable`: the provider has no such plan.
 */
export type PaymentFailureKind = "declined" | "unreachable" | "refused" | "misconfigured" | "plan_unavailable";

/** Reports a call to a provider that failed. What went wrong is its kind; the message is for people and the log. */
export class PaymentFailure extends Error {
  override name = "PaymentFailure";
  readonly kind: PaymentFailureKind;

  constructor(kind: PaymentFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A delivery that the provider did not sign, or not lately. */
export class InvalidSignature extends Error {
  override name = "InvalidSignature";
}

/** Signed by the provider, but nothing that can be read or stored. */
export class UnreadableEvent extends Error {
  override name = "UnreadableEvent";
}

export interface TestCard {
  clientSecret: string;
  cardNumber: string;
  expiry: string;
  cvc: string;
}

/** What became of a test card; `invalid` says which field is wrong. */
export type TestCardResult =
  | { status: "succeeded" | "requires_action"; intentId: string }
  | { status: "declined"; message: string }
  | { status: "invalid"; field: "cardNumber" | "expiry" | "cvc"; message: string }
  | { status: "unknown" };

/** The local test provider's stand-in for a card form. */
export interface TestCards {
  confirm(card: TestCard): Promise<TestCardResult>;
  /** Answers the confirmation step that some cards ask for. */
  authenticate(clientSecret: string, isApproved: boolean): Promise<TestCardResult>;
}

export interface DemoSubscription {
  reference: string;
  email: string;
  userType: PayingType;
  status: "trialing" | "active" | "past_due" | "canceled" | "expired";
  joinedAt: Date;
}

/** The local test provider's way to begin with subscribers: many at once, as if they had been paying since they joined. */
export interface DemoSubscribers<Transaction> {
  insertSubscriptions(
    tx: Transaction,
    subscriptions: DemoSubscription[],
  ): Promise<{ said: ProviderSubscription; charges: ProviderCharge[] }[]>;
}
