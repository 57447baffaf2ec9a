import type { ReportedReference } from "@triptych/contract/admin";
import { sentenceOf } from "../../../platform/api-error.ts";
import { toast, toastError } from "../../../ui/toast.ts";
import { useWithdrawReference } from "../api.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export interface WithdrawReferenceDialogProps {
  reported: ReportedReference;
  onClose: () => void;
}

export function WithdrawReferenceDialog({ reported, onClose }: WithdrawReferenceDialogProps) {
  const { referenceId, author, about } = reported;
  const withdrawal = useWithdrawReference();
  const withdraw = async (reason: string) => {
    try {
      const { message } = await withdrawal.mutateAsync({ params: { referenceId }, body: { reason } });
      toast({ title: "Reference Withdrawn", description: message });
      onClose();
    } catch (error) {
      toastError(sentenceOf(error, "Failed to withdraw the reference"));
    }
  };
  return (
    <ReasonDialog
      title="Withdraw this reference for good"
      description={`${author} about ${about}`}
      action="Withdraw"
      hint="Only operators read this, in the audit log. The author sees that it was withdrawn."
      isBusy={withdrawal.isPending}
      onSend={withdraw}
      onClose={onClose}
    />
  );
}
