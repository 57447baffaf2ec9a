import { accountLimits } from "@triptych/contract/accounts";
import { Link } from "react-router";
import { settingsPath } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useTeam } from "../api.ts";
import { InviteTeammateForm } from "./invite-teammate-form.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { TeamInvitationList } from "./team-invitation-list.tsx";
import { TeamMemberList } from "./team-member-list.tsx";

/** Lists the team of an agency. Its owner invites and removes teammates, who see only whose account it is. */
export function TeamSettings() {
  const { role, displayName } = useUser();
  return (
    <SettingsSection
      title="Team"
      description={`Your plan can be shared with anyone in the agency: up to ${accountLimits.teamMembers} people, each with a username and password of their own. Messages show which teammate wrote them.`}
    >
      {role === "owner" ? (
        <TeamOfOwner />
      ) : (
        <p>
          You are a teammate of <bdi className="font-semibold">{displayName}</bdi>. The owner of the account manages the
          team, the subscription and the account's data. You can leave the team under{" "}
          <Link to={settingsPath("data")} className="text-accent underline underline-offset-4">
            Your data
          </Link>
          .
        </p>
      )}
    </SettingsSection>
  );
}

function TeamOfOwner() {
  const { data: team, isPending, isError, isFetching, refetch } = useTeam();
  if (isPending) return <SectionSpinner label="Loading your team" />;
  if (isError)
    return (
      <ErrorState message="Your team could not be loaded." onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  const isFull = team.members.length + team.invitations.length >= accountLimits.teamMembers;
  return (
    <div className="flex flex-col gap-7">
      <TeamMemberList members={team.members} />
      {team.invitations.length > 0 && <TeamInvitationList invitations={team.invitations} />}
      {isFull ? (
        <p className="text-ink-soft">
          Your team is full: it has {accountLimits.teamMembers} people, open invitations included.
        </p>
      ) : (
        <InviteTeammateForm />
      )}
    </div>
  );
}
