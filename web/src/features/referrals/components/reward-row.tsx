import type { RewardTier } from "@triptych/contract/referrals";
import { CircleCheck, Gift, Lock, Package, Truck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { paths } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Progress } from "../../../ui/progress.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useClaimReward } from "../api.ts";
import { badgeOf } from "../rules.ts";

export interface RewardRowProps {
  reward: RewardTier;
  confirmed: number;
  /** Says whether a shipping address was saved. Rewards cannot be claimed without one. */
  hasAddress: boolean;
}

export function RewardRow({ reward, confirmed, hasAddress }: RewardRowProps) {
  const { name, description, status, requiredReferrals, trackingNumber, refusalReason } = reward;
  const Icon = icons[status];
  const isLocked = status === "locked";
  return (
    <li className="flex gap-4 py-5">
      <span
        aria-hidden="true"
        className={classes(
          "grid size-11 shrink-0 place-content-center rounded-lg",
          isLocked ? "bg-sunken text-ink-faint" : "bg-accent-soft text-accent",
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h3 className="text-base">{name}</h3>
          <Badge tone={isLocked ? "muted" : "accent"}>{badgeOf(reward, confirmed)}</Badge>
        </div>
        <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">{description}</p>
        <Progress label={`Progress towards ${name}`} value={confirmed} max={requiredReferrals} className="mt-3" />
        <p className="mt-1.5 text-sm text-ink-faint tabular-nums">
          {confirmed} of {requiredReferrals} referrals
        </p>
        {refusalReason !== undefined && (
          <p className="mt-1.5 text-sm wrap-anywhere">We did not grant your claim: {refusalReason}</p>
        )}
        {trackingNumber !== undefined && (
          <p className="mt-1.5 text-sm break-all">
            Tracking number: <span className="font-medium">{trackingNumber}</span>
          </p>
        )}
        <Claim reward={reward} hasAddress={hasAddress} />
      </div>
    </li>
  );
}

function Claim({ reward: { tier, name, status }, hasAddress }: Omit<RewardRowProps, "confirmed">) {
  const { role } = useUser();
  const claim = useClaimReward();
  const claimed = useRef<HTMLParagraphElement>(null);
  // Focuses the confirmation, because the button that had the focus is gone.
  const isDone = claim.isSuccess && status !== "unlocked";
  useEffect(() => {
    if (isDone) claimed.current?.focus();
  }, [isDone]);
  const send = () =>
    claim.mutate(
      { params: { tier } },
      {
        onSuccess: () => toast({ title: "Reward claimed", description: `We are preparing it: ${name}.` }),
        onError: (error) => toastError(sentenceOf(error, "The reward could not be claimed.")),
      },
    );
  if (isDone)
    return (
      <p ref={claimed} tabIndex={-1} className="mt-3 text-sm text-ink-soft">
        Thank you. We are preparing your parcel.
      </p>
    );
  if (status !== "unlocked") return null;
  if (role !== "owner") return <p className="mt-3 text-[0.9375rem]">The owner of your account can claim it.</p>;
  if (!hasAddress)
    return (
      <p className="mt-3 text-[0.9375rem]">
        <Link to={`${paths.referrals}?tab=invites`} className={buttonClasses("link")}>
          Tell us where to send it
        </Link>{" "}
        and it is yours.
      </p>
    );
  return (
    <Button size="sm" isBusy={claim.isPending} onClick={send} className="mt-3" aria-label={`Claim ${name}`}>
      Claim
    </Button>
  );
}

const icons = { locked: Lock, unlocked: Gift, claimed: Package, shipped: Truck, delivered: CircleCheck };
