import { msPerDay } from "@triptych/contract/durations";

/** Returns the last days up to today, oldest first, as in 2026-04-24. */
export function lastDays(today: Date, days: number): string[] {
  return Array.from({ length: days }, (_, at) =>
    new Date(today.getTime() - (days - 1 - at) * msPerDay).toISOString().slice(0, 10),
  );
}

/** Returns how many people the groups of these types and statuses have, and what they pay per month together. */
export function sumOf(
  groups: { userType: string; status: string; people: number; feePence: number }[],
  { types, statuses }: { types?: string[] | undefined; statuses?: string[] | undefined },
): { people: number; feePence: number } {
  const matching = groups.filter(
    (group) =>
      (!types?.length || types.includes(group.userType)) && (!statuses?.length || statuses.includes(group.status)),
  );
  return {
    people: matching.reduce((people, group) => people + group.people, 0),
    feePence: matching.reduce((pence, group) => pence + group.feePence, 0),
  };
}
