import { pastDueGraceDays, payingTypes, type PayingType, type SubscriptionStatus } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";

export type StoredStatus = Exclude<SubscriptionStatus, "none">;

/** Holds the parts of a subscription that decide about access. */
export interface AccessFacts {
  status: StoredStatus;
  currentPeriodEnd: Date | null;
  pastDueSince: Date | null;
  /** Holds when the provider ended it. What is left was paid before, or given by an operator. */
  endedAt?: Date | null;
}

export function isPayingType(userType: string | null): userType is PayingType {
  return payingTypes.some((each) => each === userType);
}

/** Returns the present status: paid time and grace periods run out without a change of the row. */
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

/** Returns when access ends unless something changes: at the end of a cancelled period, or of the grace period. */
export function accessEnd(facts: AccessFacts & { cancelsAtPeriodEnd: boolean }, now: Date): Date | null {
  if (!grantsAccess(facts, now)) return null;
  if (facts.status === "past_due") return graceEnd(facts.pastDueSince ?? now);
  return facts.cancelsAtPeriodEnd || facts.status === "canceled" ? facts.currentPeriodEnd : null;
}

/** Returns how long a failed renewal keeps access. */
export function graceEnd(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + pastDueGraceDays * msPerDay);
}

export { canonicalEmail } from "../../platform/identity/email-address.ts";

/** Holds the parts of our record that the provider's state is compared with. */
export interface RecordedSubscription {
  status: StoredStatus;
  isClaimed: boolean;
  /** Holds whether we ended it ourselves. */
  isClosing: boolean;
  currentPeriodEnd: Date | null;
}

/** Holds the parts of the provider's state that decide about the status. */
export interface ProviderState {
  status: "incomplete" | "trialing" | "active" | "past_due" | "ended";
  hasPaymentMethod: boolean;
  currentPeriodEnd: Date | null;
}

/** Returns our status for the provider's state. */
export function statusFrom(provider: ProviderState, recorded: RecordedSubscription, now: Date): StoredStatus {
  if (provider.status === "trialing")
    return provider.hasPaymentMethod || recorded.isClaimed ? "trialing" : "incomplete";
  if (provider.status !== "ended") return provider.status;
  const wasPaid = ["trialing", "active", "canceled"].includes(recorded.status);
  const paidUntil = provider.currentPeriodEnd ?? recorded.currentPeriodEnd;
  return recorded.isClaimed && !recorded.isClosing && wasPaid && paidUntil && paidUntil > now ? "canceled" : "expired";
}

/** Returns whether an account may be created with the subscription, or be given it. */
export function isReadyToClaim(subscription: {
  status: StoredStatus;
  hasPaymentMethod: boolean;
  closingAt: Date | null;
  claimedAt: Date | null;
}) {
  const { status, hasPaymentMethod, closingAt, claimedAt } = subscription;
  return !closingAt && !claimedAt && hasPaymentMethod && (status === "trialing" || status === "active");
}

/** Holds what screens and the operators' list show of a subscription. */
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
