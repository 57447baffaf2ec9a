import { getPaymentMethods } from "@triptych/contract/billing";
import { useEndpoint } from "../../../platform/query.ts";
import { Notice } from "../../../ui/notice.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import type { CardTask } from "../rules.ts";
import { TestCardForm } from "./test-card-form.tsx";

/** The card form of the payment provider that this installation has. */
export function CardForm(props: CardTask) {
  const { data, isPending } = useEndpoint(getPaymentMethods);
  if (isPending) return <SectionSpinner label="Preparing the payment form" />;
  if (data?.card?.provider === "local") return <TestCardForm {...props} />;
  return <Notice tone="danger">Failed to initialize payment form. Please try again.</Notice>;
}
