import { messagingLimits } from "@triptych/contract/messaging";
import { msPerHour } from "@triptych/contract/durations";

const waitMs = messagingLimits.unreadMailMinutes * 60_000;
const quietMs = messagingLimits.quietHours * msPerHour;

/** Returns when an email about a message may be sent if the message stays unread. */
export function dueAt(messageAt: Date): Date {
  return new Date(messageAt.getTime() + waitMs);
}

/** Returns when the next email may be sent: not before a message has been unread long enough, nor in the quiet period after the last email. */
export function nextMailAt(oldestUnreadAt: Date, lastMailAt: Date | null): Date {
  const due = dueAt(oldestUnreadAt);
  const quietUntil = lastMailAt ? lastMailAt.getTime() + quietMs : 0;
  return due.getTime() >= quietUntil ? due : new Date(quietUntil);
}

export function earliestAfter(now: Date, moments: (Date | null)[]): Date | null {
  const later = moments.filter((moment) => moment !== null && moment > now);
  return later.length === 0 ? null : new Date(Math.min(...later.map(Number)));
}

/** Limits how many people's checks are remembered; a forgotten one costs a statement. */
const rememberedAtMost = 10_000;
/** Sets how long before its time a check counts as running already. */
const marginMs = 5_000;

/** Remembers, for each person, the check for unread messages that this process planned last. */
export function createPlannedChecks() {
  const plannedAt = new Map<string, Date>();

  return {
    add: (userId: string, at: Date): void => {
      plannedAt.delete(userId);
      plannedAt.set(userId, at);
      if (plannedAt.size > rememberedAtMost) plannedAt.delete(plannedAt.keys().next().value!);
    },
    /** Returns whether a check is waiting that will see everything that is stored now. */
    has: (userId: string, now: Date): boolean => {
      const at = plannedAt.get(userId);
      return at !== undefined && at.getTime() - marginMs > now.getTime();
    },
  };
}
