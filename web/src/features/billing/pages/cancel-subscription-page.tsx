import { userTypeLabels } from "@triptych/contract/basics";
import type { Cancellation } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { CircleAlert, CircleCheck, CircleHelp } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath, paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toastError } from "../../../ui/toast.ts";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";
import { useCancelByLink, useCancellation } from "../api.ts";

/** Cancels a subscription by the link in a reminder, without signing in. Opening the link changes nothing, because mail scanners open links. */
export default function CancelSubscriptionPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <>
      <PageTitle>Cancel Subscription</PageTitle>
      {token === "" ? (
        <Failed message="This link is not complete. Please sign in and cancel under Subscription." />
      ) : (
        <Found token={token} />
      )}
    </>
  );
}

function Found({ token }: { token: string }) {
  const { data, error, isPending } = useCancellation(token);
  if (isPending)
    return <OutcomeCard icon={<Spinner className="size-6" />} title="One moment" text="We are checking your link." />;
  if (error)
    return (
      <Failed
        message={sentenceOf(
          error,
          "We could not check your link. Please try again, or sign in and cancel under Subscription.",
        )}
      />
    );
  return data.isCancelled ? <Cancelled cancellation={data} /> : <Question token={token} cancellation={data} />;
}

function Question({ token, cancellation }: { token: string; cancellation: Cancellation }) {
  const { refresh } = useSession();
  const cancel = useCancelByLink();
  if (cancel.isSuccess) return <Cancelled cancellation={cancellation} message={cancel.data.message} />;
  const { userType, currentPeriodEnd, pricePence } = cancellation;
  const confirm = () =>
    cancel.mutate(
      { body: { token } },
      {
        onSuccess: () => void refresh(),
        onError: (error) => toastError(sentenceOf(error, "Failed to cancel subscription")),
      },
    );
  const plan = `your ${userTypeLabels[userType].toLowerCase()} subscription`;
  return (
    <OutcomeCard
      icon={<CircleHelp className="size-6" />}
      title="Are you sure you want to cancel?"
      text={
        currentPeriodEnd
          ? `The next payment of ${formatPounds(pricePence)} for ${plan} is taken on ${formatDate(currentPeriodEnd)}. If you cancel, you will not be charged again, and you keep access until that day.`
          : `You pay ${formatPounds(pricePence)} per month for ${plan}. If you cancel, you will not be charged again.`
      }
      action={
        <>
          <Button variant="danger" isBusy={cancel.isPending} onClick={confirm}>
            Yes, Cancel Subscription
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.home}>Keep Subscription</Link>
          </Button>
        </>
      }
    />
  );
}

function Cancelled({
  cancellation: { currentPeriodEnd },
  message = "You will not be charged again.",
}: {
  cancellation: Cancellation;
  message?: string;
}) {
  return (
    <OutcomeCard
      icon={<CircleCheck className="size-6" />}
      title="Subscription Canceled"
      text={`${message}${accessText(currentPeriodEnd)}`}
      action={<ToSubscription />}
    />
  );
}

function accessText(until: string | null): string {
  return until !== null && new Date(until) > new Date() ? ` You keep access until ${formatDate(until)}.` : "";
}

function Failed({ message }: { message: string }) {
  return (
    <OutcomeCard
      tone="danger"
      icon={<CircleAlert className="size-6" />}
      title="That did not work"
      text={message}
      action={<ToSubscription />}
    />
  );
}

function ToSubscription() {
  return (
    <Button asChild variant="secondary">
      <Link to={dashboardPath("subscription")}>Go to your subscription</Link>
    </Button>
  );
}
