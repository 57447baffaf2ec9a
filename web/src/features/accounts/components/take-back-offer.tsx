import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useResendVerification } from "../use-sign-in.ts";

/** Offers a link to somebody whose address is used by an account that they did not create. */
export function TakeBackOffer({ email }: { email: string }) {
  const resend = useResendVerification();
  if (resend.isSuccess && resend.variables.body.email === email)
    return (
      <Notice tone="success" title="Please check your email">
        If nobody has verified {email} yet, we have sent a link there. You can use it to take your address back.
      </Notice>
    );
  const send = () =>
    resend.mutate(
      { body: { email } },
      { onError: (error) => toastError(sentenceOf(error, "The link could not be sent. Please try again.")) },
    );
  return (
    <Notice title="Is this your address?">
      <p>If somebody else registered with it, you can take it back with a link that we email to you.</p>
      <Button variant="link" isBusy={resend.isPending} onClick={send}>
        Email me the link
      </Button>
    </Notice>
  );
}
