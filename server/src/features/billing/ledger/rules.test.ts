import { expect, test } from "vitest";
import { countPerDay, type StatusChange } from "./rules.ts";

const change = (subscriptionId: string, status: StatusChange["status"], at: string) => ({
  subscriptionId,
  status,
  changedAt: new Date(at),
});

test("figures of a day count who was trialing and active when it ended, also from changes of earlier days", () => {
  const figures = countPerDay({
    from: new Date("2026-04-01T00:00:00Z"),
    days: 3,
    revenue: new Map([["2026-04-02", 1_500]]),
    changes: [
      change("a", "trialing", "2026-03-05T09:00:00Z"),
      change("b", "trialing", "2026-04-01T23:59:59Z"),
      change("a", "active", "2026-04-02T09:00:00Z"),
      change("b", "expired", "2026-04-03T00:00:00Z"),
    ],
  });

  expect(figures).toEqual([
    { day: "2026-04-01", revenuePence: 0, trialing: 2, active: 0 },
    { day: "2026-04-02", revenuePence: 1_500, trialing: 1, active: 1 },
    { day: "2026-04-03", revenuePence: 0, trialing: 0, active: 1 },
  ]);
});
