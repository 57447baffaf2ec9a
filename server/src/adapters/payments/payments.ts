import type { PayingType } from "@triptych/contract/billing";

export type ProviderName = "stripe" | "paypal" | "local";

/** Describes what a provider will charge each time, and for what. */
export interface ProviderTerms {
  /** Names the plan; `null` when it is not one of ours. */
  plan: PayingType | null;
  quantity: number;
  /** Is `null` when there is no fixed price. */
  pricePence: number | null;
  /** Holds the currency in capitals, as in `GBP`. */
  currency: string | null;
  isMonthly: boolean;
  /** Holds whether anything else is charged or given: a fee, a tax, another item, a trial of the plan's own. */
  hasExtras: boolean;
}

/** Describes a subscription's present state at its provider. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** Holds the reference that `createSubscription` was called with. */
  reference: string | null;
  /**
   * Holds the status:
   * - `incomplete`: waits for its first payment or for its approval.
   * - `past_due`: a renewal failed and the provider tries again.
   * - `ended`: nothing more will ever be charged.
   */
  status: "incomplete" | "trialing" | "active" | "past_due" | "ended";
  trialEnd: Date | null;
  /** Holds the end of the paid time; the next charge is taken then. */
  currentPeriodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** Holds whether there is something to charge: a card, or an approved wallet. */
  hasPaymentMethod: boolean;
  /** Identifies the card or wallet: equal for the same one, whoever uses it. */
  cardFingerprint: string | null;
  /** Is `null` when the provider does not report them, as for a subscription that has ended. */
  terms: ProviderTerms | null;
  /** Lets the browser hand over a card: `seti_…` for later charges, `pi_…` for a charge that is owed now. */
  clientSecret: string | null;
}

/** Describes money that was taken, and how much of it was refunded. */
export interface ProviderCharge {
  id: string;
  amountPence: number;
  refundedPence: number;
  chargedAt: Date;
}

/**
 * Reports that something happened to a subscription. Its content is not trusted: the subscription's state is read
 * instead.
 */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Identifies the subject, as far as the event names it: the subscription, its customer, or one of its charges. */
  subscriptionId: string | null;
  customerId: string | null;
  chargeId?: string | null;
}

export interface SubscriptionRequest {
  /** Identifies the subscription on our side. It makes a repeated request harmless: one reference, one subscription. */
  reference: string;
  email: string;
  userType: PayingType;
  /** Sets when the first payment is taken; `null` for at once. */
  firstChargeAt: Date | null;
}

/** Holds a delivery as its bytes arrived, because signatures cover every byte. */
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
  /**
   * Reads what the provider charges new subscribers of a plan. Returns `null` when it has no such plan, or no longer
   * sells it.
   */
  readPlan(userType: PayingType): Promise<ProviderTerms | null>;
  createSubscription(request: SubscriptionRequest): Promise<ProviderSubscription>;
  /** Returns `null` when the provider knows no such subscription. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Ends the subscription when its paid period or its trial is over. */
  cancelAtPeriodEnd(id: string): Promise<ProviderSubscription>;
  /** Takes back `cancelAtPeriodEnd`. */
  reactivate(id: string): Promise<ProviderSubscription>;
  /** Moves the end of a running trial, and with it the first charge. */
  moveTrialEnd(id: string, trialEnd: Date): Promise<ProviderSubscription>;
  /** Ends the subscription now: nothing more is charged. */
  cancelNow(id: string): Promise<ProviderSubscription>;
  /** Refunds a charge in full. */
  refund(chargeId: string): Promise<void>;
  /** Lists every charge of a subscription that succeeded. */
  listCharges(subscription: { id: string; customerId: string }): Promise<ProviderCharge[]>;
  /** Lists every subscription that has not ended; `null` from providers that cannot list. */
  listSubscriptions(): AsyncIterable<ProviderSubscription> | null;
  /**
   * Returns what a provider delivered, after its signature was checked. Throws `InvalidSignature` or `UnreadableEvent`.
   */
  verifyWebhook(delivery: SignedDelivery): Promise<PaymentEvent>;
}

export type Providers = Partial<Record<ProviderName, Payments>>;

/** Limits the time of one request to a provider. */
export const callTimeoutMs = 10_000;
/** Limits how far the time of a signed event may be from ours, before or after. */
export const signatureToleranceSeconds = 300;

/**
 * Names why a call to a provider failed:
 * - `declined`: the card or wallet was refused; the sentence is for the person.
 * - `unreachable`: overloaded, broken, slow or not there; worth another try.
 * - `refused`: the provider does not accept our request; trying again does not help.
 * - `misconfigured`: the provider does not accept our key.
 * - `plan_unavailable`: the provider has no such plan.
 */
export type PaymentFailureKind = "declined" | "unreachable" | "refused" | "misconfigured" | "plan_unavailable";

/** Reports a failed call to a provider. Its kind says what went wrong; its message is for people and the log. */
export class PaymentFailure extends Error {
  override name = "PaymentFailure";
  readonly kind: PaymentFailureKind;

  constructor(kind: PaymentFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Reports a delivery without a valid, recent signature of the provider. */
export class InvalidSignature extends Error {
  override name = "InvalidSignature";
}

/** Reports a delivery that the provider signed and that cannot be read or stored. */
export class UnreadableEvent extends Error {
  override name = "UnreadableEvent";
}

export interface TestCard {
  clientSecret: string;
  cardNumber: string;
  expiry: string;
  cvc: string;
}

/** Describes the outcome of a test card; `invalid` names the wrong field. */
export type TestCardResult =
  | { status: "succeeded" | "requires_action"; intentId: string }
  | { status: "declined"; message: string }
  | { status: "invalid"; field: "cardNumber" | "expiry" | "cvc"; message: string }
  | { status: "unknown" };

/** Stands in for a card form with the local test provider. */
export interface TestCards {
  confirm(card: TestCard): Promise<TestCardResult>;
  /** Confirms or refuses the step that some cards ask for. */
  authenticate(clientSecret: string, isApproved: boolean): Promise<TestCardResult>;
}
