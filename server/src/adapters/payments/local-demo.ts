import { plans } from "@triptych/contract/billing";
import { fingerprintOf } from "./local-cards.ts";
import { retryDays, type LocalSubscription } from "./local-time.ts";
import type { DemoSubscription } from "./payments.ts";

const dayMs = 86_400_000;

/** A subscription that has been running for some time, without charges of the past. */
export function demoSubscription(
  { reference, email, userType, status }: DemoSubscription,
  { now, token, clientSecret }: { now: Date; token: () => string; clientSecret: string },
): LocalSubscription {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs);
  // NOTE: the days differ from person to person, so that not everybody renews at once.
  const spread = Number.parseInt(reference.slice(-4), 16) % 20;
  const ends = status === "expired" ? daysFromNow(-1 - spread) : daysFromNow(8 + spread);
  const isEnded = status === "expired" || status === "canceled";
  const number = status === "past_due" ? "4000000000000341" : "4242424242424242";
  return {
    id: `sub_test_${token()}`,
    reference,
    customerId: `cus_test_${token()}`,
    email,
    pricePence: plans[userType].pricePence,
    status: status === "trialing" || status === "active" || status === "past_due" ? status : "ended",
    trialEnd: status === "trialing" ? ends : null,
    currentPeriodEnd: ends,
    billedFrom: ends,
    cancelsAtPeriodEnd: isEnded,
    cardFingerprint: fingerprintOf(
      number,
      { declines: false, asksForConfirmation: false, failsRenewals: false, isShared: false },
      email,
    ),
    failsRenewals: status === "past_due",
    clientSecret,
    intentStatus: status === "past_due" ? "requires_card" : "succeeded",
    failedAttempts: status === "past_due" ? 1 : 0,
    nextAttemptAt: status === "past_due" ? daysFromNow(retryDays[0]!) : null,
    endedAt: isEnded ? now : null,
    createdAt: daysFromNow(-22),
  };
}
