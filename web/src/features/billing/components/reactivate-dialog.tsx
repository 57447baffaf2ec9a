import type { CurrentUser } from "@triptych/contract/accounts";
import { useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../../platform/format.ts";
import { paths, settingsPath, workspacePath } from "../../../platform/paths.ts";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useActivation } from "../use-activation.ts";
import { PlanSummary } from "./plan-summary.tsx";
import SubscriptionDialog from "./subscription-dialog.tsx";

/** Covers the dashboard of somebody whose subscription has ended, until they subscribe again or sign out. */
export default function ReactivateDialog({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const { activate, isActivating } = useActivation();
  const [isPaying, setIsPaying] = useState(false);
  const isOwner = user.role === "owner";
  if (user.userType === null) return null;

  if (isPaying)
    return (
      <SubscriptionDialog
        open
        email={user.email}
        userType={user.userType}
        hasUsedTrial={user.has_used_trial}
        offersWallet
        onPaid={(paid) => {
          setIsPaying(false);
          activate(paid);
        }}
        onClose={() => setIsPaying(false)}
      />
    );
  return (
    <Dialog
      open
      isDismissable={false}
      title="Reactivate Your Subscription"
      description={reasonFor(user)}
      footer={
        <>
          <Button variant="quiet" onClick={onSignOut} data-autofocus={isOwner ? undefined : true}>
            Sign Out
          </Button>
          {isOwner && (
            <Button data-autofocus isBusy={isActivating} onClick={() => setIsPaying(true)}>
              Subscribe Now
            </Button>
          )}
        </>
      }
    >
      <PlanSummary userType={user.userType} created={undefined} isTrialOffered={isOwner && !user.has_used_trial} />
      <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">
        Until then you can still{" "}
        <Link to={workspacePath("messages")} className={buttonClasses("link")}>
          read and answer your messages
        </Link>{" "}
        and{" "}
        <Link to={isOwner ? settingsPath("data") : paths.settings} className={buttonClasses("link")}>
          {isOwner ? "download your data" : "change your settings"}
        </Link>
        .
      </p>
    </Dialog>
  );
}

function reasonFor({ role, subscription_status: status, access_until: paidUntil }: CurrentUser): string {
  if (role !== "owner")
    return "Your agency's subscription has ended, and only its owner can renew it. We have kept everything. Until then your agency cannot search and does not appear in searches.";
  if (status === "canceled" && paidUntil)
    return `Your subscription was cancelled. You have paid until ${formatDate(paidUntil)}: you appear in searches until then, and we do not charge you for that time again.`;
  return "Your subscription has ended. We have kept your profile, contacts and messages. Until you subscribe again, you cannot search and do not appear in searches.";
}
