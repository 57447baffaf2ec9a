import type { CurrentUser } from "@triptych/contract/accounts";
import { type PayingType, plans } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { statusLabel, statusTone } from "../subscription-status.ts";
import { PlanFeatures } from "./plan-features.tsx";

/** Shows the person's plan: its price, status, next payment and features. */
export function PlanCard({ user, children }: { user: CurrentUser & { userType: PayingType }; children: ReactNode }) {
  const plan = plans[user.userType];
  return (
    <section aria-label={plan.name} className="grid gap-6 rounded-lg bg-accent-soft p-5 sm:p-6 md:grid-cols-2">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="text-lg">{plan.name}</h3>
          <Badge tone={statusTone(user)} className="bg-surface! whitespace-normal!">
            {statusLabel(user)}
          </Badge>
        </div>
        <p className="mt-1.5">
          <span className="text-2xl font-semibold">{formatPounds(plan.pricePence)}</span>{" "}
          <span className="text-ink-soft">per month</span>
        </p>
        {children}
      </div>
      <PlanFeatures features={plan.features} className="md:border-s md:border-accent/20 md:ps-6" />
    </section>
  );
}
