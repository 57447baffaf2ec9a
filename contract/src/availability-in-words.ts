import { msPerDay } from "./durations.ts";

export const availabilityStatuses = ["now", "from", "not_now"] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

export const availabilityLimits = {
  /** Counts the days for which a statement holds after it was confirmed. */
  confirmedForDays: 14,
  /** Counts the days before the end of that time at which an email asks whether it still holds. */
  askDaysBefore: 2,
  /** Counts the emails in a row that stay without an answer before there are no more. */
  unansweredEmails: 3,
  /** Counts the days for which the link in such an email works. */
  linkDays: 28,
  daysPerWeek: 5,
  peopleFree: 500,
} as const;

/** Lists the bands of a day's rate, and of the smallest project, with the pounds that each begins with. */
export const dayRates = {
  "Under £150 a day": 0,
  "£150 to £250 a day": 150,
  "£250 to £350 a day": 250,
  "£350 to £500 a day": 350,
  "£500 to £700 a day": 500,
  "£700 to £1,000 a day": 700,
  "Over £1,000 a day": 1_000,
} as const;
export const smallestProjects = {
  "Any size": 0,
  "From £500": 500,
  "From £1,000": 1_000,
  "From £2,500": 2_500,
  "From £5,000": 5_000,
  "From £10,000": 10_000,
  "From £25,000": 25_000,
  "From £50,000": 50_000,
  "From £100,000": 100_000,
} as const;
export type DayRate = keyof typeof dayRates;
export type SmallestProject = keyof typeof smallestProjects;
export const dayRateBands = Object.keys(dayRates) as DayRate[];
export const smallestProjectBands = Object.keys(smallestProjects) as SmallestProject[];

interface Statement {
  status: AvailabilityStatus;
  from?: string | undefined;
  confirmedAt?: string | undefined;
  daysPerWeek?: number | undefined;
  peopleFree?: number | undefined;
}

type State = AvailabilityStatus | "unconfirmed";

/**
 * Returns how a statement reads on a day (`2026-11-23`). It lapses some days after it was confirmed, and so does the day from which somebody is
 * free once it has come, unless they have confirmed it since.
 */
export function stateOfAvailability(statement: Statement, today: string): State {
  const { status, from, confirmedAt } = statement;
  if (confirmedAt === undefined) return "unconfirmed";
  const confirmed = dayOf(confirmedAt);
  if (daysBetween(confirmed, today) > availabilityLimits.confirmedForDays) return "unconfirmed";
  if (status !== "from" || from === undefined || from > today) return status;
  return confirmed >= from ? "now" : "unconfirmed";
}

/** Returns a statement as people read it on a day. */
export function showAvailability(
  statement: Statement,
  today: string,
): { state: State; text: string; confirmedDaysAgo: number } {
  const { from, daysPerWeek, peopleFree, confirmedAt } = statement;
  const state = stateOfAvailability(statement, today);
  const confirmedDaysAgo = confirmedAt === undefined ? 0 : Math.max(0, daysBetween(dayOf(confirmedAt), today));
  return { state, text: textOf(), confirmedDaysAgo };

  function textOf(): string {
    if (state === "not_now") return "Not available now";
    if (state === "unconfirmed")
      return confirmedAt === undefined
        ? "Not confirmed"
        : `Not confirmed since ${dayInWords(dayOf(confirmedAt), today)}`;
    const when = state === "from" ? `Available from ${dayInWords(from!, dayOf(confirmedAt!))}` : "Available now";
    const days = daysPerWeek === undefined ? "" : `, ${daysPerWeek} ${daysPerWeek === 1 ? "day" : "days"} a week`;
    const people = peopleFree === undefined ? "" : `, ${peopleFree} ${peopleFree === 1 ? "person" : "people"} free`;
    return `${when}${days}${people}`;
  }
}

/** Returns a rate as people read it. */
export function rateInWords({ per, band }: { per: "day" | "project"; band: DayRate | SmallestProject }): string {
  if (per === "day") return `Day rate: ${lowerFirst(band)}`;
  return band === "Any size" ? "Takes projects of any size" : `Smallest project: ${lowerFirst(band)}`;
}

/** Returns the day of a moment in UTC, as in `2026-11-23`. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const daysBetween = (one: string, other: string) => Math.round((Date.parse(other) - Date.parse(one)) / msPerDay);

const months = "January February March April May June July August September October November December".split(" ");

/** Returns a day as in "4 January", with its year where it is ten months or more away from the other day. */
function dayInWords(day: string, other: string): string {
  const [year, month, number] = day.split("-").map(Number);
  const isFar = Math.abs(daysBetween(day, other)) > 300;
  return `${number} ${months[month! - 1]}${isFar ? ` ${year}` : ""}`;
}
