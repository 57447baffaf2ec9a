import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useReactivateSubscription } from "../api.ts";

/** Undoes a cancellation before its period has ended. */
export function ReactivateSubscription({ onDone }: { onDone: () => Promise<void> }) {
  const reactivate = useReactivateSubscription();
  // NOTE: awaits the call, because the provider's event may remove this button first, and callbacks of the mutation with it.
  const send = async () => {
    try {
      const { message } = await reactivate.mutateAsync(undefined);
      await onDone();
      toast({
        title: "Subscription Reactivated",
        description: message || "Your subscription has been successfully reactivated.",
      });
    } catch (error) {
      toastError(sentenceOf(error, "Failed to reactivate subscription"));
    }
  };
  return (
    <Button isBusy={reactivate.isPending} onClick={() => void send()}>
      Reactivate Subscription
    </Button>
  );
}
