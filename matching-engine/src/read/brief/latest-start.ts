import { calendarLimits } from "../../weights.ts";

/** Holds a stretch of days, both `2026-11-23`, with both ends in it. */
interface Days {
  from: string;
  to: string;
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
/** Holds the first month of each season. */
const seasons: Record<string, number> = { spring: 2, summer: 5, autumn: 8, winter: 11 };
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  "a few": 3,
  "a couple of": 2,
};

const atOnce = /\b(?:as soon as possible|asap|straight ?away|immediately|urgently)\b/;
/** Matches an end: until then somebody is needed, and nothing says from when. */
const untilThen = /\buntil\b/;
/** Matches what has to be done by then, so that the work begins before. */
const doneByThen =
  /\b(?:by|before|within|for|due|deadline|ready|live|launch(?:ing|es)?|open(?:ing|s)?|delivered|delivery|finished|done|out)\b/;

/**
 * Returns the last day on which somebody may become free for the work of a date in the writer's words: the last day of "start in January",
 * the first of "ready by January". It is undefined where the words name no day ("by the start of term") or one that has passed.
 */
export function latestStart(said: string, today: string): string | undefined {
  const words = said.toLowerCase();
  if (atOnce.test(words)) return addDays(today, calendarLimits.daysOfAtOnce);
  if (untilThen.test(words)) return undefined;
  const days = daysOf(words, today);
  if (days === undefined) return undefined;
  const isEnd = doneByThen.test(words);
  const latest = isEnd && days.from > today ? days.from : days.to;
  return latest < today ? undefined : latest;
}

/** Returns whether the words of a date say what has to be done by then, so that who is free only then is too late: "at the printer by 14 February". */
export const isDeadline = (said: string): boolean => {
  const words = said.toLowerCase();
  return doneByThen.test(words) && !atOnce.test(words) && !/\bstart/.test(words);
};

const monthPattern = `(${monthNames.join("|")})[a-z]*`;
const dayOfMonth = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthPattern}(?: (20\d\d))?`);
const monthAndDay = new RegExp(String.raw`\b${monthPattern} (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?\d)`);
const inMonth = new RegExp(
  String.raw`\b(early |mid[- ]|late |start of |end of |beginning of |middle of |first of |last of )?(?:the )?\b${monthPattern}\b(?: (20\d\d))?`,
);
const ofWeekday = new RegExp(String.raw`\b(next |this |following )?(${weekdays.join("|")})[a-z]*day\b( week)?`);
const ofPeriod =
  /\b(next|this|early next|later this|end of the|end of next|start of the|start of next|beginning of the) (week|month|quarter|year)\b/;
const ofSeason = /\b(early |late |next )?(spring|summer|autumn|winter)\b/;
const counted = new RegExp(
  String.raw`\b(\d{1,2}|${Object.keys(counts)
    .toSorted((a, b) => b.length - a.length)
    .join("|")}) (day|week|month)s?\b`,
);

function daysOf(words: string, today: string): Days | undefined {
  const exact = dayOfMonth.exec(words);
  if (exact) return dayIn({ day: Number(exact[1]), month: exact[2]!, year: exact[3] }, today);
  const turned = monthAndDay.exec(words);
  if (turned) return dayIn({ day: Number(turned[2]), month: turned[1]!, year: undefined }, today);
  if (/\bchristmas\b/.test(words)) return dayIn({ day: 25, month: "dec", year: undefined }, today);
  if (/\bnew year\b/.test(words)) return dayIn({ day: 1, month: "jan", year: undefined }, today);
  const period = ofPeriod.exec(words);
  if (period) return daysOfPeriod(period[1]!, period[2]!, today);
  const season = ofSeason.exec(words);
  if (season) return daysOfSeason(seasons[season[2]!]!, season[1] === "next ", today);
  const weekday = ofWeekday.exec(words);
  if (weekday)
    return dayOfWeek(weekdays.indexOf(weekday[2]!), weekday[1] === "next " || weekday[3] !== undefined, today);
  const count = counted.exec(words);
  if (count) return inTime(counts[count[1]!] ?? Number(count[1]), count[2]!, today);
  const month = inMonth.exec(words);
  return month ? daysOfMonth({ part: month[1]?.trim(), month: month[2]!, year: month[3] }, today) : undefined;
}

function dayIn({ day, month, year }: { day: number; month: string; year: string | undefined }, today: string) {
  const at = monthNames.indexOf(month);
  if (day < 1 || day > 31) return undefined;
  const thisYear = dateOf(Number(year ?? today.slice(0, 4)), at, day);
  const found = year === undefined && thisYear < today ? dateOf(Number(today.slice(0, 4)) + 1, at, day) : thisYear;
  return { from: found, to: found };
}

/** Returns a month, or a third of it: the next one of this name, today's included. */
function daysOfMonth(
  { part, month, year }: { part: string | undefined; month: string; year: string | undefined },
  today: string,
) {
  const at = monthNames.indexOf(month);
  const thisYear = Number(today.slice(0, 4));
  const inYear = year === undefined ? (at < Number(today.slice(5, 7)) - 1 ? thisYear + 1 : thisYear) : Number(year);
  const [from, to] = [dateOf(inYear, at, 1), dateOf(inYear, at + 1, 0)];
  if (part === "early" || part === "start of" || part === "beginning of" || part === "first of")
    return { from, to: addDays(from, 9) };
  if (part === "mid" || part === "mid-" || part === "middle of")
    return { from: addDays(from, 10), to: addDays(from, 19) };
  return part === undefined ? { from, to } : { from: addDays(to, -9), to };
}

function daysOfPeriod(which: string, unit: string, today: string): Days {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const next = Number(which.includes("next"));
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + 7 * next);
  const quarter = month - (month % 3) + 3 * next;
  const whole = {
    week: { from: monday, to: addDays(monday, 6) },
    month: { from: dateOf(year, month + next, 1), to: dateOf(year, month + next + 1, 0) },
    quarter: { from: dateOf(year, quarter, 1), to: dateOf(year, quarter + 3, 0) },
    year: { from: dateOf(year + next, 0, 1), to: dateOf(year + next, 11, 31) },
  }[unit]!;
  if (which.startsWith("end")) return { from: whole.to, to: whole.to };
  const begins = which.startsWith("start") || which.startsWith("beginning") || which.startsWith("early");
  return begins && unit !== "week" ? { from: whole.from, to: addDays(whole.from, unit === "month" ? 9 : 30) } : whole;
}

/** Returns the season that lasts or comes next, or the one after it. */
function daysOfSeason(month: number, isNext: boolean, today: string): Days {
  const year = Number(today.slice(0, 4));
  const inYear = (each: number): Days => ({ from: dateOf(each, month, 1), to: dateOf(each, month + 3, 0) });
  const coming = [year - 1, year, year + 1, year + 2].map(inYear).filter(({ to }) => to >= today);
  return isNext && coming[0]!.from <= today ? coming[1]! : coming[0]!;
}

/** Returns the coming weekday; "next Monday" is the one of the next week. */
function dayOfWeek(weekday: number, isNext: boolean, today: string): Days {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const inNextWeek = 7 - ((weekdayOf(today) + 6) % 7) + ((weekday + 6) % 7);
  const day = addDays(today, isNext ? inNextWeek : ahead);
  return { from: day, to: day };
}

function inTime(count: number, unit: string, today: string): Days {
  const day =
    unit === "month"
      ? dateOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + count, Number(today.slice(8)))
      : addDays(today, unit === "week" ? 7 * count : count);
  return { from: day, to: day };
}

const dateOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

function addDays(day: string, days: number): string {
  const [year, month, number] = day.split("-").map(Number);
  return dateOf(year!, month! - 1, number! + days);
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
