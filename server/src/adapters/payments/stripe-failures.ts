import { Stripe } from "stripe";
import { PaymentFailure } from "./payments.ts";

/** Makes the call. Whatever goes wrong at Stripe becomes a `PaymentFailure`. */
export async function orFailure<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asFailure(error);
  }
}

/**
 * NOTE: Stripe's own sentences may contain parts of keys and names of our prices; only those about a card are for
 * people.
 */
export function asFailure(error: unknown): unknown {
  const { StripeError, StripeCardError, StripeAuthenticationError, StripeInvalidRequestError } = Stripe.errors;
  if (!(error instanceof StripeError)) return error;
  if (error instanceof StripeCardError || error.statusCode === 402) {
    return new PaymentFailure("declined", error.message || "Your card was declined.", { cause: forLog(error) });
  }
  if (error instanceof StripeAuthenticationError)
    return new PaymentFailure("misconfigured", "Stripe did not accept the key.", { cause: forLog(error) });
  if (error instanceof StripeInvalidRequestError)
    return isMissingPrice(error)
      ? new PaymentFailure("plan_unavailable", "Stripe has no such price.", { cause: forLog(error) })
      : new PaymentFailure("refused", "The payment provider did not accept this request.", { cause: forLog(error) });
  return new PaymentFailure("unreachable", "Stripe could not be reached or did not reply in time.", {
    cause: forLog(error),
  });
}

/** Returns whether the failed parameter, such as `items[0][price]`, named a price that Stripe does not have. */
function isMissingPrice({ code, param }: Stripe.errors.StripeError): boolean {
  return code === "resource_missing" && /\bprice\b/.test(param ?? "");
}

/**
 * NOTE: leaves out Stripe's own sentence, which may repeat what we sent; its request id finds the sentence at Stripe.
 */
function forLog({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): Error {
  const facts = [statusCode, type, code, param, requestId].filter((fact) => fact !== undefined && fact !== null);
  return new Error(`Stripe returned ${facts.join(" ")}`);
}
