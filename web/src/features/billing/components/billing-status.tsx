import type { CurrentUser } from "@triptych/contract/accounts";
import type { BillingInformation } from "@triptych/contract/billing";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ApiError, sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { useRealtimeEvent } from "../../../platform/use-realtime-event.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { billingText } from "../billing-texts.ts";

export interface BillingStatusProps {
  user: CurrentUser;
  billing: UseQueryResult<BillingInformation, ApiError>;
}

/** Shows when the trial ends, when the next payment is taken and how much it is, or that there will be none. */
export function BillingStatus({ user, billing }: BillingStatusProps) {
  const { data, error, isLoading, isFetching, isEnabled, refetch } = billing;
  useRealtimeEvent("account_changed", () => {
    if (isEnabled) void refetch();
  });
  if (!isEnabled) return <WithoutInformation user={user} />;
  if (isLoading)
    return (
      <div role="status" className="mt-4 flex flex-col gap-2.5">
        <span className="sr-only">Loading your billing information</span>
        <Skeleton className="h-4 w-48 bg-accent/15!" />
        <Skeleton className="h-4 w-64 max-w-full bg-accent/15!" />
      </div>
    );
  if (error)
    return (
      <div role="alert" className="mt-4 flex flex-col items-start gap-2.5 text-[0.9375rem] leading-6 text-danger">
        <p>{sentenceOf(error, "Your billing information could not be loaded.")}</p>
        <Button variant="secondary" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  const text = data && billingText(user, data, new Date(data.asOf));
  return text ? <Lines {...text} /> : null;
}

/** Shows the status without billing information, which teammates and ended subscriptions do not have. */
function WithoutInformation({ user }: { user: CurrentUser }) {
  const { access_until: until, subscription_status: status } = user;
  if (status === "canceled" && until)
    return <Lines lead={`Access until ${formatDate(until)}`} more="You will not be charged again." />;
  return user.cancel_at_period_end && until ? (
    <Lines lead="Subscription will not renew" more={`Access until ${formatDate(until)}.`} />
  ) : null;
}

function Lines({ lead, more }: { lead: string; more?: string }) {
  return (
    <div className="mt-4 text-[0.9375rem] leading-6">
      <p className="font-medium">{lead}</p>
      {more && <p className="text-ink-soft">{more}</p>}
    </div>
  );
}
