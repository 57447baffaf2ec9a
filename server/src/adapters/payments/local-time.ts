import { msPerDay, msPerHour } from "@triptych/contract/durations";
import type { localSubscriptions } from "./tables.ts";

export type LocalSubscription = typeof localSubscriptions.$inferSelect;

export interface Step {
  subscription: LocalSubscription;
  /** Holds when money was taken in this step. */
  chargedAt: Date | null;
  event: string;
}

/** Lists the days after a failed renewal on which it is tried again. */
export const retryDays = [1, 3, 5];
const firstPaymentHours = 23;

/** Returns the next renewal, retry or end that is due, or `null`. Pure: callers repeat it until nothing is due. */
export function nextStep(subscription: LocalSubscription, now: Date): Step | null {
  if (subscription.status === "ended") return null;
  if (subscription.status === "incomplete") return expireIncomplete(subscription, now);
  if (subscription.status === "past_due") return retry(subscription, now);
  const due = subscription.currentPeriodEnd;
  if (!due || due > now) return null;
  if (subscription.cancelsAtPeriodEnd || !subscription.cardFingerprint) return end(subscription, due);
  const renewed = { ...subscription, currentPeriodEnd: nextPeriodEnd(subscription.billedFrom ?? due, due) };
  if (!subscription.failsRenewals)
    return { subscription: { ...renewed, status: "active" }, chargedAt: due, event: "charge.succeeded" };
  return {
    subscription: { ...renewed, status: "past_due", failedAttempts: 1, nextAttemptAt: daysAfter(due, 1) },
    chargedAt: null,
    event: "charge.failed",
  };
}

/**
 * Returns the same day of the next month, or its last day if it is shorter. Counts from the first bill, so that the day
 * does not drift.
 */
export function nextPeriodEnd(billedFrom: Date, after: Date): Date {
  for (let months = 1; ; months++) {
    const periodEnd = addMonths(billedFrom, months);
    if (periodEnd > after) return periodEnd;
  }
}

export function end(subscription: LocalSubscription, endedAt: Date): Step {
  return {
    subscription: { ...subscription, status: "ended", endedAt, nextAttemptAt: null },
    chargedAt: null,
    event: "subscription.ended",
  };
}

function expireIncomplete(subscription: LocalSubscription, now: Date): Step | null {
  const expiresAt = new Date(subscription.createdAt.getTime() + firstPaymentHours * msPerHour);
  return expiresAt <= now ? end(subscription, expiresAt) : null;
}

/** NOTE: after the last attempt the subscription stays past due; the seller decides when to end it. */
function retry(subscription: LocalSubscription, now: Date): Step | null {
  const { nextAttemptAt, failedAttempts } = subscription;
  if (!nextAttemptAt || nextAttemptAt > now) return null;
  if (!subscription.failsRenewals) {
    const paid = { ...subscription, status: "active" as const, failedAttempts: 0, nextAttemptAt: null };
    return { subscription: paid, chargedAt: nextAttemptAt, event: "charge.succeeded" };
  }
  const waitDays = (retryDays[failedAttempts] ?? 0) - (retryDays[failedAttempts - 1] ?? 0);
  const next = waitDays > 0 ? daysAfter(nextAttemptAt, waitDays) : null;
  return {
    subscription: { ...subscription, failedAttempts: failedAttempts + 1, nextAttemptAt: next },
    chargedAt: null,
    event: "charge.failed",
  };
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * msPerDay);
}

function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCMonth(moment.getUTCMonth() + months);
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0);
  return result;
}
