import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useDeliverReward } from "../api.ts";
import type { AdminReward } from "../rules.ts";
import { ShippingLines } from "./shipping-lines.tsx";
import { SignUpList } from "./sign-up-list.tsx";

const tones: Partial<Record<AdminReward["status"], BadgeTone>> = {
  claimed: "warning",
  shipped: "info",
  delivered: "success",
  refused: "danger",
};

export function RewardRow({
  reward,
  onShip,
  onRefuse,
}: {
  reward: AdminReward;
  onShip: () => void;
  onRefuse: () => void;
}) {
  const deliver = useDeliverReward();
  const { name, username, email, status, claimedAt, trackingNumber, refusalReason, shipping, signUps } = reward;
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
        {status === "claimed" && (
          <p className="mt-1 text-sm text-ink-soft">
            Needs {reward.requiredReferrals} referrals; {reward.confirmedReferrals} count now
          </p>
        )}
        {refusalReason && <p className="mt-1 text-sm wrap-anywhere text-ink-soft">Reason: {refusalReason}</p>}
        {trackingNumber && (
          <p className="mt-1 text-sm text-ink-soft">
            Tracking number <span className="font-medium break-all text-ink">{trackingNumber}</span>
          </p>
        )}
      </div>
      <ShippingLines shipping={shipping} />
      {status === "claimed" && (
        <div className="flex flex-wrap gap-2 md:flex-col">
          <Button variant="secondary" size="sm" onClick={onShip}>
            Mark as shipped
            <span className="sr-only">
              : {name} for {username}
            </span>
          </Button>
          <Button variant="quiet" size="sm" onClick={onRefuse}>
            Refuse
            <span className="sr-only">
              : {name} for {username}
            </span>
          </Button>
        </div>
      )}
      {status === "shipped" && (
        <Button variant="secondary" size="sm" isBusy={deliver.isPending} onClick={() => void markAsDelivered()}>
          Mark as delivered
          <span className="sr-only">
            : {name} for {username}
          </span>
        </Button>
      )}
      {signUps.length > 0 && (
        <div className="md:col-span-3">
          <h3 className="text-sm font-medium">Who joined through {username}</h3>
          <SignUpList signUps={signUps} label={`Who joined through ${username}`} />
        </div>
      )}
    </li>
  );
}
