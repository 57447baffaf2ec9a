import { userTypeLabels, type UserType } from "@triptych/contract/basics";
import { createSubscription, type PayingType, type SubscriptionCreation } from "@triptych/contract/billing";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId } from "react";
import type { z } from "zod";
import { call } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.ts";
import { paymentTaskOf, subscriptionErrorOf } from "../rules.ts";
import { CardForm } from "./card-form.tsx";
import { PlanSummary } from "./plan-summary.tsx";

export interface SubscriptionDialogProps {
  open: boolean;
  email: string;
  userType: UserType;
  onPaid: (paid: { customerId: string; subscriptionId: string; hasUsedTrial: boolean }) => void;
  onClose: () => void;
}

/** Starts a subscription, once per opening, and collects the card that it needs. Mount it when it opens. */
export default function SubscriptionDialog({ open, email, userType, onPaid, onClose }: SubscriptionDialogProps) {
  const opening = useId();
  const { data: created, error } = useQuery({
    queryKey: ["create-subscription", opening, email, userType],
    queryFn: () => call(createSubscription, { body: { email, userType: userType as z.infer<typeof PayingType> } }),
    enabled: open,
    gcTime: 0,
  });
  const task = created && paymentTaskOf(created);
  const message = error ? subscriptionErrorOf(error) : task?.kind === "impossible" ? task.message : undefined;

  const finish = ({ customerId, subscriptionId, hasUsedTrial }: SubscriptionCreation) =>
    onPaid({ customerId, subscriptionId, hasUsedTrial });
  const finishAtOnce = useEffectEvent(finish);
  useEffect(() => {
    if (created && task?.kind === "nothing") finishAtOnce(created);
  }, [created, task?.kind]);
  useEffect(() => {
    if (message) toast({ title: "Subscription Error", description: message, variant: "destructive" });
  }, [message]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={created?.hasUsedTrial ? "Subscribe to Continue" : "Start your 30-day free trial"}
    >
      <div data-accent={userType} className="flex flex-col gap-6">
        <PlanSummary userType={userType} created={created} />
        {message ? (
          <Notice tone="danger">
            {message}{" "}
            <Button variant="secondary" size="sm" onClick={() => location.reload()} className="mt-3 flex!">
              Try Again
            </Button>
          </Notice>
        ) : task?.kind === "collectCard" && created ? (
          <CardForm
            task={task}
            hasUsedTrial={created.hasUsedTrial}
            onConfirmed={() => {
              toast(confirmation(userType, created.hasUsedTrial));
              finish(created);
            }}
          />
        ) : (
          <SectionSpinner label="Preparing the payment form" />
        )}
      </div>
    </Dialog>
  );
}

function confirmation(userType: UserType, hasUsedTrial: boolean) {
  const type = userTypeLabels[userType].toLowerCase();
  return hasUsedTrial
    ? { title: "Subscription Active", description: `Your ${type} subscription is now active.` }
    : {
        title: "Trial Started Successfully",
        description: `Your free ${type} trial has started. You won't be charged for 30 days.`,
      };
}
