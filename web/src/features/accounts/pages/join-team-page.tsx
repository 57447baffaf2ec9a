import { CircleAlert, UserRoundCheck, UsersRound } from "lucide-react";
import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { JoinTeamForm } from "../components/join-team-form.tsx";
import { OutcomeCard } from "../components/outcome-card.tsx";
import { SignOutFirst } from "../components/sign-out-first.tsx";
import { useTeamInvitation } from "../api.ts";

/** Lets somebody with an emailed team invitation create a sign-in of their own for the agency's account. */
export default function JoinTeamPage() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const [hasJoined, setHasJoined] = useState(false);
  const token = search.get("team") ?? "";
  if (hasJoined) return <Navigate to={paths.home} replace />;
  return (
    <>
      <PageTitle>Join a team</PageTitle>
      {token === "" ? (
        <Invalid message="This link is not complete." />
      ) : (
        <Invitation token={token} signedInAs={user?.username} onJoined={() => setHasJoined(true)} />
      )}
    </>
  );
}

function Invitation({
  token,
  signedInAs,
  onJoined,
}: {
  token: string;
  signedInAs: string | undefined;
  onJoined: () => void;
}) {
  const { data: invitation, error, isPending } = useTeamInvitation(token);
  if (isPending)
    return <OutcomeCard icon={<Spinner className="size-6" />} title="One moment" text="We are looking it up." />;
  if (error) return <Invalid message={sentenceOf(error, "Something went wrong. Please try again.")} />;
  const { agencyName, email } = invitation;
  if (signedInAs !== undefined) return <SignedInAlready agencyName={agencyName} username={signedInAs} />;
  return (
    <OutcomeCard
      icon={<UsersRound className="size-6" />}
      title={`Join ${agencyName}`}
      text={
        <>
          You will act as <bdi>{agencyName}</bdi>: the same profile, searches and conversations, with a username and a
          password of your own. It costs nothing more. Your email is <span className="break-all">{email}</span>.
        </>
      }
    >
      <JoinTeamForm token={token} agencyName={agencyName} onJoined={onJoined} />
    </OutcomeCard>
  );
}

function SignedInAlready({ agencyName, username }: { agencyName: string; username: string }) {
  return (
    <OutcomeCard
      icon={<UserRoundCheck className="size-6" />}
      title={`Join ${agencyName}`}
      text={`You are signed in as ${username}. A teammate has a sign-in of their own: sign out to make one.`}
      action={<SignOutFirst label="Sign out and join" />}
    />
  );
}

function Invalid({ message }: { message: string }) {
  return (
    <OutcomeCard
      tone="danger"
      icon={<CircleAlert className="size-6" />}
      title="This invitation cannot be used"
      text={`${message} The owner of the agency can send you another one.`}
      action={
        <Button asChild>
          <Link to={paths.signIn}>Go to sign in</Link>
        </Button>
      }
    />
  );
}
