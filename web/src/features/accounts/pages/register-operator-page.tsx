import { CircleAlert, ShieldCheck, UserRoundCheck } from "lucide-react";
import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { OutcomeCard } from "../components/outcome-card.tsx";
import { RegisterOperatorForm } from "../components/register-operator-form.tsx";
import { SignOutFirst } from "../components/sign-out-first.tsx";
import { useOperatorInvitation } from "../api.ts";

/** Registers an account for a reserved username, by the link that the operator command prints. */
export default function RegisterOperatorPage() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const [isRegistered, setIsRegistered] = useState(false);
  const token = search.get("operator") ?? "";
  if (isRegistered) return <Navigate to={paths.home} replace />;
  return (
    <>
      <PageTitle>Create your account</PageTitle>
      {token === "" ? (
        <Invalid message="This link is not complete." />
      ) : (
        <Invitation token={token} signedInAs={user?.username} onRegistered={() => setIsRegistered(true)} />
      )}
    </>
  );
}

function Invitation({
  token,
  signedInAs,
  onRegistered,
}: {
  token: string;
  signedInAs: string | undefined;
  onRegistered: () => void;
}) {
  const { data: invitation, error, isPending } = useOperatorInvitation(token);
  if (isPending)
    return <OutcomeCard icon={<Spinner className="size-6" />} title="One moment" text="We are looking it up." />;
  if (error) return <Invalid message={sentenceOf(error, "Something went wrong. Please try again.")} />;
  const { username, isAdmin } = invitation;
  if (signedInAs !== undefined)
    return (
      <OutcomeCard
        icon={<UserRoundCheck className="size-6" />}
        title={`Create the account ${username}`}
        text={`You are signed in as ${signedInAs}. Sign out to create this one.`}
        action={<SignOutFirst label="Sign out and create it" />}
      />
    );
  return (
    <OutcomeCard
      icon={<ShieldCheck className="size-6" />}
      title={`Create the account ${username}`}
      text={
        isAdmin
          ? "It is an operator's account: it sees the admin pages once you have verified your email."
          : "The username is set. Choose a password and say which email is yours."
      }
    >
      <RegisterOperatorForm token={token} username={username} onRegistered={onRegistered} />
    </OutcomeCard>
  );
}

function Invalid({ message }: { message: string }) {
  return (
    <OutcomeCard
      tone="danger"
      icon={<CircleAlert className="size-6" />}
      title="This link cannot be used"
      text={`${message} The person who runs the server can create another one.`}
      action={
        <Button asChild>
          <Link to={paths.signIn}>Go to sign in</Link>
        </Button>
      }
    />
  );
}
