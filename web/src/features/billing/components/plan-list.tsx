import { type UserType, userTypes } from "@triptych/contract/basics";
import { type Plan, plans, trialTexts } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { ChevronDown } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { PlanFeatures } from "./plan-features.tsx";

/** Lists all plans with their list prices, folded away, because they are about other people's accounts. */
export function PlanList({ ownType }: { ownType: UserType | null }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-md text-xl marker:content-none [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">All plans</h2>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {userTypes.map((userType) => (
          <li
            key={userType}
            data-accent={userType}
            className="flex flex-col rounded-xl border border-line bg-surface p-5 shadow-sm sm:p-6"
          >
            <PlanEntry plan={plans[userType]} isOwn={userType === ownType} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PlanEntry({ plan, isOwn }: { plan: Plan; isOwn: boolean }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg text-accent">{plan.name}</h3>
        {isOwn && <Badge>Your plan</Badge>}
        {plan.isFree && <Badge tone="success">Free for brands</Badge>}
      </div>
      <p className="mt-1.5">
        <span className="text-xl font-semibold">{formatPounds(plan.listPricePence)}</span>{" "}
        <span className="text-ink-soft">per month</span>
      </p>
      <p className="text-sm text-ink-soft">
        {plan.isFree
          ? `List price with a ${trialTexts.feature}. Brands always pay ${formatPounds(plan.pricePence)}.`
          : `Includes a ${trialTexts.feature} if you have not had one before.`}
      </p>
      <PlanFeatures features={plan.features} className="mt-4" />
    </>
  );
}
