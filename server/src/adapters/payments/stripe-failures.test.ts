import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { asFailure } from "./stripe-failures.ts";

const { StripeAuthenticationError, StripeInvalidRequestError } = Stripe.errors;

describe("a failure of Stripe", () => {
  it("is misconfigured when the key is not accepted", () => {
    const expired = new StripeAuthenticationError({
      type: "invalid_request_error",
      message: "Expired API Key provided",
    });

    expect(asFailure(expired)).toMatchObject({ name: "PaymentFailure", kind: "misconfigured" });
  });

  it("is an unavailable plan when the named price is missing", () => {
    const missing = new StripeInvalidRequestError({
      type: "invalid_request_error",
      code: "resource_missing",
      param: "items[0][price]",
      message: "Anything",
    });

    expect(asFailure(missing)).toMatchObject({ kind: "plan_unavailable" });
  });

  it("is refused when something else is wrong, whatever Stripe's sentence says", () => {
    const other = new StripeInvalidRequestError({ type: "invalid_request_error", message: "No such price: 'price_1'" });

    expect(asFailure(other)).toMatchObject({ kind: "refused" });
  });
});
