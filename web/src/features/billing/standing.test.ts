import { describe, expect, it } from "vitest";
import { actionsFor, type Standing, statusLabel } from "./standing.ts";

const agency: Standing = {
  role: "owner",
  subscription_status: "active",
  subscribed: true,
  cancel_at_period_end: false,
  stripe_subscription_id: "sub_1",
};

describe("the label of a subscription", () => {
  it.each([
    ["trialing", "Free trial - Active"],
    ["active", "Active subscription"],
    ["canceled", "Canceled (access until end of billing period)"],
    ["expired", "Expired subscription"],
    ["past_due", "No active subscription"],
    ["incomplete", "No active subscription"],
    [null, "No active subscription"],
  ] as const)("of %s is %s", (subscription_status, label) => {
    expect(statusLabel({ subscription_status })).toBe(label);
  });
});

describe("what can be done", () => {
  it.each(["active", "trialing"] as const)("is cancelling while it is %s, and coming back after that", (status) => {
    const runs = { ...agency, subscription_status: status };

    expect(actionsFor(runs)).toEqual({ mayCancel: true, mayReactivate: false, maySubscribe: false });
    expect(actionsFor({ ...runs, cancel_at_period_end: true })).toEqual({
      mayCancel: false,
      mayReactivate: true,
      maySubscribe: false,
    });
  });

  it("is paying or leaving while a payment is owed", () => {
    expect(actionsFor({ ...agency, subscription_status: "past_due" })).toEqual({
      mayCancel: true,
      mayReactivate: false,
      maySubscribe: true,
    });
  });

  it.each(["canceled", "expired", "none"] as const)("is subscribing once it is %s", (subscription_status) => {
    expect(actionsFor({ ...agency, subscription_status, subscribed: false, cancel_at_period_end: true })).toEqual({
      mayCancel: false,
      mayReactivate: false,
      maySubscribe: true,
    });
  });

  it("is subscribing while an operator's free days last: there is nothing to cancel or reactivate", () => {
    const given = { ...agency, subscription_status: "trialing", stripe_subscription_id: null } as const;

    expect(actionsFor({ ...given, cancel_at_period_end: true })).toEqual({
      mayCancel: false,
      mayReactivate: false,
      maySubscribe: true,
    });
  });

  it("is nothing for a teammate", () => {
    expect(actionsFor({ ...agency, role: "teammate" })).toEqual({
      mayCancel: false,
      mayReactivate: false,
      maySubscribe: false,
    });
  });
});
