import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import type { CardTask } from "./rules.ts";

export type StripeOutcome = { isConfirmed: true } | { isConfirmed: false; message: string | null };

const noReason = "Something went wrong setting up your payment method";

/**
 * Hands the card to Stripe: kept for later (`seti_…`) or charged now (`pi_…`). Leaves the page only where a bank insists.
 * The message is null where Stripe shows the mistake beside the field.
 */
export async function confirmWithStripe(
  stripe: Pick<Stripe, "confirmSetup" | "confirmPayment">,
  { elements, task, returnUrl }: { elements: StripeElements; task: CardTask["task"]; returnUrl: string },
): Promise<StripeOutcome> {
  const options = { elements, confirmParams: { return_url: returnUrl }, redirect: "if_required" as const };
  try {
    if (task.intent === "setup") {
      const { error, setupIntent } = await stripe.confirmSetup(options);
      return outcomeOf(error, setupIntent?.status);
    }
    const { error, paymentIntent } = await stripe.confirmPayment(options);
    return outcomeOf(error, paymentIntent?.status);
  } catch (thrown) {
    return { isConfirmed: false, message: thrown instanceof Error && thrown.message ? thrown.message : noReason };
  }
}

function outcomeOf(error: StripeError | undefined, status: string | undefined): StripeOutcome {
  if (error?.type === "validation_error") return { isConfirmed: false, message: null };
  if (error) return { isConfirmed: false, message: error.message ?? noReason };
  return status === "succeeded" ? { isConfirmed: true } : { isConfirmed: false, message: noReason };
}
