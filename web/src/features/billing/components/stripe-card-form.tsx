import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripePaymentElementOptions } from "@stripe/stripe-js";
import { type SyntheticEvent, use, useMemo, useState } from "react";
import { paths } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import type { CardTask } from "../rules.ts";
import { confirmWithStripe } from "../stripe-confirmation.ts";
import { stripeAppearance } from "../stripe-appearance.ts";
import { stripeFor } from "../stripe-loading.ts";
import { PaymentFailure } from "./payment-failure.tsx";
import { PaymentSetupFailure } from "./payment-setup-failure.tsx";

/** Stripe's own card fields, in frames of Stripe's: a card number never passes through this site. */
export default function StripeCardForm({ publishableKey, ...card }: CardTask & { publishableKey: string }) {
  const stripe = use(stripeFor(publishableKey));
  const { clientSecret } = card.task;
  const options = useMemo(() => ({ clientSecret, appearance: stripeAppearance() }), [clientSecret]);
  if (!stripe) return <PaymentFailure message="Stripe has not been properly initialized" />;
  return (
    <Elements stripe={stripe} options={options}>
      <StripeFields {...card} />
    </Elements>
  );
}

function StripeFields({ task, hasUsedTrial, onConfirmed }: CardTask) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    if (!stripe) return setFailure("Stripe has not been properly initialized");
    if (!elements) return setFailure("Failed to initialize payment form. Please try again.");
    setIsSending(true);
    setFailure(null);
    const result = await confirmWithStripe(stripe, {
      elements,
      task,
      returnUrl: `${location.origin}${paths.paymentReturn}`,
    });
    setIsSending(false);
    if (result.isConfirmed) onConfirmed();
    else setFailure(result.message);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady && !isSending) void send();
  };

  const retry = () => {
    setFailure(null);
    elements?.getElement("payment")?.focus();
  };

  if (isBroken) return <PaymentFailure message="Failed to initialize payment form. Please try again." />;
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <PaymentElement options={cardOnly} onReady={() => setIsReady(true)} onLoadError={() => setIsBroken(true)} />
      {failure && <PaymentSetupFailure message={failure} onRetry={retry} />}
      <Button type="submit" variant="accent" size="lg" disabled={!isReady} isBusy={isSending}>
        {hasUsedTrial ? "Subscribe Now" : "Start free trial"}
      </Button>
    </form>
  );
}

const cardOnly: StripePaymentElementOptions = {
  layout: "tabs",
  wallets: { applePay: "never", googlePay: "never", link: "never" },
};
