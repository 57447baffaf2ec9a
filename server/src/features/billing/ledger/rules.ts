import { msPerDay } from "@triptych/contract/durations";
export interface DailyFigures {
  /** As in 2026-04-24, in UTC. */
  day: string;
  revenuePence: number;
  trialing: number;
  active: number;
}

/** How many more there are at the end of a day than at its beginning. */
export interface DailySteps {
  day: string;
  trialing: number;
  active: number;
}

/** The figures at the end of each day; steps of the time before belong to the first. */
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
