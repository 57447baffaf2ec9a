import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripePaymentElement, StripePaymentElementOptions } from "@stripe/stripe-js";
import { type SyntheticEvent, use, useId, useMemo, useState } from "react";
import { paths } from "../../../platform/paths.ts";
import { mayTakeFocus } from "../../../ui/may-take-focus.ts";
import type { CardTask } from "../rules.ts";
import { confirmWithStripe } from "../stripe-confirmation.ts";
import { stripeAppearance } from "../stripe-appearance.ts";
import { stripeFor } from "../stripe-loading.ts";
import { PaymentFailure } from "./payment-failure.tsx";
import { PaymentFooter } from "./payment-footer.tsx";

/** Shows Stripe's card fields, which Stripe serves in frames of its own, so that no card number passes through this site. */
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
  const formId = useId();

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
  const focusCard = (element: StripePaymentElement) => {
    setIsReady(true);
    if (mayTakeFocus()) element.focus();
  };

  if (isBroken) return <PaymentFailure message="Failed to initialize payment form. Please try again." />;
  return (
    <form id={formId} onSubmit={submit}>
      <PaymentElement options={cardOnly} onReady={focusCard} onLoadError={() => setIsBroken(true)} />
      <PaymentFooter
        formId={formId}
        hasUsedTrial={hasUsedTrial}
        failure={failure}
        onRetry={retry}
        isBusy={isSending}
        isReady={isReady}
      />
    </form>
  );
}

const cardOnly: StripePaymentElementOptions = {
  layout: "tabs",
  wallets: { applePay: "never", googlePay: "never", link: "never" },
};
