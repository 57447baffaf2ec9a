import type { CurrentUser } from "@triptych/contract/accounts";
import { confirmSubscription } from "@triptych/contract/billing";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useCommand } from "../../../platform/query.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { PlanSummary } from "./plan-summary.tsx";
import SubscriptionDialog from "./subscription-dialog.tsx";

/** Holds the dashboard of somebody whose subscription has ended, until it runs again or they leave. */
export default function ReactivateDialog({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const { refresh } = useSession();
  const confirm = useCommand(confirmSubscription);
  const [isPaying, setIsPaying] = useState(false);
  if (user.userType === null) return null;

  const paid = ({ subscriptionId }: { subscriptionId: string }) => {
    setIsPaying(false);
    confirm.mutate(
      { body: { subscriptionId } },
      {
        onSuccess: () => {
          toast({ title: "Success", description: "Your subscription has been activated!" });
          void refresh();
        },
        onError: (error) => toastError(sentenceOf(error, "Failed to reactivate subscription")),
      },
    );
  };

  if (isPaying)
    return (
      <SubscriptionDialog
        open
        email={user.email}
        userType={user.userType}
        onPaid={paid}
        onClose={() => setIsPaying(false)}
      />
    );
  return (
    <Dialog
      open
      isDismissable={false}
      title="Reactivate Your Subscription"
      description="Your subscription has ended. Your profile, contacts and messages are kept; while it is paused you are not listed and cannot search."
      footer={
        <>
          <Button variant="quiet" onClick={onSignOut}>
            Sign Out
          </Button>
          <Button data-autofocus isBusy={confirm.isPending} onClick={() => setIsPaying(true)}>
            Subscribe Now
          </Button>
        </>
      }
    >
      <PlanSummary userType={user.userType} created={undefined} isTrialOffered={!user.has_used_trial} />
    </Dialog>
  );
}
