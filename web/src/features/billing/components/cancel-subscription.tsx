import type { CurrentUser } from "@triptych/contract/accounts";
import type { BillingInformation } from "@triptych/contract/billing";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useCancelSubscription } from "../api.ts";
import { isInGrace } from "../subscription-status.ts";

export interface CancelSubscriptionProps {
  user: CurrentUser;
  information: BillingInformation | undefined;
  onDone: () => Promise<void>;
}

export function CancelSubscription({ user, information, onDone }: CancelSubscriptionProps) {
  const cancel = useCancelSubscription();
  const [isAsked, setIsAsked] = useState(false);
  // NOTE: awaits the call, because the provider's event may remove this button first, and callbacks of the mutation with it.
  const confirm = async () => {
    try {
      const { message } = await cancel.mutateAsync(undefined);
      await onDone();
      toast({ title: "Subscription Canceled", description: message });
    } catch (error) {
      toastError(sentenceOf(error, "Failed to cancel subscription"));
    }
    setIsAsked(false);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        Cancel Subscription
      </Button>
      <AlertDialog
        open={isAsked}
        title="Are you sure you want to cancel?"
        description={consequence(user, information)}
        cancelLabel="Keep Subscription"
        confirmLabel="Yes, Cancel Subscription"
        isDestructive
        isBusy={cancel.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

function consequence(user: CurrentUser, information: BillingInformation | undefined): string {
  if (isInGrace(user))
    return "Your subscription ends at once. We will not try to take the payment again, and you owe nothing.";
  const until = information?.nextBillingDate ?? information?.trialEnd;
  const end = until ? formatDate(until) : "the end of the current billing period";
  return `You keep full access until ${end}, and you will not be charged again. After that you cannot search and do not appear in searches. We keep your profile and messages.`;
}
