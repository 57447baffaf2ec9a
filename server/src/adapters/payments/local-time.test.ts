import { msPerDay } from "@triptych/contract/durations";
import { plans } from "@triptych/contract/billing";
import { assert, date, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { nextPeriodEnd, nextStep, type LocalSubscription } from "./local-time.ts";

const start = new Date("2026-01-31T10:00:00Z");

const aSubscription = (change: Partial<LocalSubscription> = {}): LocalSubscription => ({
  id: "sub_test_1",
  reference: "r",
  customerId: "cus_test_1",
  email: "a@mail.example",
  plan: "freelancer",
  pricePence: plans.freelancer.pricePence,
  status: "trialing",
  trialEnd: start,
  currentPeriodEnd: start,
  billedFrom: start,
  cancelsAtPeriodEnd: false,
  cardFingerprint: "card",
  failsRenewals: false,
  clientSecret: "seti_x",
  intentStatus: "succeeded",
  failedAttempts: 0,
  nextAttemptAt: null,
  endedAt: null,
  createdAt: new Date("2026-01-01T10:00:00Z"),
  ...change,
});

/** Applies every step that is due by the moment. */
function until(subscription: LocalSubscription, now: Date) {
  let current = subscription;
  const chargedAt: string[] = [];
  for (let step = nextStep(current, now); step; step = nextStep(current, now)) {
    current = step.subscription;
    if (step.chargedAt) chargedAt.push(step.chargedAt.toISOString().slice(0, 10));
  }
  return { current, chargedAt };
}

describe("the test provider, as time passes,", () => {
  it("charges a subscription of the 31st at the end of each month, without losing the 31st", () => {
    const { chargedAt, current } = until(aSubscription(), new Date("2026-06-01T00:00:00Z"));

    expect(chargedAt).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
    expect(current).toMatchObject({ status: "active", currentPeriodEnd: new Date("2026-06-30T10:00:00Z") });
  });

  it("takes twelve payments in a year from any day, in one step or in several", () => {
    assert(
      property(
        date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
        integer({ min: 1, max: 40 }),
        (trialEnd, stepDays) => {
          const begin = aSubscription({ trialEnd, currentPeriodEnd: trialEnd, billedFrom: trialEnd });
          const end = new Date(trialEnd.getTime() + 364 * msPerDay);
          const atOnce = until(begin, end);
          let [piecewise, count] = [begin, 0];
          for (let at = trialEnd.getTime(); at < end.getTime() + stepDays * msPerDay; at += stepDays * msPerDay) {
            const next = until(piecewise, new Date(Math.min(at, end.getTime())));
            [piecewise, count] = [next.current, count + next.chargedAt.length];
          }
          expect(atOnce.chargedAt).toHaveLength(12);
          expect(count).toBe(12);
          expect(piecewise).toEqual(atOnce.current);
        },
      ),
    );
  });

  it("always finds a next period end that is later", () => {
    assert(
      property(
        date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
        integer({ min: 0, max: 4_000 }),
        (billedFrom, days) => {
          const after = new Date(billedFrom.getTime() + days * msPerDay);
          const end = nextPeriodEnd(billedFrom, after);
          expect(end.getTime()).toBeGreaterThan(after.getTime());
          expect(end.getTime() - after.getTime()).toBeLessThanOrEqual(31 * msPerDay);
        },
      ),
    );
  });

  it.each([
    ["cancelled", { cancelsAtPeriodEnd: true }],
    ["without a card", { cardFingerprint: null }],
  ])("ends a trial that is %s without a charge", (_, change) => {
    const { current, chargedAt } = until(aSubscription(change), new Date("2026-06-01T00:00:00Z"));

    expect(current).toMatchObject({ status: "ended", endedAt: start });
    expect(chargedAt).toEqual([]);
  });

  it("tries a failed renewal again after 1, 3 and 5 days, then waits", () => {
    const failing = aSubscription({ failsRenewals: true });
    const attemptsAfter = (days: number) =>
      until(failing, new Date(start.getTime() + days * msPerDay)).current.failedAttempts;

    expect([0.5, 1.5, 3.5, 5.5, 30].map(attemptsAfter)).toEqual([1, 2, 3, 4, 4]);
    expect(until(failing, new Date(start.getTime() + 30 * msPerDay)).current.status).toBe("past_due");
  });
});
