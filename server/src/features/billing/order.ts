import { msPerHour } from "@triptych/contract/durations";
import { currency } from "@triptych/contract/money";
import type { ProviderSubscription, ProviderTerms } from "../../adapters/payments/payments.ts";
import type { Subscription } from "./store.ts";

type Ordered = Pick<Subscription, "userType" | "pricePence" | "firstChargeAt" | "claimedAt">;

const toleranceMs = msPerHour;

/**
 * Describes how a subscription at its provider differs from the order; empty when it does not, or has ended. The date
 * of the first payment is compared until an account has the subscription: after that, operators may move it.
 */
export function differencesFromOrder(ordered: Ordered, providerState: ProviderSubscription, now: Date): string[] {
  const { terms } = providerState;
  if (providerState.status === "ended" || !terms) return [];
  const differences = [
    ...differencesOfTerms(terms, ordered),
    ordered.claimedAt ? null : differenceOfStart(ordered, providerState, now),
  ];
  return differences.filter((difference) => difference !== null);
}

/** Describes how what a provider charges differs from what it should charge. */
export function differencesOfTerms(
  terms: ProviderTerms,
  { userType, pricePence }: Pick<Ordered, "userType" | "pricePence">,
): string[] {
  const differences = [
    terms.plan !== userType && `plan: ordered ${userType}, found ${terms.plan ?? "one that is not configured"}`,
    terms.quantity !== 1 && `quantity: ordered 1, found ${terms.quantity}`,
    terms.pricePence !== pricePence && `price: ordered ${pricePence}p, found ${terms.pricePence ?? "no fixed price"}`,
    terms.currency !== currency && `currency: ordered ${currency}, found ${terms.currency ?? "none"}`,
    !terms.isMonthly && "period: ordered a month, found another",
    terms.hasExtras && "extras: ordered none, found some",
  ];
  return differences.filter((difference) => difference !== false);
}

/** Compares the first payments. Past dates count as now: both mean that the payment is taken at once. */
function differenceOfStart({ firstChargeAt }: Ordered, { trialEnd }: ProviderSubscription, now: Date): string | null {
  const [ordered, found] = [firstChargeAt, trialEnd].map((at) => Math.max(at?.getTime() ?? 0, now.getTime()));
  if (Math.abs(ordered! - found!) <= toleranceMs) return null;
  return `first payment: ordered ${nameOf(firstChargeAt)}, found ${nameOf(trialEnd)}`;
}

const nameOf = (moment: Date | null) => moment?.toISOString() ?? "at once";
