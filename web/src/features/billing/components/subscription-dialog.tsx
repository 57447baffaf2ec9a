import { userTypeLabels, type UserType } from "@triptych/contract/basics";
import { type SubscriptionCreation, trialTexts } from "@triptych/contract/billing";
import { useEffect, useEffectEvent } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.ts";
import type { PaymentTask } from "../rules.ts";
import { useSubscriptionCreation } from "../use-subscription-creation.ts";
import { CardForm } from "./card-form.tsx";
import { PaymentFailure } from "./payment-failure.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { WalletForm } from "./wallet-form.tsx";

export interface SubscriptionDialogProps {
  open: boolean;
  email: string;
  userType: UserType;
  /** Says what is known before the subscription is started. */
  hasUsedTrial?: boolean;
  /** Offers a wallet beside the card. Registration takes cards only. */
  offersWallet?: boolean;
  onPaid: (paid: { customerId: string; subscriptionId: string; hasUsedTrial: boolean }) => void;
  onClose: () => void;
}

/** Starts a subscription, once each time it opens, and collects the card or the approval that it needs. Mount it when it opens. */
export default function SubscriptionDialog({
  open,
  email,
  userType,
  hasUsedTrial: usedBefore = false,
  offersWallet = false,
  onPaid,
  onClose,
}: SubscriptionDialogProps) {
  const { created, task, message, methods, method, choose } = useSubscriptionCreation({
    email,
    userType,
    offersWallet,
  });
  const hasUsedTrial = created?.hasUsedTrial ?? usedBefore;

  const finish = ({ customerId, subscriptionId }: SubscriptionCreation) =>
    onPaid({ customerId, subscriptionId, hasUsedTrial });
  const finishAtOnce = useEffectEvent(finish);
  useEffect(() => {
    if (created && task?.kind === "nothing") finishAtOnce(created);
  }, [created, task?.kind]);
  useEffect(() => {
    if (message) toast({ title: "Subscription Error", description: message, variant: "destructive" });
  }, [message]);

  const confirmed = () => {
    if (!created) return;
    toast(confirmation(userType, hasUsedTrial));
    finish(created);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={hasUsedTrial ? "Subscribe to Continue" : trialTexts.offer}
      accent={userType}
    >
      <div className="flex flex-col gap-6">
        <PlanSummary userType={userType} created={created} isTrialOffered={!hasUsedTrial} />
        {methods.length > 1 && (
          <RadioGroup
            legend="Pay with"
            options={methods.map((value) => ({ value, label: methodLabels[value] }))}
            value={method}
            onChange={choose}
          />
        )}
        {message ? (
          <PaymentFailure message={message} />
        ) : (
          <PaymentStep task={task} hasUsedTrial={hasUsedTrial} onConfirmed={confirmed} />
        )}
      </div>
    </Dialog>
  );
}

function PaymentStep({
  task,
  hasUsedTrial,
  onConfirmed,
}: {
  task: PaymentTask | undefined;
  hasUsedTrial: boolean;
  onConfirmed: () => void;
}) {
  if (task?.kind === "collectCard")
    return <CardForm key={task.clientSecret} task={task} hasUsedTrial={hasUsedTrial} onConfirmed={onConfirmed} />;
  if (task?.kind === "approveWallet")
    return <WalletForm subscriptionId={task.subscriptionId} onApproved={onConfirmed} />;
  return <SectionSpinner label="Preparing the payment form" />;
}

const methodLabels = { card: "Card", wallet: "PayPal" };

function confirmation(userType: UserType, hasUsedTrial: boolean) {
  const type = userTypeLabels[userType].toLowerCase();
  return hasUsedTrial
    ? { title: "Subscription Active", description: `Your ${type} subscription is now active.` }
    : {
        title: "Trial Started Successfully",
        description: trialTexts.started(type),
      };
}
