import { pastDueGraceDays, payingTypes, type PayingType, type SubscriptionStatus } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";

export type StoredStatus = Exclude<SubscriptionStatus, "none">;

/** What of a subscription decides over access. */
export interface AccessFacts {
  status: StoredStatus;
  currentPeriodEnd: Date | null;
  pastDueSince: Date | null;
  /** The provider ended it: what is left was paid before, or given by an operator. */
  endedAt?: Date | null;
}

export function isPayingType(userType: string | null): userType is PayingType {
  return payingTypes.some((each) => each === userType);
}

/** The status at this moment: paid time and the days of grace run out by themselves. */
export function currentStatus(
  { status, currentPeriodEnd, pastDueSince, endedAt }: AccessFacts,
  now: Date,
): StoredStatus {
  const isLeftOver = status === "canceled" || (status === "trialing" && endedAt);
  if (isLeftOver && (!currentPeriodEnd || currentPeriodEnd <= now)) return "expired";
  if (status === "past_due" && graceEnd(pastDueSince ?? now) <= now) return "expired";
  return status;
}

export function grantsAccess(facts: AccessFacts, now: Date): boolean {
  return ["trialing", "active", "past_due", "canceled"].includes(currentStatus(facts, now));
}

/** Returns whether a change of a subscription may have changed what its owner may do. */
export function mayChangeAccess(before: AccessFacts, after: AccessFacts, now: Date): boolean {
  return before.status !== after.status || grantsAccess(before, now) !== grantsAccess(after, now);
}

/** When access ends unless something is done: with the period that was cancelled, or with the grace of a failed payment. */
export function accessEnd(facts: AccessFacts & { cancelsAtPeriodEnd: boolean }, now: Date): Date | null {
  if (!grantsAccess(facts, now)) return null;
  if (facts.status === "past_due") return graceEnd(facts.pastDueSince ?? now);
  return facts.cancelsAtPeriodEnd || facts.status === "canceled" ? facts.currentPeriodEnd : null;
}

/** Until when a failed renewal keeps access. */
export function graceEnd(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + pastDueGraceDays * msPerDay);
}

export { canonicalEmail } from "../../platform/identity/email-address.ts";

/** What of a subscription the provider's word is weighed against. */
export interface RecordedSubscription {
  status: StoredStatus;
  isClaimed: boolean;
  /** We ended it ourselves. */
  isClosing: boolean;
  currentPeriodEnd: Date | null;
}

/** What of the provider's word decides over the status. */
export interface ProviderState {
  status: "incomplete" | "trialing" | "active" | "past_due" | "ended";
  hasPaymentMethod: boolean;
  currentPeriodEnd: Date | null;
}

/** Our word for what the provider says. */
export function statusFrom(provider: ProviderState, recorded: RecordedSubscription, now: Date): StoredStatus {
  if (provider.status === "trialing")
    return provider.hasPaymentMethod || recorded.isClaimed ? "trialing" : "incomplete";
  if (provider.status !== "ended") return provider.status;
  const wasPaid = ["trialing", "active", "canceled"].includes(recorded.status);
  const paidUntil = provider.currentPeriodEnd ?? recorded.currentPeriodEnd;
  return recorded.isClaimed && !recorded.isClosing && wasPaid && paidUntil && paidUntil > now ? "canceled" : "expired";
}

/** May an account be created with it, or be given it? */
export function isReadyToClaim(subscription: {
  status: StoredStatus;
  hasPaymentMethod: boolean;
  closingAt: Date | null;
  claimedAt: Date | null;
}) {
  const { status, hasPaymentMethod, closingAt, claimedAt } = subscription;
  return !closingAt && !claimedAt && hasPaymentMethod && (status === "trialing" || status === "active");
}

/** What screens and the operators' list show of a subscription. */
interface Shown {
  status: StoredStatus;
  cancelsAtPeriodEnd: boolean;
  trialEnd: Date | null;
  currentPeriodEnd: Date | null;
}

/** Returns whether screens and the operators' list show the subscription differently after a change. */
export function isShownDifferently(before: Shown, after: Shown): boolean {
  return (
    before.status !== after.status ||
    before.cancelsAtPeriodEnd !== after.cancelsAtPeriodEnd ||
    before.trialEnd?.getTime() !== after.trialEnd?.getTime() ||
    before.currentPeriodEnd?.getTime() !== after.currentPeriodEnd?.getTime()
  );
}
