import { sentenceOf } from "../../../platform/api-error.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useUpdateEmail } from "../api.ts";
import { useResendVerification } from "../use-sign-in.ts";

/** Shows the new address that is not verified yet, with buttons to send its link again and to keep the old address. */
export function PendingEmail({ current, pending }: { current: string; pending: string }) {
  const { refresh } = useSession();
  const resend = useResendVerification();
  const update = useUpdateEmail();
  const send = () =>
    resend.mutate(
      { body: { email: pending } },
      {
        onSuccess: () =>
          toast({ title: "Verification Email Sent", description: `We've sent a new link to ${pending}.` }),
        onError: (error) => toastError(sentenceOf(error, "Failed to send verification email")),
      },
    );
  const cancelChange = async () => {
    try {
      const { message } = await update.mutateAsync({ body: { email: current } });
      await refresh();
      toast({ title: "Change cancelled", description: message });
    } catch (error) {
      toastError(sentenceOf(error, "Failed to update email"));
    }
  };
  return (
    <Notice title="Waiting for your new email">
      <p className="break-words">
        We've sent a link to <strong className="font-semibold">{pending}</strong>. Open it to finish the change.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" isBusy={resend.isPending} onClick={send}>
          {resend.isSuccess ? "Send it again" : "Send the link again"}
        </Button>
        <Button variant="quiet" size="sm" isBusy={update.isPending} onClick={() => void cancelChange()}>
          Keep my current email
        </Button>
      </div>
    </Notice>
  );
}
