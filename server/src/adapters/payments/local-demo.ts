import { plans, trialDays } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { behaviourOf, fingerprintOf } from "./local-cards.ts";
import { nextPeriodEnd, retryDays, type LocalSubscription } from "./local-time.ts";
import type { DemoSubscription } from "./payments.ts";

export interface DemoHistory {
  subscription: LocalSubscription;
  /** When it was charged so far. */
  chargedAt: Date[];
}

/** A subscription that began with a free trial when its owner joined, and has been running since. */
export function demoSubscription(
  { reference, email, userType, status, joinedAt }: DemoSubscription,
  { now, token, clientSecret }: { now: Date; token: () => string; clientSecret: string },
): DemoHistory {
  const isEnded = status === "expired" || status === "canceled";
  const billedFrom = firstChargeOf({ joinedAt, isTrialing: status === "trialing", reference }, now);
  const due = dueDates(billedFrom, now);
  // A failed renewal was not paid, and what has expired was not renewed.
  const chargedAt = status === "past_due" || status === "expired" ? due.slice(0, -1) : due;
  const currentPeriodEnd = status === "expired" ? due.at(-1)! : nextPeriodEnd(billedFrom, due.at(-1) ?? now);
  const number = status === "past_due" ? "4000000000000341" : "4242424242424242";
  const subscription: LocalSubscription = {
    id: `sub_test_${token()}`,
    reference,
    customerId: `cus_test_${token()}`,
    email,
    pricePence: plans[userType].pricePence,
    status: isEnded ? "ended" : status,
    trialEnd: billedFrom,
    currentPeriodEnd: status === "trialing" ? billedFrom : currentPeriodEnd,
    billedFrom,
    cancelsAtPeriodEnd: isEnded,
    cardFingerprint: fingerprintOf(number, behaviourOf(number), email),
    failsRenewals: status === "past_due",
    clientSecret,
    intentStatus: status === "past_due" ? "requires_card" : "succeeded",
    failedAttempts: status === "past_due" ? 1 : 0,
    nextAttemptAt: status === "past_due" ? new Date(now.getTime() + retryDays[0]! * msPerDay) : null,
    endedAt: isEnded ? now : null,
    createdAt: joinedAt,
  };
  return { subscription, chargedAt: status === "trialing" ? [] : chargedAt };
}

/** The end of the trial; moved to where the story needs it when somebody joined too early or too late for it. */
function firstChargeOf(
  { joinedAt, isTrialing, reference }: { joinedAt: Date; isTrialing: boolean; reference: string },
  now: Date,
): Date {
  const trialEnd = new Date(joinedAt.getTime() + trialDays * msPerDay);
  // NOTE: the days differ from person to person, so that not everybody renews at once.
  const spreadDays = 1 + (Number.parseInt(reference.slice(-4), 16) % 20);
  if (isTrialing) return trialEnd > now ? trialEnd : new Date(now.getTime() + spreadDays * msPerDay);
  return trialEnd <= now ? trialEnd : new Date((joinedAt.getTime() + now.getTime()) / 2);
}

function dueDates(billedFrom: Date, now: Date): Date[] {
  const due: Date[] = [];
  for (let next = billedFrom; next <= now; next = nextPeriodEnd(billedFrom, next)) due.push(next);
  return due;
}
