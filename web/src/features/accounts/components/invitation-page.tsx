import { CircleAlert, UserRoundCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, Navigate } from "react-router";
import { type ApiError, sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { SignOutFirst } from "./sign-out-first.tsx";

export interface InvitationCard {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Asks somebody who is signed in to sign out first. */
  signOutText: string;
  signOutLabel: string;
}

export interface InvitationPageProps {
  pageTitle: string;
  token: string;
  error: ApiError | null;
  /** Describes the invitation; undefined while it is loading. */
  card: InvitationCard | undefined;
  /** Shows the form, which calls `onRegistered` once the account was created, before the session changes. */
  renderForm: (onRegistered: () => void) => ReactNode;
  /** Says that the link cannot be used, and who can send another one. */
  invalid: { title: string; help: string };
}

/** Creates an account by the link of an invitation. */
export function InvitationPage({ pageTitle, invalid, token, error, card, renderForm }: InvitationPageProps) {
  const [isRegistered, setIsRegistered] = useState(false);
  if (isRegistered) return <Navigate to={paths.home} replace />;
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      {token === "" ? (
        <Invalid message="This link is incomplete." {...invalid} />
      ) : error ? (
        <Invalid message={sentenceOf(error, "Something went wrong. Please try again.")} {...invalid} />
      ) : card ? (
        <Invitation card={card}>{renderForm(() => setIsRegistered(true))}</Invitation>
      ) : (
        <OutcomeCard icon={<Spinner className="size-6" />} title="One moment" text="We are checking your link." />
      )}
    </>
  );
}

function Invitation({ card, children }: { card: InvitationCard; children: ReactNode }) {
  const { user } = useSession();
  const { icon, title, text, signOutText, signOutLabel } = card;
  if (user)
    return (
      <OutcomeCard
        icon={<UserRoundCheck className="size-6" />}
        title={title}
        text={`You are signed in as ${user.username}. ${signOutText}`}
        action={<SignOutFirst label={signOutLabel} />}
      />
    );
  return (
    <OutcomeCard icon={icon} title={title} text={text}>
      {children}
    </OutcomeCard>
  );
}

function Invalid({ message, title, help }: { message: string; title: string; help: string }) {
  return (
    <OutcomeCard
      tone="danger"
      icon={<CircleAlert className="size-6" />}
      title={title}
      text={`${message} ${help}`}
      action={
        <Button asChild>
          <Link to={paths.signIn}>Go to sign in</Link>
        </Button>
      }
    />
  );
}
