import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { describe, expect, it } from "vitest";
import { confirmWithStripe } from "./stripe-confirmation.ts";

const elements = {} as StripeElements;
const returnUrl = "https://triptych.example/dashboard";
const task = (intent: "setup" | "payment") => ({ kind: "collectCard" as const, intent, clientSecret: `${intent}_1` });

/** Creates a fake of Stripe's script, which returns the given result and records its calls. */
function aStripe(result: unknown) {
  const asked: [string, unknown][] = [];
  const confirmBy = (call: string) => (options: unknown) => {
    asked.push([call, options]);
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  };
  const stripe = { confirmSetup: confirmBy("confirmSetup"), confirmPayment: confirmBy("confirmPayment") };
  return { stripe: stripe as unknown as Stripe, asked };
}

describe("handing a card to Stripe", () => {
  it("keeps it for later, or charges it now, by the kind of the intent", async () => {
    const setup = aStripe({ setupIntent: { status: "succeeded" } });
    const payment = aStripe({ paymentIntent: { status: "succeeded" } });

    const outcomes = [
      await confirmWithStripe(setup.stripe, { elements, task: task("setup"), returnUrl }),
      await confirmWithStripe(payment.stripe, { elements, task: task("payment"), returnUrl }),
    ];

    expect(outcomes).toEqual([{ isConfirmed: true }, { isConfirmed: true }]);
    const options = { elements, confirmParams: { return_url: returnUrl }, redirect: "if_required" };
    expect(setup.asked).toEqual([["confirmSetup", options]]);
    expect(payment.asked).toEqual([["confirmPayment", options]]);
  });

  it("returns the provider's own reason", async () => {
    const { stripe } = aStripe({ error: { type: "card_error", message: "Your card was declined." } });

    const outcome = await confirmWithStripe(stripe, { elements, task: task("payment"), returnUrl });

    expect(outcome).toEqual({ isConfirmed: false, message: "Your card was declined." });
  });

  it("returns no message for a mistyped field, which Stripe shows itself", async () => {
    const { stripe } = aStripe({ error: { type: "validation_error", message: "Your card number is incomplete." } });

    const outcome = await confirmWithStripe(stripe, { elements, task: task("setup"), returnUrl });

    expect(outcome).toEqual({ isConfirmed: false, message: null });
  });

  it("has a default sentence where Stripe gives none", async () => {
    const noReason = "Something went wrong setting up your payment method";

    for (const result of [{ error: { type: "api_error" } }, { setupIntent: { status: "processing" } }]) {
      const { stripe } = aStripe(result);
      const outcome = await confirmWithStripe(stripe, { elements, task: task("setup"), returnUrl });
      expect(outcome).toEqual({ isConfirmed: false, message: noReason });
    }
  });

  it("returns the message of a script that throws", async () => {
    const { stripe } = aStripe(new Error("The frame is gone."));

    const outcome = await confirmWithStripe(stripe, { elements, task: task("setup"), returnUrl });

    expect(outcome).toEqual({ isConfirmed: false, message: "The frame is gone." });
  });
});
