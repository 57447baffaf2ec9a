import type { SignUp } from "@triptych/contract/admin";
import { sentenceOf } from "../../../platform/api-error.ts";
import { toast, toastError } from "../../../ui/toast.ts";
import { useRefuseSignUp } from "../api.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export function RefuseSignUpDialog({ signUp, onClose }: { signUp: SignUp; onClose: () => void }) {
  const refusal = useRefuseSignUp();
  const refuse = async (reason: string) => {
    try {
      const { message } = await refusal.mutateAsync({ params: { userId: signUp.userId }, body: { reason } });
      toast({ title: "Sign-up Refused", description: message });
      onClose();
    } catch (error) {
      toastError(sentenceOf(error, "Failed to refuse the sign-up"));
    }
  };
  return (
    <ReasonDialog
      title="Do not count this sign-up"
      description={`${signUp.username}, ${signUp.email}`}
      action="Do not count"
      hint="The inviter reads this in their activity log, without a name."
      isBusy={refusal.isPending}
      onSend={refuse}
      onClose={onClose}
    />
  );
}
