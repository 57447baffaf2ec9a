const longDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const clockTime = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const monthDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const halfDayTime = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", hour12: true });

type Moment = string | number | Date;

/** "24 April 2025" */
export function formatDate(moment: Moment): string {
  return formatWith(longDate, moment);
}

/** "09:05" */
export function formatTime(moment: Moment): string {
  return formatWith(clockTime, moment);
}

/** "Apr 24, 9:05 AM" */
export function formatDayAndTime(moment: Moment): string {
  if (Number.isNaN(new Date(moment).getTime())) return "";
  // Some engines put a narrow no-break space before AM and PM.
  return `${formatWith(monthDay, moment)}, ${formatWith(halfDayTime, moment).replace(/\s/gu, " ")}`;
}

/** Returns an empty text for what is no moment: `Intl` would throw, and take the screen with it. */
function formatWith(format: Intl.DateTimeFormat, moment: Moment): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}

/** "£15" or "£15.50": pence only where there are any. */
export function formatPounds(pence: number): string {
  const hasPence = pence % 100 !== 0;
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: "GBP",
    minimumFractionDigits: hasPence ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(pence / 100);
}

/** "1 match", "3 matches" */
export function formatCount(count: number, one: string, many: string = `${one}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}
