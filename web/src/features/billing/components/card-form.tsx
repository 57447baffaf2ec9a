import { lazyPart } from "../../../ui/lazy-part.tsx";
import { InlineFailure } from "../../../ui/part-failure.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { usePaymentMethods } from "../api.ts";
import type { CardTask } from "../rules.ts";
import { PaymentFailure } from "./payment-failure.tsx";
import { TestCardForm } from "./test-card-form.tsx";

// NOTE: loaded on its own, because only people who pay with Stripe need it.
const StripeCardForm = lazyPart(() => import("./stripe-card-form.tsx"), {
  whileLoading: <SectionSpinner label="Preparing the payment form" />,
  Failure: InlineFailure,
  mayReload: false,
});

/** Shows the card form of the configured payment provider. */
export function CardForm(props: CardTask) {
  const { data, isPending } = usePaymentMethods();
  if (isPending) return <SectionSpinner label="Preparing the payment form" />;
  if (data?.card?.provider === "local") return <TestCardForm {...props} />;
  if (data?.card?.provider === "stripe") return <StripeCardForm {...props} publishableKey={data.card.publishableKey} />;
  return <PaymentFailure message="Failed to initialize payment form. Please try again." />;
}
