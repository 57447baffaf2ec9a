import { plans, trialDays, type PayingType, type SubscriptionStatus } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { behaviourOf, fingerprintOf } from "../adapters/payments/local-cards.ts";
import { nextPeriodEnd, retryDays, type LocalSubscription } from "../adapters/payments/local-time.ts";
import type { localCharges } from "../adapters/payments/tables.ts";

export interface DemoSubscriber {
  userId: string;
  email: string;
  userType: PayingType;
  status: Exclude<SubscriptionStatus, "none" | "incomplete">;
  joinedAt: Date;
}

/** Holds a subscription as the local test provider stores it, with every charge so far. */
export interface DemoHistory {
  provided: LocalSubscription;
  charges: (typeof localCharges.$inferInsert)[];
}

/** Invents a subscription that began with a free trial when its owner joined and was paid for ever since. */
export function inventHistory(
  { email, userType, status, joinedAt }: DemoSubscriber,
  { reference, now, newId }: { reference: string; now: Date; newId: () => string },
): DemoHistory {
  const token = () => newId().replaceAll("-", "");
  const isEnded = status === "expired" || status === "canceled";
  const isPastDue = status === "past_due";
  const billedFrom = firstChargeOf({ joinedAt, isTrialing: status === "trialing", reference }, now);
  const due = dueDates(billedFrom, now);
  const currentPeriodEnd = status === "expired" ? due.at(-1)! : nextPeriodEnd(billedFrom, due.at(-1) ?? now);
  const number = isPastDue ? "4000000000000341" : "4242424242424242";
  const provided: LocalSubscription = {
    id: `sub_test_${token()}`,
    reference,
    customerId: `cus_test_${token()}`,
    email,
    plan: userType,
    pricePence: plans[userType].pricePence,
    status: isEnded ? "ended" : status,
    trialEnd: billedFrom,
    currentPeriodEnd: status === "trialing" ? billedFrom : currentPeriodEnd,
    billedFrom,
    cancelsAtPeriodEnd: isEnded,
    cardFingerprint: fingerprintOf(number, behaviourOf(number), email),
    failsRenewals: isPastDue,
    clientSecret: `seti_test_${token()}_secret_${token()}`,
    intentStatus: isPastDue ? "requires_card" : "succeeded",
    failedAttempts: isPastDue ? 1 : 0,
    nextAttemptAt: isPastDue ? new Date(now.getTime() + retryDays[0]! * msPerDay) : null,
    endedAt: isEnded ? now : null,
    createdAt: joinedAt,
  };
  const charges = paidDates(status, due).map((chargedAt) => ({
    id: `ch_test_${token()}`,
    subscriptionId: provided.id,
    amountPence: provided.pricePence,
    refundedPence: 0,
    chargedAt,
  }));
  return { provided, charges };
}

/** Returns the due dates that were paid: the last renewal failed, or was not made, where the subscription says so. */
function paidDates(status: DemoSubscriber["status"], due: Date[]): Date[] {
  if (status === "trialing") return [];
  return status === "past_due" || status === "expired" ? due.slice(0, -1) : due;
}

/** Returns the end of the trial. Moves it into the future for running trials, and into the past for the others. */
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
