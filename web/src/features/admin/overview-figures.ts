import type { getOverview } from "@triptych/contract/admin";
import type { ReplyOf } from "@triptych/contract/endpoint";

export type DayFigures = ReplyOf<typeof getOverview>["days"][number];

export const overviewSpans = [30, 90, 365] as const;

/** Sums days up to weeks, for a span that is too long for one bar a day. The first week may be shorter than seven days. */
export function byWeek(days: readonly DayFigures[]): DayFigures[] {
  const short = days.length % 7;
  const starts = short === 0 ? [] : [0];
  for (let start = short; start < days.length; start += 7) starts.push(start);
  return starts.map((start, at) => sumOf(days.slice(start, starts[at + 1])));
}

/** Adds up what happened, such as sign-ups. Takes the last day for how many there are, such as trials. */
function sumOf(days: readonly DayFigures[]): DayFigures {
  return days.reduce((sum, day) => ({
    day: sum.day,
    brandSignUps: sum.brandSignUps + day.brandSignUps,
    agencySignUps: sum.agencySignUps + day.agencySignUps,
    freelancerSignUps: sum.freelancerSignUps + day.freelancerSignUps,
    trialing: day.trialing,
    active: day.active,
    revenuePence: sum.revenuePence + day.revenuePence,
    searches: sum.searches + day.searches,
    introductions: sum.introductions + day.introductions,
    answeredIntroductions: sum.answeredIntroductions + day.answeredIntroductions,
  }));
}

export function totalsOf(days: readonly DayFigures[]) {
  const total = (figure: (day: DayFigures) => number) => days.reduce((sum, day) => sum + figure(day), 0);
  return {
    signUps: total((day) => day.brandSignUps + day.agencySignUps + day.freelancerSignUps),
    revenuePence: total((day) => day.revenuePence),
    searches: total((day) => day.searches),
    introductions: total((day) => day.introductions),
    answeredIntroductions: total((day) => day.answeredIntroductions),
    trialing: days.at(-1)?.trialing ?? 0,
    active: days.at(-1)?.active ?? 0,
  };
}
