import type { PaymentMethods, SubscriptionCreation } from "@triptych/contract/billing";
import { msPerHour } from "@triptych/contract/durations";
import { hasCode, sentenceOf } from "../../platform/api-error.ts";

export type PaymentMethod = "card" | "wallet";

/** Says what is still needed after a subscription was created. */
export type PaymentTask =
  | { kind: "nothing" }
  | { kind: "collectCard"; intent: "setup" | "payment"; clientSecret: string }
  | { kind: "approveWallet"; subscriptionId: string }
  | { kind: "impossible"; message: string };

/** Holds the properties that every provider's card form receives. */
export interface CardTask {
  task: Extract<PaymentTask, { kind: "collectCard" }>;
  hasUsedTrial: boolean;
  onConfirmed: () => void;
}

/** Returns the methods that a person can pay with, the default first. A wallet is added where it is offered or where there is no card. */
export function offeredMethods({ card, wallet }: PaymentMethods, { offersWallet }: { offersWallet: boolean }) {
  const methods: PaymentMethod[] = [];
  if (card) methods.push("card");
  if (wallet && (offersWallet || !card)) methods.push("wallet");
  return methods;
}

export function paymentTaskOf(
  {
    subscriptionStatus,
    subscriptionId,
    clientSecret,
  }: Pick<SubscriptionCreation, "subscriptionStatus" | "subscriptionId" | "clientSecret">,
  method: PaymentMethod,
): PaymentTask {
  if (subscriptionStatus !== "incomplete") return { kind: "nothing" };
  if (method === "wallet") return { kind: "approveWallet", subscriptionId };
  if (!clientSecret) return { kind: "impossible", message: "Payment setup required but no client secret returned" };
  if (clientSecret.startsWith("seti_")) return { kind: "collectCard", intent: "setup", clientSecret };
  if (clientSecret.startsWith("pi_")) return { kind: "collectCard", intent: "payment", clientSecret };
  return { kind: "impossible", message: "Invalid client secret format" };
}

/** Returns whether the first payment is taken later and not at once. */
export function isChargedLater(
  { clientSecret = "", hasUsedTrial, firstChargeAt }: SubscriptionCreation,
  now: Date,
): boolean {
  if (clientSecret.startsWith("pi_")) return false;
  if (clientSecret.startsWith("seti_") || !hasUsedTrial) return true;
  return Date.parse(firstChargeAt) > now.getTime() + msPerHour;
}

/** Returns why a subscription could not be created, in words for the person who pays. */
export function subscriptionErrorOf(error: unknown): string {
  if (hasCode(error, "already_subscribed")) return "You already have an active subscription";
  return sentenceOf(error, "Error creating subscription. Please try again.");
}
