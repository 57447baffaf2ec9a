import { pastDueGraceDays, renewalReminderDaysBefore, trialReminderDaysBefore } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import type { StoredStatus } from "../rules.ts";

/**
 * Lists the emails about subscriptions. Reminders go only to people who want them, the others to everybody, `differs`
 * to operators.
 */
export const noticeKinds = [
  "trial-ending",
  "renewal",
  "cancelled",
  "payment-failed",
  "payment-still-failing",
  "payment-recovered",
  "lapsed",
  "unclaimed",
  "not-as-ordered",
  "differs",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface Notice {
  kind: NoticeKind;
  /** Identifies the occasion. Each occasion gets one email of a kind. */
  occasion: string;
}

interface Noticed {
  status: StoredStatus;
  userId: string | null;
  claimedAt: Date | null;
  cancelsAtPeriodEnd: boolean;
  currentPeriodEnd: Date | null;
  pastDueSince: Date | null;
  closingAt: Date | null;
  endedAt: Date | null;
  updatedAt: Date;
}

/** Returns whether the email goes to the address that the subscription was started with, because no account has it. */
export const isForStarter = (kind: NoticeKind): boolean => kind === "unclaimed" || kind === "not-as-ordered";

const warningDaysLeft = 3;

export const isReminder = (kind: NoticeKind): boolean => kind === "trial-ending" || kind === "renewal";

/** Returns the emails that a change causes. */
export function noticesOfChange(before: Noticed, after: Noticed): Notice[] {
  if (!after.userId) return [];
  const notices: Notice[] = [];
  const at = after.updatedAt.toISOString();
  if (!before.cancelsAtPeriodEnd && (isLeaving(after) || isEndedByProvider(before, after)))
    notices.push({ kind: "cancelled", occasion: at });
  if (before.status !== "past_due" && after.status === "past_due")
    notices.push({ kind: "payment-failed", occasion: at });
  if (before.status === "past_due" && after.status === "active")
    notices.push({ kind: "payment-recovered", occasion: at });
  if (before.status === "past_due" && after.status === "expired") notices.push({ kind: "lapsed", occasion: at });
  return notices;
}

const isLeaving = ({ cancelsAtPeriodEnd, endedAt }: Noticed) => cancelsAtPeriodEnd && !endedAt;

/** Returns whether the provider cancelled it and not we. One whose payment failed has its own email. */
function isEndedByProvider(before: Noticed, after: Noticed): boolean {
  const wasRunning = before.status === "trialing" || before.status === "active";
  return wasRunning && !before.endedAt && after.endedAt !== null && !after.closingAt;
}

/** Returns the emails that are due by date. */
export function noticesOfTime(subscription: Noticed, now: Date): Notice[] {
  const { status, userId, cancelsAtPeriodEnd, currentPeriodEnd, pastDueSince } = subscription;
  if (!userId) return [];
  if (status === "past_due") {
    const warnAt = pastDueSince && pastDueSince.getTime() + (pastDueGraceDays - warningDaysLeft) * msPerDay;
    return warnAt && warnAt <= now.getTime()
      ? [{ kind: "payment-still-failing", occasion: pastDueSince.toISOString() }]
      : [];
  }
  if (cancelsAtPeriodEnd || !currentPeriodEnd || currentPeriodEnd <= now) return [];
  const occasion = currentPeriodEnd.toISOString();
  const daysLeft = (currentPeriodEnd.getTime() - now.getTime()) / msPerDay;
  if (status === "trialing" && daysLeft <= trialReminderDaysBefore) return [{ kind: "trial-ending", occasion }];
  if (status === "active" && daysLeft <= renewalReminderDaysBefore) return [{ kind: "renewal", occasion }];
  return [];
}
