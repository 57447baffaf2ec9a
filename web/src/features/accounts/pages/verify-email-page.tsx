import { CircleAlert, MailCheck } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.ts";
import { useVerifyEmail } from "../api.ts";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";
import { TakeBackAddress } from "../components/take-back-address.tsx";

/** Milliseconds until a verified person is taken to the dashboard. */
const homeAfterMs = 3_000;

/** Verifies an email address by an emailed link, and says whether it worked. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <>
      <PageTitle>Email verification</PageTitle>
      {token === "" ? (
        <Failed message="Invalid verification link" />
      ) : search.has("take-back") ? (
        <TakeBackAddress token={token} />
      ) : (
        <Verifying token={token} />
      )}
    </>
  );
}

function Verifying({ token }: { token: string }) {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const { isPending, isSuccess, error } = useVerifyEmail(token);

  const verified = useEffectEvent(() => {
    toast({ title: "Email Verified", description: "Your email address has been verified." });
    void refresh();
    return setTimeout(() => void navigate(paths.home), homeAfterMs);
  });
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = verified();
    return () => clearTimeout(timer);
  }, [isSuccess]);

  const message = error && sentenceOf(error, "Email verification failed. Please try again.");
  if (isPending)
    return (
      <OutcomeCard icon={<Spinner className="size-6" />} title="Verifying your email" text="This takes a moment." />
    );
  if (message) return <Failed message={message} />;
  return (
    <OutcomeCard
      tone="success"
      icon={<MailCheck className="size-6" />}
      title="Email Verified"
      text="Thank you. We're taking you to your dashboard."
      action={
        <Button asChild>
          <Link to={paths.home}>Continue</Link>
        </Button>
      }
    />
  );
}

const failedTitle = "Email verification failed";

/** Leaves out of a message what the title above it says already. */
function withoutTitle(message: string): string | undefined {
  return (
    (message.startsWith(failedTitle) ? message.slice(failedTitle.length).replace(/^\W+/, "") : message) || undefined
  );
}

function Failed({ message }: { message: string }) {
  return (
    <OutcomeCard
      tone="danger"
      icon={<CircleAlert className="size-6" />}
      title={failedTitle}
      text={withoutTitle(message)}
      action={
        <Button asChild>
          <Link to={paths.home}>Sign in to get a new link</Link>
        </Button>
      }
    />
  );
}
