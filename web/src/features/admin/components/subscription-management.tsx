import type { AdminUser } from "@triptych/contract/admin";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useAdminCancel, useAdminReactivate } from "../api.ts";
import { actionFor } from "../rules.ts";

/** Cancels a subscription at the end of its period, or undoes that. */
export function SubscriptionManagement({ user }: { user: AdminUser }) {
  const cancel = useAdminCancel();
  const reactivate = useAdminReactivate();
  const request = { body: { userId: user.id } };
  // NOTE: awaits the call, because callbacks of the mutation do not run once the dialog was closed.
  const cancelNow = async () => {
    try {
      const { message } = await cancel.mutateAsync(request);
      toast({ title: "Subscription Canceled", description: message });
    } catch (error) {
      toastError(sentenceOf(error, "Failed to cancel subscription"));
    }
  };
  const reactivateNow = async () => {
    try {
      const { message } = await reactivate.mutateAsync(request);
      toast({ title: "Subscription Reactivated", description: message });
    } catch (error) {
      toastError(sentenceOf(error, "Failed to reactivate subscription"));
    }
  };
  const isBusy = cancel.isPending || reactivate.isPending;
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-3 text-base">Subscription Management</h3>
      {actionFor(user) === "reactivate" ? (
        <Button key="action" variant="secondary" isBusy={isBusy} onClick={() => void reactivateNow()}>
          Reactivate Subscription
        </Button>
      ) : (
        <Button key="action" variant="danger" isBusy={isBusy} onClick={() => void cancelNow()}>
          Cancel Subscription
        </Button>
      )}
    </section>
  );
}
