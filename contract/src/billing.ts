import { z } from "zod";
import { Done, Moment } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { payingTypes } from "./plans.ts";

export * from "./plans.ts";

export const subscriptionStatuses = [
  "trialing",
  "active",
  "past_due",
  "canceled",
  "expired",
  "incomplete",
  "none",
] as const;
export const SubscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const subscriptionStatusLabels: Partial<Record<SubscriptionStatus, string>> = {
  trialing: "Free trial - Active",
  active: "Active subscription",
  canceled: "Canceled (access until end of billing period)",
  expired: "Expired subscription",
};
export const otherSubscriptionStatusLabel = "No active subscription";

export const PayingType = z.enum(payingTypes, { error: "This account type has no subscription" });
export type PayingType = z.infer<typeof PayingType>;

export const SubscriptionCreation = z.object({
  /** Says whether a card must be collected with the secret: yes for `incomplete`, no for `active` and `trialing`. */
  subscriptionStatus: z.enum(["active", "trialing", "incomplete"]),
  customerId: z.string(),
  subscriptionId: z.string(),
  /** Starts with `seti_…` to collect a card for a trial, or `pi_…` to take the first payment. */
  clientSecret: z.string().optional(),
  hasUsedTrial: z.boolean(),
  /** Says when the first payment is taken; shown with its amount before a card is asked for. */
  firstChargeAt: Moment,
  firstChargePence: z.number().int(),
});
export type SubscriptionCreation = z.infer<typeof SubscriptionCreation>;

/** Starts a subscription. Ignores anything else that a browser sends (a price, a trial, a customer). */
export const createSubscription = endpoint({
  method: "POST",
  path: "/api/create-subscription",
  access: "public",
  feature: "billing",
  summary: "Starts a subscription with the payment provider, before the account exists or for the signed-in account.",
  body: z.looseObject({
    email: z.email({ error: "Invalid email address" }).max(254),
    userType: PayingType,
    /** Chooses where both are available; a card by default. */
    method: z.enum(["card", "wallet"]).optional().catch(undefined),
  }),
  reply: SubscriptionCreation,
  refusals: [
    "already_subscribed",
    "email_taken",
    "email_unverified",
    "forbidden",
    "payment_declined",
    "payment_provider_failed",
    "payment_system_unavailable",
    "plan_unavailable",
    "subscription_differs",
  ],
  limit: "payment",
});

const ownerManagesSubscription = "Only the owner of the account sees and changes its subscription.";

export const ResumedCheckout = z.object({
  email: z.string(),
  userType: PayingType,
  customerId: z.string(),
  subscriptionId: z.string(),
  hasUsedTrial: z.boolean(),
});
export type ResumedCheckout = z.infer<typeof ResumedCheckout>;

export const resumeCheckout = endpoint({
  method: "POST",
  path: "/api/checkouts/resume",
  access: "public",
  feature: "billing",
  summary: "Lets this browser register with a subscription that was paid, by the token of the emailed link.",
  body: z.strictObject({ token: z.string().min(1).max(512) }),
  reply: ResumedCheckout,
  refusals: ["invalid_token"],
  limit: "payment",
});

export const confirmSubscription = endpoint({
  method: "POST",
  path: "/api/subscriptions/confirm",
  access: "member",
  ownerOnly: ownerManagesSubscription,
  feature: "billing",
  summary: "Reads the provider's state of the signed-in account's subscription now, after a card was collected.",
  body: z.strictObject({ subscriptionId: z.string().min(1).max(255) }),
  reply: z.object({ status: SubscriptionStatus }),
  refusals: ["payment_required", "payment_declined", "payment_provider_failed", "payment_system_unavailable"],
  limit: "payment",
});

export const BillingInformation = z.object({
  /**
   * Holds the product's present time, which demo mode moves: days are counted from it and not from the device's clock.
   */
  asOf: Moment,
  trialEnd: Moment.nullable(),
  nextBillingDate: Moment.nullable(),
  nextChargePence: z.number().int().nullable(),
});
export type BillingInformation = z.infer<typeof BillingInformation>;

export const getBillingInformation = endpoint({
  method: "GET",
  path: "/api/subscription/billing-info",
  access: "member",
  ownerOnly: ownerManagesSubscription,
  feature: "billing",
  summary: "When the trial ends and when the next payment is taken.",
  reply: BillingInformation,
  refusals: ["no_subscription", "forbidden", "payment_provider_failed", "payment_system_unavailable"],
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/subscriptions/cancel",
  access: "member",
  ownerOnly: ownerManagesSubscription,
  feature: "billing",
  summary: "Ends the subscription at the end of the paid period; access stays until then.",
  reply: Done,
  refusals: [
    "no_subscription",
    "forbidden",
    "payment_declined",
    "payment_provider_failed",
    "payment_system_unavailable",
  ],
  limit: "payment",
});

export const reactivateSubscription = endpoint({
  method: "POST",
  path: "/api/subscriptions/reactivate",
  access: "member",
  ownerOnly: ownerManagesSubscription,
  feature: "billing",
  summary: "Takes a cancellation back before the period has ended.",
  reply: Done,
  refusals: [
    "no_subscription",
    "forbidden",
    "payment_declined",
    "payment_provider_failed",
    "payment_system_unavailable",
  ],
  limit: "payment",
});

const CancellationToken = z.string().min(1).max(512);

/** Describes what the link of a reminder shows before it is confirmed, signed in or not. */
export const Cancellation = z.object({
  userType: PayingType,
  isCancelled: z.boolean(),
  /** Holds the end of access; the next payment is taken then unless the subscription is cancelled. */
  currentPeriodEnd: Moment.nullable(),
  pricePence: z.number().int(),
});
export type Cancellation = z.infer<typeof Cancellation>;

export const getCancellation = endpoint({
  method: "GET",
  path: "/api/subscriptions/cancellation",
  access: "public",
  feature: "billing",
  summary: "The subscription that the link of a reminder would cancel.",
  query: z.object({ token: CancellationToken }),
  reply: Cancellation,
  refusals: ["invalid_token"],
});

export const cancelByLink = endpoint({
  method: "POST",
  path: "/api/subscriptions/cancellation",
  access: "public",
  feature: "billing",
  summary: "Ends a subscription at the end of its period, by the token of a reminder.",
  body: z.strictObject({ token: CancellationToken }),
  reply: Done,
  refusals: [
    "invalid_token",
    "no_subscription",
    "payment_declined",
    "payment_provider_failed",
    "payment_system_unavailable",
  ],
  limit: "payment",
});

export const unsubscribeFromReminders = endpoint({
  method: "POST",
  path: "/api/unsubscribe/reminders",
  access: "public",
  feature: "billing",
  summary: "Turns the reminders of payments off, by the token of such an email.",
  body: z.strictObject({ token: z.string().min(1).max(512) }),
  reply: Done,
  refusals: ["invalid_token"],
});

/** Describes which payment providers this installation has; the screens offer these. */
export const PaymentMethods = z.object({
  card: z
    .discriminatedUnion("provider", [
      z.object({ provider: z.literal("stripe"), publishableKey: z.string() }),
      z.object({ provider: z.literal("local") }),
    ])
    .nullable(),
  wallet: z
    .object({ provider: z.literal("paypal"), clientId: z.string(), plans: z.record(z.string(), z.string()) })
    .nullable(),
});
export type PaymentMethods = z.infer<typeof PaymentMethods>;

export const getPaymentMethods = endpoint({
  method: "GET",
  path: "/api/payment-methods",
  access: "public",
  feature: "billing",
  summary: "Which payment providers are switched on.",
  reply: PaymentMethods,
});

/** Stands in for a card form with the local test provider. It exists only in demo mode without a real provider. */
export const confirmTestCard = endpoint({
  method: "POST",
  path: "/api/test-payments/confirm",
  access: "public",
  feature: "billing",
  summary: "Gives a test card to the local test provider. No real card is charged.",
  body: z.strictObject({
    clientSecret: z.string().min(1).max(255),
    cardNumber: z.string().max(40),
    expiry: z.string().max(10),
    cvc: z.string().max(10),
  }),
  /** Asks for the confirmation step first with `requires_action`. */
  reply: z.object({ status: z.enum(["succeeded", "requires_action"]), intentId: z.string() }),
  refusals: ["payment_declined", "not_found"],
  limit: "payment",
});

export const authenticateTestCard = endpoint({
  method: "POST",
  path: "/api/test-payments/authenticate",
  access: "public",
  feature: "billing",
  summary: "Confirms or refuses the test card's confirmation step.",
  body: z.strictObject({ clientSecret: z.string().min(1).max(255), isApproved: z.boolean() }),
  reply: z.object({ status: z.enum(["succeeded"]), intentId: z.string() }),
  refusals: ["payment_declined", "not_found"],
  limit: "payment",
});
