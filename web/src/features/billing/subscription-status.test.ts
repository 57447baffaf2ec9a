import { describe, expect, it } from "vitest";
import { actionsFor, type SubscriptionFields, statusLabel } from "./subscription-status.ts";

const agency: SubscriptionFields = {
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

describe("the actions of a subscription", () => {
  it.each(["active", "trialing"] as const)("are to cancel while it is %s, and to reactivate after that", (status) => {
    const runs = { ...agency, subscription_status: status };

    expect(actionsFor(runs)).toEqual({ mayCancel: true, mayReactivate: false, maySubscribe: false });
    expect(actionsFor({ ...runs, cancel_at_period_end: true })).toEqual({
      mayCancel: false,
      mayReactivate: true,
      maySubscribe: false,
    });
  });

  it("are to pay or to cancel while a payment is overdue", () => {
    expect(actionsFor({ ...agency, subscription_status: "past_due" })).toEqual({
      mayCancel: true,
      mayReactivate: false,
      maySubscribe: true,
    });
  });

  it.each(["canceled", "expired", "none"] as const)("are to subscribe once it is %s", (subscription_status) => {
    expect(actionsFor({ ...agency, subscription_status, subscribed: false, cancel_at_period_end: true })).toEqual({
      mayCancel: false,
      mayReactivate: false,
      maySubscribe: true,
    });
  });

  it("are to subscribe during free days from an operator, which cannot be cancelled or reactivated", () => {
    const given = { ...agency, subscription_status: "trialing", stripe_subscription_id: null } as const;

    expect(actionsFor({ ...given, cancel_at_period_end: true })).toEqual({
      mayCancel: false,
      mayReactivate: false,
      maySubscribe: true,
    });
  });

  it("are none for a teammate", () => {
    expect(actionsFor({ ...agency, role: "teammate" })).toEqual({
      mayCancel: false,
      mayReactivate: false,
      maySubscribe: false,
    });
  });
});
