import { describe, expect, it } from "vitest";
import { trialDays, trialReminderDaysBefore, trialTextsOf } from "./plans.ts";

describe("the reminder before a trial ends", () => {
  it("comes while the trial runs", () => {
    expect(trialReminderDaysBefore).toBeLessThan(trialDays);
  });
});

describe("trialTextsOf", () => {
  it("gives the specified texts for a trial of 30 days", () => {
    const { started, ...texts } = trialTextsOf(30);

    expect(texts).toEqual({
      feature: "30-day free trial",
      offer: "Start your 30-day free trial",
      registered: "Your account has been created with a 30-day free trial.",
    });
    expect(started("agency")).toBe("Your free agency trial has started. You won't be charged for 30 days.");
  });
});
