import { msPerDay } from "@triptych/contract/durations";
export interface DailyFigures {
  /** Holds a date such as 2026-04-24, in UTC. */
  day: string;
  revenuePence: number;
  trialing: number;
  active: number;
}

/** Holds how many more there are at the end of a day than at its beginning. */
export interface DailySteps {
  day: string;
  trialing: number;
  active: number;
}

/** Returns the figures at the end of each day. Changes before the first day count on it. */
export function countPerDay(options: {
  from: Date;
  days: number;
  revenue: Map<string, number>;
  steps: DailySteps[];
}): DailyFigures[] {
  const { from, days, revenue } = options;
  const stepsOf = new Map(options.steps.map((steps) => [steps.day, steps]));
  let [trialing, active] = [0, 0];
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(from.getTime() + at * msPerDay).toISOString().slice(0, 10);
    trialing += stepsOf.get(day)?.trialing ?? 0;
    active += stepsOf.get(day)?.active ?? 0;
    return { day, revenuePence: revenue.get(day) ?? 0, trialing, active };
  });
}
