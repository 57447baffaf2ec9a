// NOTE: each formatter is made once, because making one takes a hundred times as long as using it.
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/London" });

/** Formats a date, such as 24 April 2026. */
export function formatDay(at: Date): string {
  return days.format(at);
}

/** Formats a moment, such as 24 April 2026 at 14:30. */
export function formatMoment(at: Date): string {
  return moments.format(at);
}
