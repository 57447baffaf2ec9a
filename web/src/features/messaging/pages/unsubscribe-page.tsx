import { BellOff, CircleAlert, MailX } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { dashboardPath } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { OutcomeCard } from "../../accounts/components/outcome-card.tsx";
import { useUnsubscribe } from "../api.ts";

/** Asks whether emails about unread messages should stop. Opening the link changes nothing, because mail scanners open links. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle>Unsubscribe</PageTitle>
      <Question token={search.get("token") ?? ""} />
    </>
  );
}

function Question({ token }: { token: string }) {
  const unsubscribe = useUnsubscribe();
  if (unsubscribe.isSuccess) {
    return (
      <OutcomeCard
        icon={<BellOff className="size-6" />}
        title="You are unsubscribed"
        text="You will no longer receive emails about unread messages. You can turn them on again in your settings."
        action={<ToSettings />}
      />
    );
  }
  if (token === "" || unsubscribe.isError) {
    const message = sentenceOf(
      unsubscribe.error,
      "This link is not complete. You can turn these emails off in your settings.",
    );
    return (
      <OutcomeCard
        tone="danger"
        icon={<CircleAlert className="size-6" />}
        title="That did not work"
        text={message}
        action={<ToSettings />}
      />
    );
  }
  return (
    <OutcomeCard
      icon={<MailX className="size-6" />}
      title="Stop emails about unread messages?"
      text="Your messages stay where they are; we will only stop emailing you about them."
      action={
        <Button isBusy={unsubscribe.isPending} onClick={() => unsubscribe.mutate({ body: { token } })}>
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
