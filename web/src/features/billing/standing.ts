import type { CurrentUser } from "@triptych/contract/accounts";
import { otherSubscriptionStatusLabel, subscriptionStatusLabels } from "@triptych/contract/billing";
import type { BadgeTone } from "../../ui/badge.tsx";

/** What of the signed-in person says where their subscription stands. */
export type Standing = Pick<
  CurrentUser,
  "subscription_status" | "cancel_at_period_end" | "subscribed" | "role" | "stripe_subscription_id"
>;

export function isRunning({ subscription_status: status }: Pick<Standing, "subscription_status">): boolean {
  return status === "active" || status === "trialing";
}

/** Access was given by an operator after the subscription had ended: there is nothing to cancel, and nothing is charged. */
function isGiven({ stripe_subscription_id: id, ...standing }: Standing): boolean {
  return isRunning(standing) && id === null;
}

/** A renewal failed; access stays for some days while it is tried again. */
export function isInGrace({ subscription_status: status, subscribed }: Standing): boolean {
  return status === "past_due" && subscribed;
}

export function statusLabel({ subscription_status: status }: Pick<Standing, "subscription_status">): string {
  return (status && subscriptionStatusLabels[status]) ?? otherSubscriptionStatusLabel;
}

export function statusTone({ subscription_status: status }: Pick<Standing, "subscription_status">): BadgeTone {
  if (status === "trialing") return "info";
  if (status === "active") return "success";
  if (status === "past_due" || status === "canceled") return "warning";
  return status === "expired" ? "danger" : "neutral";
}

export interface SubscriptionActions {
  mayCancel: boolean;
  mayReactivate: boolean;
  maySubscribe: boolean;
}

/** What can be done with a subscription. Only the owner of an account manages it. */
export function actionsFor(standing: Standing): SubscriptionActions {
  const isOwner = standing.role === "owner";
  const runs = isRunning(standing) && !isGiven(standing);
  return {
    mayCancel: isOwner && !standing.cancel_at_period_end && (runs || isInGrace(standing)),
    mayReactivate: isOwner && standing.cancel_at_period_end && runs,
    maySubscribe: isOwner && !runs,
  };
}
