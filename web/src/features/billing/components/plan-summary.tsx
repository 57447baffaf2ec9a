import type { UserType } from "@triptych/contract/basics";
import { plans, type SubscriptionCreation, trialFeature } from "@triptych/contract/billing";
import { Check } from "lucide-react";
import { formatDate, formatPounds } from "../../../platform/format.ts";
import { Badge } from "../../../ui/badge.tsx";

/** What is being bought: the plan, its price, what it holds, and when the first payment is taken. */
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
  const features = isTrialOffered ? [...plan.features, trialFeature] : plan.features;
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
      <ul className="mt-4 flex flex-col gap-2 text-[0.9375rem] leading-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {created && !created.hasUsedTrial && (
        <p className="mt-4 border-t border-accent/20 pt-3 text-sm text-ink-soft">
          Nothing is charged today. The first {formatPounds(created.firstChargePence)} are taken on{" "}
          {formatDate(created.firstChargeAt)}, unless you cancel before then.
        </p>
      )}
    </section>
  );
}
