import type { findTeamInvitation } from "@triptych/contract/accounts";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { UsersRound } from "lucide-react";
import { useSearchParams } from "react-router";
import { type InvitationCard, InvitationPage } from "../components/invitation-page.tsx";
import { JoinTeamForm } from "../components/join-team-form.tsx";
import { useTeamInvitation } from "../api.ts";

/** Lets somebody with an emailed team invitation create a sign-in of their own for the agency's account. */
export default function JoinTeamPage() {
  const [search] = useSearchParams();
  const token = search.get("team") ?? "";
  const { data: invitation, error } = useTeamInvitation(token);
  return (
    <InvitationPage
      pageTitle="Join a team"
      token={token}
      error={error}
      card={invitation && cardOf(invitation)}
      renderForm={(onJoined) =>
        invitation && <JoinTeamForm token={token} agencyName={invitation.agencyName} onJoined={onJoined} />
      }
      invalid={{
        title: "This invitation cannot be used",
        help: "The owner of the agency can send you another one.",
      }}
    />
  );
}

const cardOf = ({ agencyName, email }: ReplyOf<typeof findTeamInvitation>): InvitationCard => ({
  icon: <UsersRound className="size-6" />,
  title: `Join ${agencyName}`,
  text: (
    <>
      You will share the profile, searches and conversations of <bdi>{agencyName}</bdi>, with a username and a password
      of your own. It costs nothing extra. Your email is <span className="break-all">{email}</span>.
    </>
  ),
  signOutText: "Every teammate has a sign-in of their own. Sign out to create yours.",
  signOutLabel: "Sign out and join",
});
