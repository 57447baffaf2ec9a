import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api-error.ts";
import { paymentTaskOf, subscriptionErrorOf } from "./rules.ts";

describe("what is to be done after a subscription was created", () => {
  it.each(["active", "trialing"] as const)("is nothing when it is %s", (subscriptionStatus) => {
    expect(paymentTaskOf({ subscriptionStatus, clientSecret: "seti_1" })).toEqual({ kind: "nothing" });
  });

  it("is told by the secret when a card is needed", () => {
    expect(paymentTaskOf({ subscriptionStatus: "incomplete", clientSecret: "seti_1" })).toMatchObject({
      kind: "collectCard",
      intent: "setup",
    });
    expect(paymentTaskOf({ subscriptionStatus: "incomplete", clientSecret: "pi_1" })).toMatchObject({
      kind: "collectCard",
      intent: "payment",
    });
  });

  it("is impossible without a secret or with an unknown one", () => {
    expect(paymentTaskOf({ subscriptionStatus: "incomplete" })).toEqual({
      kind: "impossible",
      message: "Payment setup required but no client secret returned",
    });
    expect(paymentTaskOf({ subscriptionStatus: "incomplete", clientSecret: "cus_1" })).toEqual({
      kind: "impossible",
      message: "Invalid client secret format",
    });
  });
});

const refused = (message: string) => new ApiError({ status: 502, code: "payment_provider_failed", message });

describe("a subscription error", () => {
  it.each([
    ["Expired API Key provided: sk_live_x", "The payment system is temporarily unavailable. Please contact support."],
    [
      "No such price: 'price_1'",
      "The selected subscription plan is not available. Please try a different one or contact support.",
    ],
    ["This email already has an active subscription", "You already have an active subscription"],
  ])("in the provider's words (%s) is put into ours", (words, ours) => {
    expect(subscriptionErrorOf(refused(words))).toBe(ours);
  });

  it("keeps the server's own sentence", () => {
    expect(subscriptionErrorOf(refused("The payment provider could not be reached."))).toBe(
      "The payment provider could not be reached.",
    );
  });

  it("has a sentence where there is none", () => {
    expect(subscriptionErrorOf(new TypeError("x"))).toBe("Error creating subscription. Please try again.");
  });
});
