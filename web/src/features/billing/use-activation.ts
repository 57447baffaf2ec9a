import { sentenceOf } from "../../platform/api-error.ts";
import { useSession } from "../../platform/session.tsx";
import { toast, toastError } from "../../ui/toast.ts";
import { useConfirmSubscription } from "./api.ts";

/** Returns a function that activates a subscription after the payment: the server asks the provider, and the session is fetched again. */
export function useActivation() {
  const { refresh } = useSession();
  const confirm = useConfirmSubscription();
  // NOTE: awaits the call, because the provider's event may close the screen first, and callbacks of the mutation with it.
  const activate = async ({ subscriptionId }: { subscriptionId: string }) => {
    try {
      await confirm.mutateAsync({ body: { subscriptionId } });
      toast({ title: "Success", description: "Your subscription has been activated!" });
    } catch (error) {
      toastError(sentenceOf(error, "Error creating subscription. Please try again."));
    }
    await refresh();
  };
  return { activate: (paid: { subscriptionId: string }) => void activate(paid), isActivating: confirm.isPending };
}
