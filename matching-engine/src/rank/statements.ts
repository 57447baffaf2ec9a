import { dayRates, showAvailability, smallestProjects, rateInWords } from "@triptych/contract/availability-in-words";
import type { Criterion } from "@triptych/contract/matching";
import { minimumBudgets } from "@triptych/contract/profile-choices";
import type { Money } from "../read/brief/money.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { budgetWeights, calendarLimits, creditWeights } from "../weights.ts";

/**
 * Holds a requirement's date on the calendar: the last day on which somebody may become free, the day of the search, and whether the work must
 * be done by the date and not only begin.
 */
export interface CalendarDate {
  latest: string;
  today: string;
  isDeadline?: boolean;
}

/** Holds what somebody states of themselves, in their words or in those of the list, with the field that it comes from. */
export interface Statement {
  quote: string;
  field: "availability" | "rate" | "minimumBudget";
}

export interface StatedVerdict {
  strength: number | undefined;
  status: Criterion["status"];
}

const notStated: StatedVerdict = { strength: undefined, status: "notStated" };

/** Holds the time when somebody is free against a date. What nobody states, or has not confirmed, says nothing. */
export function decideDate(profile: SearchableProfile, date: CalendarDate | undefined): StatedVerdict {
  const statement = availabilityOf(profile);
  if (statement === undefined || date === undefined) return notStated;
  const { state } = showAvailability(statement, date.today);
  if (state === "unconfirmed") return notStated;
  const isFree = state === "now" || (state === "from" && statement.from! <= date.latest);
  if (!isFree) return { strength: 0, status: "contradicted" };
  return daysTooFew(statement, date) === undefined
    ? { strength: 1, status: "met" }
    : { strength: calendarLimits.shortlyBefore, status: "partly" };
}

/** Returns the days that somebody has from when they are free to a deadline where these are too few for the work, and undefined where not. */
function daysTooFew(
  { from }: { from?: string | undefined },
  { latest, today, isDeadline }: CalendarDate,
): number | undefined {
  if (isDeadline !== true || from === undefined || from <= today) return undefined;
  const { daysOfWork, shareOfTime } = calendarLimits;
  const needed = Math.min(daysOfWork, shareOfTime * daysBetween(today, latest));
  const left = daysBetween(from, latest);
  return left < needed ? left : undefined;
}

const msPerDay = 86_400_000;
const daysBetween = (one: string, other: string) => Math.round((Date.parse(other) - Date.parse(one)) / msPerDay);

/** Returns what somebody says of when they are free, as it reads on the day of the search. */
export function statementOfDate(profile: SearchableProfile, date: CalendarDate | undefined): Statement | undefined {
  const statement = availabilityOf(profile);
  if (statement === undefined || date === undefined) return undefined;
  const { state, text } = showAvailability(statement, date.today);
  const days = state === "from" && statement.from! <= date.latest ? daysTooFew(statement, date) : undefined;
  const before =
    days === undefined ? "" : days === 0 ? ", on the day itself" : `, ${days} ${days === 1 ? "day" : "days"} before`;
  return { quote: `${text}${before}`, field: "availability" };
}

/** Holds a sum against the least that somebody works for; undefined where the question does not arise. */
export function decideBudget(profile: SearchableProfile, money: Money | undefined): StatedVerdict {
  const least = money && leastOf(profile, money);
  if (least === undefined || money === undefined) return notStated;
  const { floor, field } = least;
  if (floor <= money.to) {
    const isSmallJob = field === "minimumBudget" && money.from > 0 && floor < money.from / budgetWeights.tooSmallJob;
    return { strength: isSmallJob ? budgetWeights.smallJob : 1, status: "met" };
  }
  const strength = Math.max(0, budgetWeights.slope * (money.to / floor) - budgetWeights.offset);
  return { strength, status: strength >= creditWeights.partlyFrom ? "partly" : "contradicted" };
}

export function statementOfBudget(profile: SearchableProfile, money: Money | undefined): Statement | undefined {
  const least = money && leastOf(profile, money);
  return least && { quote: least.quote, field: least.field };
}

const budgetFloors: Record<string, number> = Object.fromEntries(
  minimumBudgets.map((name, at) => [name, budgetWeights.floors[at]!]),
);

/** Returns the least that somebody works for, in pounds: by the day where the sum is a day's rate, by the project otherwise. */
export function leastOf(
  profile: SearchableProfile,
  { per }: Pick<Money, "per"> = {},
): (Statement & { floor: number }) | undefined {
  if (profile.userType === "brand" || (per !== undefined && per !== "day")) return undefined;
  const { rate } = profile.data;
  // NOTE: a rate that only introduced people may read is never part of a searchable profile.
  if (rate?.shownTo === "everybody" && (rate.per === "day") === (per === "day")) {
    const floor = rate.per === "day" ? dayRates[rate.band] : smallestProjects[rate.band];
    return { floor, quote: rateInWords(rate), field: "rate" };
  }
  if (per === "day" || profile.userType === "freelancer") return undefined;
  const { minimumBudget } = profile.data;
  const floor = budgetFloors[minimumBudget];
  return floor === undefined ? undefined : { floor, quote: minimumBudget, field: "minimumBudget" };
}

function availabilityOf(profile: SearchableProfile) {
  return profile.userType === "brand" ? undefined : (profile.data.availability ?? undefined);
}
