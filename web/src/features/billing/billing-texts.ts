import type { CurrentUser } from "@triptych/contract/accounts";
import type { BillingInformation } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { formatPounds } from "@triptych/contract/money";
import { formatDate } from "../../platform/format.ts";

/** Returns "Trial ends today", "Trial ends tomorrow" or "Trial ends in 12 days", counted in calendar days and not in hours. */
export function trialText(trialEnd: string, now: Date): string {
  const days = Math.max(0, daysBetween(now, new Date(trialEnd)));
  if (days === 0) return "Trial ends today";
  return days === 1 ? "Trial ends tomorrow" : `Trial ends in ${days} days`;
}

export interface BillingText {
  lead: string;
  more?: string;
}

/** Returns what will be charged and when, or that nothing will; null where nothing is known. */
export function billingText(
  {
    cancel_at_period_end: isCancelled,
    access_until: accessUntil,
  }: Pick<CurrentUser, "cancel_at_period_end" | "access_until">,
  { trialEnd, nextBillingDate, nextChargePence }: BillingInformation,
  now: Date,
): BillingText | null {
  if (trialEnd) {
    const lead = trialText(trialEnd, now);
    return isCancelled
      ? { lead, more: `${willNotRenew}. ${keptUntil(trialEnd)}` }
      : { lead, more: chargeNotice(nextBillingDate ?? trialEnd, nextChargePence) };
  }
  if (isCancelled) return accessUntil ? { lead: willNotRenew, more: keptUntil(accessUntil) } : { lead: willNotRenew };
  if (!nextBillingDate) return null;
  const lead = `Next billing date: ${formatDate(nextBillingDate)}`;
  return nextChargePence === null ? { lead } : { lead, more: `${formatPounds(nextChargePence)} is taken on that day.` };
}

const willNotRenew = "Subscription will not renew";

function chargeNotice(on: string, pence: number | null): string {
  const sum = pence === null ? "" : ` ${formatPounds(pence)}`;
  return `You'll be charged${sum} on ${formatDate(on)}, unless you cancel before then.`;
}

function keptUntil(moment: string): string {
  return `You keep access until ${formatDate(moment)}, and nothing more is charged.`;
}

/** Counts calendar days in the time zone of the browser. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((dayOf(to) - dayOf(from)) / msPerDay);
}

// Counts days in UTC, so that none is lost or won when the clocks change.
const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
