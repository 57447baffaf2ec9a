import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useDeliverReward } from "../api.ts";
import type { AdminReward } from "../rules.ts";
import { ShippingLines } from "./shipping-lines.tsx";

const tones: Partial<Record<AdminReward["status"], BadgeTone>> = {
  claimed: "warning",
  shipped: "info",
  delivered: "success",
};

export function RewardRow({ reward, onShip }: { reward: AdminReward; onShip: () => void }) {
  const deliver = useDeliverReward();
  const { name, username, email, status, claimedAt, trackingNumber, shipping } = reward;
  const markAsDelivered = async () => {
    try {
      const { message } = await deliver.mutateAsync({ params: { rewardId: reward.id } });
      toast({ title: "Reward Delivered", description: message });
    } catch (error) {
      toastError(sentenceOf(error, "Failed to mark the reward as delivered"));
    }
  };
  return (
    <li className="grid gap-x-8 gap-y-4 px-5 py-5 sm:px-7 md:grid-cols-[1fr_1fr_auto] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2.5 font-medium">
          {name}
          <Badge tone={tones[status] ?? "neutral"}>{status}</Badge>
        </p>
        <p className="mt-1 text-[0.9375rem] break-words text-ink-soft">
          {username}, {email}
        </p>
        {claimedAt && <p className="mt-1 text-sm text-ink-faint">Claimed on {formatDate(claimedAt)}</p>}
        {trackingNumber && (
          <p className="mt-1 text-sm text-ink-soft">
            Tracking number <span className="font-medium break-all text-ink">{trackingNumber}</span>
          </p>
        )}
      </div>
      <ShippingLines shipping={shipping} />
      {status === "claimed" && (
        <Button variant="secondary" size="sm" onClick={onShip}>
          Mark as shipped
          <span className="sr-only">
            : {name} for {username}
          </span>
        </Button>
      )}
      {status === "shipped" && (
        <Button variant="secondary" size="sm" isBusy={deliver.isPending} onClick={() => void markAsDelivered()}>
          Mark as delivered
          <span className="sr-only">
            : {name} for {username}
          </span>
        </Button>
      )}
    </li>
  );
}
