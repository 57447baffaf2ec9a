/**
 * Loads the demo marketplace.
 *
 * @module-tag embedded-only
 */
import { renewalReminderDaysBefore, trialDays, trialReminderDaysBefore } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aMember } from "../../testing/accounts.ts";
import { moveDays } from "../../testing/clock.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { defineJob } from "../platform/jobs/queue.ts";

const [shortestMonthDays, longestMonthDays] = [28, 31];
const doDaily = defineJob("test.do-daily", z.object({}));

describe("moving the clock by a month and a half", () => {
  let app: TestApp;
  const doneAt: Date[] = [];
  beforeAll(async () => {
    app = await startApp({
      extraJobs: (queue) => {
        queue.work(doDaily, async () => void doneAt.push(app.clock.now()));
        queue.schedule(doDaily, "0 6 * * *");
      },
    });
  });
  afterAll(() => app?.close());

  it("sends every reminder that falls due on the way, on its day", async () => {
    const freelancer = await aMember(app, "freelancer");
    const start = app.clock.now().getTime();

    await moveDays(app, trialDays + longestMonthDays + 1);

    const sent = (await app.emailsTo(freelancer.email))
      .filter(({ createdAt }) => new Date(createdAt).getTime() > start + msPerDay)
      .map(({ subject, createdAt }) => ({
        about: /trial ends|renews/.exec(subject)?.[0] ?? subject,
        day: Math.floor((new Date(createdAt).getTime() - start) / msPerDay),
      }))
      .toReversed();
    expect(sent.map(({ about }) => about).slice(0, 2)).toEqual(["trial ends", "renews"]);
    expect(sent[0]!.day).toBeGreaterThanOrEqual(trialDays - trialReminderDaysBefore);
    expect(sent[0]!.day).toBeLessThanOrEqual(trialDays - trialReminderDaysBefore + 1);
    expect(sent[1]!.day).toBeGreaterThanOrEqual(trialDays + shortestMonthDays - renewalReminderDaysBefore - 1);
    expect(sent[1]!.day).toBeLessThanOrEqual(trialDays + longestMonthDays - renewalReminderDaysBefore + 1);
  });

  it("does daily jobs on every day of the way", async () => {
    const before = doneAt.length;

    await moveDays(app, 3.5);

    const days = doneAt.slice(before).map((at) => Math.round(at.getTime() / (msPerDay / 2)));
    expect(days.map((day) => day - days[0]!)).toEqual([0, 2, 4, 5]);
  });

  it("waits for a move that is under way", async () => {
    const start = app.clock.now().getTime();

    await Promise.all([moveDays(app, 2), moveDays(app, 2)]);

    expect(Math.round((app.clock.now().getTime() - start) / msPerDay)).toBe(4);
  });
});
