import { sentenceOf } from "../../../platform/api-error.ts";
import { toast, toastError } from "../../../ui/toast.ts";
import { useRefuseReward } from "../api.ts";
import type { AdminReward } from "../rules.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export function RefuseRewardDialog({ reward, onClose }: { reward: AdminReward; onClose: () => void }) {
  const refusal = useRefuseReward();
  const refuse = async (reason: string) => {
    try {
      const { message } = await refusal.mutateAsync({ params: { rewardId: reward.id }, body: { reason } });
      toast({ title: "Reward Refused", description: message });
      onClose();
    } catch (error) {
      toastError(sentenceOf(error, "Failed to refuse the reward"));
    }
  };
  return (
    <ReasonDialog
      title="Refuse this reward"
      description={`${reward.name} for ${reward.username}. It stays refused even if more people join later.`}
      action="Refuse reward"
      hint="We email this reason to the owner of the reward, and show it beside the reward."
      isBusy={refusal.isPending}
      onSend={refuse}
      onClose={onClose}
    />
  );
}
