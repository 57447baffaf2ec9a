import type { ShippingAddress } from "@triptych/contract/referrals";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useShippingAddress } from "../api.ts";
import { ShippingForm } from "./shipping-form.tsx";

export function ShippingCard() {
  return (
    <Card>
      <CardHeader
        title="Shipping Information"
        description="Please provide your shipping details. These details are only used to send your rewards, and nothing else."
      />
      <CardBody>
        <SavedOrNew />
      </CardBody>
    </Card>
  );
}

function SavedOrNew() {
  const { data, error, isFetching, refetch } = useShippingAddress(true);
  const saved: ShippingAddress | null | undefined = data ?? (hasCode(error, "not_found") ? null : undefined);
  if (saved !== undefined) return <ShippingForm saved={saved} />;
  if (!error) return <SectionSpinner label="Loading your shipping information" />;
  return (
    <ErrorState
      message={sentenceOf(error, "Please try again in a moment.")}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
