import { plans, trialDays } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { describe, expect, it } from "vitest";
import { formatDate } from "../../platform/format.ts";
import { billingText, trialText } from "./billing-texts.ts";

const now = new Date(2026, 3, 24, 23, 30);
const runsOn = { cancel_at_period_end: false, access_until: null };
const cancelled = { cancel_at_period_end: true, access_until: new Date(2026, 3, 24 + trialDays, 12).toISOString() };
const asOf = now.toISOString();

describe("the end of a trial", () => {
  it.each([
    [new Date(2026, 3, 24, 23, 50), "Trial ends today"],
    [new Date(2026, 3, 25, 0, 10), "Trial ends tomorrow"],
    [new Date(2026, 3, 25, 23, 50), "Trial ends tomorrow"],
    [new Date(2026, 3, 24 + trialDays, 9, 0), `Trial ends in ${trialDays} days`],
    [new Date(2026, 3, 23, 9, 0), "Trial ends today"],
  ])("on %s is shown in calendar days", (end, sentence) => {
    expect(trialText(end.toISOString(), now)).toBe(sentence);
  });

  it("counts each day once when the clocks change", () => {
    const beforeTheClocksChange = new Date(2026, 2, 28, 12);

    expect(trialText(new Date(2026, 2, 30, 11).toISOString(), beforeTheClocksChange)).toBe("Trial ends in 2 days");
  });
});

describe("the billing text", () => {
  const trialEnd = new Date(2026, 3, 24 + trialDays, 12).toISOString();
  const date = formatDate(trialEnd);

  it("names the date and the amount of the first charge during a trial", () => {
    const text = billingText(
      runsOn,
      { asOf, trialEnd, nextBillingDate: trialEnd, nextChargePence: plans.agency.pricePence },
      now,
    );

    expect(text?.lead).toBe(`Trial ends in ${trialDays} days`);
    expect(text?.more).toBe(
      `You'll be charged ${formatPounds(plans.agency.pricePence)} on ${date}, unless you cancel before then.`,
    );
  });

  it("says that a cancelled trial will not renew", () => {
    const text = billingText(cancelled, { asOf, trialEnd, nextBillingDate: null, nextChargePence: null }, now);

    expect(text?.lead).toBe(`Trial ends in ${trialDays} days`);
    expect(text?.more).toContain(`Subscription will not renew. You keep access until ${date}`);
  });

  it("names the next billing date in full", () => {
    const text = billingText(
      runsOn,
      { asOf, trialEnd: null, nextBillingDate: trialEnd, nextChargePence: plans.freelancer.pricePence },
      now,
    );

    expect(text).toEqual({
      lead: `Next billing date: ${date}`,
      more: `${formatPounds(plans.freelancer.pricePence)} is taken on that day.`,
    });
  });

  it("says until when access lasts after a paid month is cancelled", () => {
    const text = billingText(cancelled, { asOf, trialEnd: null, nextBillingDate: null, nextChargePence: null }, now);

    expect(text?.lead).toBe("Subscription will not renew");
    expect(text?.more).toContain(`You keep access until ${date}`);
  });
});
