const money = { style: "currency", currency: "GBP" } as const;
const wholePounds = new Intl.NumberFormat("en-GB", { ...money, minimumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat("en-GB", { ...money, minimumFractionDigits: 2 });
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/London" });

// NOTE: each formatter is made once, because making one takes a hundred times as long as using it.

/** Writes an amount as in £50 or £12.50. */
export function formatPounds(pence: number): string {
  return (pence % 100 === 0 ? wholePounds : poundsAndPence).format(pence / 100);
}

/** Writes a date as in 24 April 2026. */
export function formatDay(at: Date): string {
  return days.format(at);
}

/** Writes a moment as in 24 April 2026 at 14:30. */
export function formatMoment(at: Date): string {
  return moments.format(at);
}
