import { sentenceOf } from "../../platform/api-error.ts";
import { useSession } from "../../platform/session.tsx";
import { toast, toastError } from "../../ui/toast.ts";
import { useConfirmSubscription } from "./api.ts";

/** After a payment for an account that exists: the server reads the provider's word, and the screens follow. */
export function useActivation() {
  const { refresh } = useSession();
  const confirm = useConfirmSubscription();
  // Not with callbacks of the mutation: the provider's event may close the screen first, and callbacks go with it.
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
