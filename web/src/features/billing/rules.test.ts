import { refusals, type RefusalCode } from "@triptych/contract/refusals";
import type { SubscriptionCreation } from "@triptych/contract/billing";
import { plans } from "@triptych/contract/billing";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api-error.ts";
import { isChargedLater, offeredMethods, paymentTaskOf, subscriptionErrorOf } from "./rules.ts";

describe("the payment task of a new subscription", () => {
  const created = { subscriptionId: "sub_1", subscriptionStatus: "incomplete" } as const;

  it.each(["active", "trialing"] as const)("is nothing when it is %s", (subscriptionStatus) => {
    expect(paymentTaskOf({ ...created, subscriptionStatus, clientSecret: "seti_1" }, "card")).toEqual({
      kind: "nothing",
    });
    expect(paymentTaskOf({ ...created, subscriptionStatus }, "wallet")).toEqual({ kind: "nothing" });
  });

  it("depends on the client secret where a card is needed", () => {
    expect(paymentTaskOf({ ...created, clientSecret: "seti_1" }, "card")).toMatchObject({
      kind: "collectCard",
      intent: "setup",
    });
    expect(paymentTaskOf({ ...created, clientSecret: "pi_1" }, "card")).toMatchObject({
      kind: "collectCard",
      intent: "payment",
    });
  });

  it("is an approval when a wallet pays", () => {
    expect(paymentTaskOf(created, "wallet")).toEqual({ kind: "approveWallet", subscriptionId: "sub_1" });
  });

  it("is impossible without a secret or with an unknown one", () => {
    expect(paymentTaskOf(created, "card")).toEqual({
      kind: "impossible",
      message: "Payment setup required but no client secret returned",
    });
    expect(paymentTaskOf({ ...created, clientSecret: "cus_1" }, "card")).toEqual({
      kind: "impossible",
      message: "Invalid client secret format",
    });
  });
});

describe("the methods that are offered", () => {
  const card = { provider: "local" } as const;
  const wallet = { provider: "paypal", clientId: "client", plans: {} } as const;

  it("are the card alone at registration", () => {
    expect(offeredMethods({ card, wallet }, { offersWallet: false })).toEqual(["card"]);
  });

  it("are both where a wallet is offered", () => {
    expect(offeredMethods({ card, wallet }, { offersWallet: true })).toEqual(["card", "wallet"]);
  });

  it("are the wallet where there is nothing else", () => {
    expect(offeredMethods({ card: null, wallet }, { offersWallet: false })).toEqual(["wallet"]);
    expect(offeredMethods({ card: null, wallet: null }, { offersWallet: true })).toEqual([]);
  });
});

describe("the first payment", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const created: SubscriptionCreation = {
    subscriptionStatus: "incomplete",
    subscriptionId: "sub_1",
    customerId: "cus_1",
    hasUsedTrial: false,
    firstChargeAt: "2026-03-31T12:00:00Z",
    firstChargePence: plans.agency.pricePence,
  };

  it("is taken later when a card is only stored, and at once when it is charged", () => {
    expect(isChargedLater({ ...created, clientSecret: "seti_1" }, now)).toBe(true);
    expect(isChargedLater({ ...created, clientSecret: "pi_1" }, now)).toBe(false);
  });

  it("is taken later on a wallet's trial, or where time that was paid is left", () => {
    expect(isChargedLater(created, now)).toBe(true);
    expect(isChargedLater({ ...created, hasUsedTrial: true }, now)).toBe(true);
    expect(isChargedLater({ ...created, hasUsedTrial: true, firstChargeAt: now.toISOString() }, now)).toBe(false);
  });
});

const refused = (code: RefusalCode, message: string = refusals[code].message) =>
  new ApiError({ status: refusals[code].status, code, message });

describe("a subscription error", () => {
  it.each<[RefusalCode, string]>([
    ["payment_system_unavailable", "The payment system is temporarily unavailable. Please contact support."],
    [
      "plan_unavailable",
      "The selected subscription plan is not available. Please try a different one or contact support.",
    ],
    ["already_subscribed", "You already have an active subscription"],
  ])("with the code %s has the specified sentence", (code, sentence) => {
    expect(subscriptionErrorOf(refused(code))).toBe(sentence);
  });

  it("tells of a subscription that is not as it was ordered in the server's words", () => {
    expect(subscriptionErrorOf(refused("subscription_differs"))).toBe(refusals.subscription_differs.message);
  });

  it("keeps the server's own sentence", () => {
    const sentence = "No such price: Expired API Key, already has an active subscription.";

    expect(subscriptionErrorOf(refused("payment_provider_failed", sentence))).toBe(sentence);
  });

  it("has a default sentence", () => {
    expect(subscriptionErrorOf(new TypeError("x"))).toBe("Error creating subscription. Please try again.");
  });
});
