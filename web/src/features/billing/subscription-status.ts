import type { CurrentUser } from "@triptych/contract/accounts";
import { otherSubscriptionStatusLabel, subscriptionStatusLabels } from "@triptych/contract/billing";
import type { BadgeTone } from "../../ui/badge.tsx";

/** Holds the fields of the signed-in person that describe their subscription. */
export type SubscriptionFields = Pick<
  CurrentUser,
  "subscription_status" | "cancel_at_period_end" | "subscribed" | "role" | "stripe_subscription_id"
>;

export function isRunning({ subscription_status: status }: Pick<SubscriptionFields, "subscription_status">): boolean {
  return status === "active" || status === "trialing";
}

/** Returns whether an operator gave access after the subscription had ended: there is nothing to cancel, and nothing is charged. */
function isGiven({ stripe_subscription_id: id, ...fields }: SubscriptionFields): boolean {
  return isRunning(fields) && id === null;
}

/** Returns whether a renewal failed and the person keeps access for some days while the payment is tried again. */
export function isInGrace({ subscription_status: status, subscribed }: SubscriptionFields): boolean {
  return status === "past_due" && subscribed;
}

export function statusLabel({ subscription_status: status }: Pick<SubscriptionFields, "subscription_status">): string {
  return (status && subscriptionStatusLabels[status]) ?? otherSubscriptionStatusLabel;
}

export function statusTone({
  subscription_status: status,
}: Pick<SubscriptionFields, "subscription_status">): BadgeTone {
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

/** Returns what the signed-in person can do with the subscription. Only the owner of an account can change it. */
export function actionsFor(fields: SubscriptionFields): SubscriptionActions {
  const isOwner = fields.role === "owner";
  const runs = isRunning(fields) && !isGiven(fields);
  return {
    mayCancel: isOwner && !fields.cancel_at_period_end && (runs || isInGrace(fields)),
    mayReactivate: isOwner && fields.cancel_at_period_end && runs,
    maySubscribe: isOwner && !runs,
  };
}
