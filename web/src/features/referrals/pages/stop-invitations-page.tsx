import { BellOff, CircleAlert, MailX } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { OutcomeCard } from "../../accounts/components/outcome-card.tsx";
import { useStopInvitations } from "../api.ts";

/** Where the link at the foot of an invitation leads. Opening it changes nothing: mail scanners open links. */
export default function StopInvitationsPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle>Stop invitations</PageTitle>
      <Question token={search.get("token") ?? ""} />
    </>
  );
}

function Question({ token }: { token: string }) {
  const stop = useStopInvitations();
  if (stop.isSuccess)
    return (
      <OutcomeCard
        icon={<BellOff className="size-6" />}
        title="You will not be invited again"
        text="Whoever asks us to: we will not send another invitation to this address."
        action={<ToStart />}
      />
    );
  if (token === "" || stop.isError)
    return (
      <OutcomeCard
        tone="danger"
        icon={<CircleAlert className="size-6" />}
        title="That did not work"
        text={sentenceOf(stop.error, "This link is not complete. Please open it again from the letter.")}
        action={<ToStart />}
      />
    );
  return (
    <OutcomeCard
      icon={<MailX className="size-6" />}
      title="Stop invitations to this address?"
      text="We will not send another one, whoever asks us to. You can still sign up by yourself at any time."
      action={
        <Button isBusy={stop.isPending} onClick={() => stop.mutate({ body: { token } })}>
          Do not invite me again
        </Button>
      }
    />
  );
}

function ToStart() {
  return (
    <Button asChild variant="secondary">
      <Link to={paths.home}>Go to the start page</Link>
    </Button>
  );
}
