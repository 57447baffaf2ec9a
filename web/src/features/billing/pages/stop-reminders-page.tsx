import { BellOff, CircleAlert, MailX } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { OutcomeCard } from "../../accounts/components/outcome-card.tsx";
import { useStopReminders } from "../api.ts";

/** Asks whether the reminders before a payment should stop. Opening the link changes nothing: mail scanners open links. */
export default function StopRemindersPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle>Stop payment reminders</PageTitle>
      <Question token={search.get("token") ?? ""} />
    </>
  );
}

function Question({ token }: { token: string }) {
  const stop = useStopReminders();
  if (stop.isSuccess)
    return (
      <OutcomeCard
        icon={<BellOff className="size-6" />}
        title="You are unsubscribed"
        text="We will no longer remind you before a payment. You can turn the reminders on again in your settings."
        action={<ToSettings />}
      />
    );
  if (token === "" || stop.isError)
    return (
      <OutcomeCard
        tone="danger"
        icon={<CircleAlert className="size-6" />}
        title="That did not work"
        text={sentenceOf(stop.error, "This link is not complete. You can turn the reminders off in your settings.")}
        action={<ToSettings />}
      />
    );
  return (
    <OutcomeCard
      icon={<MailX className="size-6" />}
      title="Stop payment reminders?"
      text="We will no longer email you before a payment is taken. Your subscription continues as it is, and we still tell you when something changes."
      action={
        <Button isBusy={stop.isPending} onClick={() => stop.mutate({ body: { token } })}>
          Unsubscribe
        </Button>
      }
    />
  );
}

function ToSettings() {
  return (
    <Button asChild variant="secondary">
      <Link to={dashboardPath("settings")}>Go to settings</Link>
    </Button>
  );
}
