const longDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const clockTime = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const monthDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const halfDayTime = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", hour12: true });

type Moment = string | number | Date;

/** Returns "24 April 2025". */
export function formatDate(moment: Moment): string {
  return formatWith(longDate, moment);
}

/** Returns "09:05". */
export function formatTime(moment: Moment): string {
  return formatWith(clockTime, moment);
}

/** Returns "Apr 24, 9:05 AM". */
export function formatDayAndTime(moment: Moment): string {
  if (Number.isNaN(new Date(moment).getTime())) return "";
  // Replaces the narrow no-break space that some engines put before AM and PM.
  return `${formatWith(monthDay, moment)}, ${formatWith(halfDayTime, moment).replace(/\s/gu, " ")}`;
}

/** Returns an empty text for an invalid moment, for which `Intl` would throw. */
function formatWith(format: Intl.DateTimeFormat, moment: Moment): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}

/** Returns "2 kB" or "1.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString("en-GB")} kB`;
  return `${(bytes / 1_000_000).toLocaleString("en-GB", { maximumFractionDigits: 1 })} MB`;
}

/** Returns "1 match" or "3 matches". */
export function formatCount(count: number, one: string, many: string = `${one}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}
