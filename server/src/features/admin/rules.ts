import { msPerDay } from "@triptych/contract/durations";
/** A cell of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula is made text. */
function csvCell(value: string | number | boolean | null): string {
  const text = value === null ? "" : String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** The last days up to today, oldest first, as in 2026-04-24. */
export function lastDays(today: Date, days: number): string[] {
  return Array.from({ length: days }, (_, at) =>
    new Date(today.getTime() - (days - 1 - at) * msPerDay).toISOString().slice(0, 10),
  );
}

/** How many people some groups of them are, and what they pay per month together. */
export function sumOf(
  groups: { userType: string; status: string; people: number; feePence: number }[],
  { types, statuses }: { types?: string[] | undefined; statuses?: string[] | undefined },
): { people: number; feePence: number } {
  const left = groups.filter(
    (group) =>
      (!types?.length || types.includes(group.userType)) && (!statuses?.length || statuses.includes(group.status)),
  );
  return {
    people: left.reduce((people, group) => people + group.people, 0),
    feePence: left.reduce((pence, group) => pence + group.feePence, 0),
  };
}
