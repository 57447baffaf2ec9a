import { messagingLimits } from "@triptych/contract/messaging";
import { msPerHour } from "@triptych/contract/durations";

const waitMs = messagingLimits.unreadMailMinutes * 60_000;
const quietMs = messagingLimits.quietHours * msPerHour;

/** When a message that stays unread may be mailed about. */
export function dueAt(messageAt: Date): Date {
  return new Date(messageAt.getTime() + waitMs);
}

/** When the next mail may go out: unread long enough, and not within the quiet period after the last mail. */
export function nextMailAt(oldestUnreadAt: Date, lastMailAt: Date | null): Date {
  const due = dueAt(oldestUnreadAt);
  const quietUntil = lastMailAt ? lastMailAt.getTime() + quietMs : 0;
  return due.getTime() >= quietUntil ? due : new Date(quietUntil);
}

export function earliestAfter(now: Date, moments: (Date | null)[]): Date | null {
  const later = moments.filter((moment) => moment !== null && moment > now);
  return later.length === 0 ? null : new Date(Math.min(...later.map(Number)));
}
