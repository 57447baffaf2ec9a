import type { UserType } from "@triptych/contract/basics";
import { plans, type SubscriptionCreation, trialTexts } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { formatDate } from "../../../platform/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { isChargedLater } from "../rules.ts";
import { PlanFeatures } from "./plan-features.tsx";

/** Shows what is being bought: the plan, its price and features, and when the first payment is taken. */
export function PlanSummary({
  userType,
  created,
  isTrialOffered = !created?.hasUsedTrial,
}: {
  userType: UserType;
  created: SubscriptionCreation | undefined;
  isTrialOffered?: boolean;
}) {
  const plan = plans[userType];
  const features = isTrialOffered ? [...plan.features, trialTexts.feature] : plan.features;
  return (
    <section aria-label={plan.name} className="rounded-lg bg-accent-soft p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{plan.name}</h3>
        <Badge className="bg-accent! text-on-panel! tracking-wide">BEST VALUE</Badge>
      </div>
      <p className="mt-1">
        <span className="text-2xl font-semibold">{formatPounds(plan.pricePence)}</span>{" "}
        <span className="text-ink-soft">per month</span>
      </p>
      <PlanFeatures features={features} className="mt-4" />
      {created && <p className="mt-4 border-t border-accent/20 pt-3 text-sm text-ink-soft">{chargeNotice(created)}</p>}
    </section>
  );
}

function chargeNotice(created: SubscriptionCreation): string {
  const sum = formatPounds(created.firstChargePence);
  if (!isChargedLater(created, new Date())) return `${sum} is charged today, and then every month until you cancel.`;
  return `Nothing is charged today. The first payment of ${sum} is taken on ${formatDate(created.firstChargeAt)}, unless you cancel before then.`;
}
