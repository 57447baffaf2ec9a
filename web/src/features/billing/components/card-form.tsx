import { getPaymentMethods } from "@triptych/contract/billing";
import { useEndpoint } from "../../../platform/query.ts";
import { Notice } from "../../../ui/notice.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import type { PaymentTask } from "../rules.ts";
import { TestCardForm } from "./test-card-form.tsx";

export interface CardFormProps {
  task: Extract<PaymentTask, { kind: "collectCard" }>;
  hasUsedTrial: boolean;
  onConfirmed: () => void;
}

/** The card form of the payment provider that this installation has. */
export function CardForm(props: CardFormProps) {
  const { data, isPending } = useEndpoint(getPaymentMethods);
  if (isPending) return <SectionSpinner label="Preparing the payment form" />;
  if (data?.card?.provider === "local") return <TestCardForm {...props} />;
  return <Notice tone="danger">Failed to initialize payment form. Please try again.</Notice>;
}
