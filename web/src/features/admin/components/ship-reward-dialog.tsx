import { adminLimits } from "@triptych/contract/admin";
import { type SubmitEvent, useId, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useShipReward } from "../api.ts";
import type { AdminReward } from "../rules.ts";
import { ShippingLines } from "./shipping-lines.tsx";

export function ShipRewardDialog({ reward, onClose }: { reward: AdminReward; onClose: () => void }) {
  const formId = useId();
  const [trackingNumber, setTrackingNumber] = useState("");
  const [error, setError] = useState<string>();
  const ship = useShipReward();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (ship.isPending) return;
    if (trackingNumber.trim() === "") return setError("Please enter the tracking number");
    try {
      const { message } = await ship.mutateAsync({
        params: { rewardId: reward.id },
        body: { trackingNumber: trackingNumber.trim() },
      });
      toast({ title: "Reward Shipped", description: message });
      onClose();
    } catch (failure) {
      toastError(sentenceOf(failure, "Failed to mark the reward as shipped"));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mark as shipped"
      description={`${reward.name} for ${reward.username}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} isBusy={ship.isPending}>
            Mark as shipped
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
        <Field label="Tracking number" error={error} isRequired>
          <Input
            value={trackingNumber}
            maxLength={adminLimits.trackingNumberMax}
            autoComplete="off"
            onChange={(event) => {
              setTrackingNumber(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <ShippingLines shipping={reward.shipping} />
      </form>
    </Dialog>
  );
}
