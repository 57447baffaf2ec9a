import { expect, it } from "vitest";
import { byWeek, type DayFigures, totalsOf } from "./overview-figures.ts";

it("adds up what happened in a week and takes the counts of its last day", () => {
  const days = [aDay("2026-04-01", 1), ...Array.from({ length: 7 }, (_, at) => aDay(`2026-04-0${at + 2}`, at + 2))];

  const weeks = byWeek(days);

  expect(weeks).toHaveLength(2);
  expect(weeks[0]).toEqual(days[0]);
  expect(weeks[1]).toMatchObject({
    day: "2026-04-02",
    searches: 35,
    introductions: 70,
    answeredIntroductions: 35,
    revenuePence: 3_500,
    active: 8,
    trialing: 8,
  });
});

it("loses no day", () => {
  const days = Array.from({ length: 365 }, (_, at) => aDay(`day ${at}`, 1));

  const weeks = byWeek(days);

  expect(weeks).toHaveLength(53);
  expect(totalsOf(weeks)).toEqual(totalsOf(days));
});

function aDay(day: string, count: number): DayFigures {
  return {
    day,
    brandSignUps: count,
    agencySignUps: count,
    freelancerSignUps: count,
    trialing: count,
    active: count,
    revenuePence: count * 100,
    searches: count,
    introductions: count * 2,
    answeredIntroductions: count,
  };
}
