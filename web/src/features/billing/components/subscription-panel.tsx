import type { CurrentUser } from "@triptych/contract/accounts";
import { type PayingType, payingTypes } from "@triptych/contract/billing";
import { CreditCard } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSession, useUser } from "../../../platform/session.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { actionsFor, isInGrace } from "../subscription-status.ts";
import { useBillingInformation } from "../api.ts";
import { BillingStatus } from "./billing-status.tsx";
import { CancelSubscription } from "./cancel-subscription.tsx";
import { PastDueNotice } from "./past-due-notice.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanList } from "./plan-list.tsx";
import { ReactivateSubscription } from "./reactivate-subscription.tsx";
import { SubscribeNow } from "./subscribe-now.tsx";

/** Shows the Subscription tab: what is paid and when, with buttons to cancel, reactivate and subscribe. */
export default function SubscriptionPanel() {
  const user = useUser();
  return (
    <div className="flex flex-col gap-8">
      {isPaying(user) ? <OwnSubscription user={user} /> : <NothingToPay />}
      <PlanList ownType={user.userType} />
    </div>
  );
}

type PayingUser = CurrentUser & { userType: PayingType };

function isPaying(user: CurrentUser): user is PayingUser {
  return payingTypes.some((type) => type === user.userType);
}

function OwnSubscription({ user }: { user: PayingUser }) {
  const { refresh } = useSession();
  const billing = useBillingInformation(user);
  const { mayCancel, mayReactivate, maySubscribe } = actionsFor(user);
  const card = useFocusAfterChange(`${user.subscription_status} ${user.cancel_at_period_end}`);
  return (
    <Card ref={card} tabIndex={-1} className="focus:outline-none">
      <CardHeader title={titles[user.userType]} description={descriptions[user.userType]} />
      <CardBody className="flex flex-col gap-6">
        {isInGrace(user) && <PastDueNotice user={user} />}
        <PlanCard user={user}>
          <BillingStatus user={user} billing={billing} />
        </PlanCard>
        {user.role === "owner" ? (
          <div className="flex flex-col gap-2.5 sm:flex-row">
            {maySubscribe && <SubscribeNow user={user} />}
            {mayReactivate && <ReactivateSubscription onDone={refresh} />}
            {mayCancel && <CancelSubscription user={user} information={billing.data} onDone={refresh} />}
          </div>
        ) : (
          <Notice>Only the owner of your agency's account can change its subscription.</Notice>
        )}
      </CardBody>
    </Card>
  );
}

/** Focuses the card after a change that removed the pressed button, so that the keyboard does not start at the top of the page. */
function useFocusAfterChange(state: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}

function NothingToPay() {
  return (
    <Card>
      <CardHeader title="Your subscription" />
      <EmptyState
        icon={<CreditCard />}
        title="Nothing to pay"
        description="This account does not need a subscription."
      />
    </Card>
  );
}

const titles: Record<PayingType, string> = {
  agency: "Your agency subscription",
  freelancer: "Your freelancer subscription",
};

const descriptions: Record<PayingType, string> = {
  agency: "One monthly fee lets your agency be found by brands and connect with freelance talent.",
  freelancer: "One monthly fee lets you be found by brands and agencies, and connect with other freelancers.",
};
