import { z } from "zod";
import { emailAddress, NewUsername, newPassword, passwordRulesAt } from "./account-rules.ts";
import { Done, Id, Moment } from "./basics.ts";
import { SignedIn, teamRoles } from "./current-user.ts";
import { endpoint } from "./endpoint.ts";

export const TeamMember = z
  .object({ id: Id, username: z.string(), email: z.string(), role: z.enum(teamRoles), joinedAt: Moment })
  .describe("One of the people who act as one agency.");
export const TeamInvitation = z.object({ id: Id, email: z.string(), sentAt: Moment, expiresAt: Moment });
export const Team = z.object({ members: z.array(TeamMember), invitations: z.array(TeamInvitation) });
export type Team = z.infer<typeof Team>;

const ownerManagesTeam = "Only the owner of the account sees its team.";

export const getTeam = endpoint({
  method: "GET",
  path: "/api/team",
  access: "member",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Lists the agency's people and open invitations.",
  reply: Team,
  refusals: ["forbidden"],
});

export const inviteTeammate = endpoint({
  method: "POST",
  path: "/api/team/invitations",
  access: "subscriber",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Invites somebody to act as this agency.",
  body: z.strictObject({ email: emailAddress("Please enter a valid email address") }),
  reply: TeamInvitation,
  refusals: ["forbidden", "conflict"],
  limit: "invite",
});

export const resendTeamInvitation = endpoint({
  method: "POST",
  path: "/api/team/invitations/{invitationId}/resend",
  access: "subscriber",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Sends a team invitation again.",
  params: z.object({ invitationId: Id }),
  reply: TeamInvitation,
  refusals: ["forbidden", "not_found", "conflict"],
  limit: "invite",
});

export const withdrawTeamInvitation = endpoint({
  method: "DELETE",
  path: "/api/team/invitations/{invitationId}",
  access: "member",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Withdraws a team invitation.",
  params: z.object({ invitationId: Id }),
  reply: Done,
  refusals: ["forbidden", "not_found"],
});

export const removeTeammate = endpoint({
  method: "DELETE",
  path: "/api/team/members/{memberId}",
  access: "member",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Removes a teammate and ends their sessions at once.",
  params: z.object({ memberId: Id }),
  reply: Done,
  refusals: ["forbidden", "not_found"],
});

export const findTeamInvitation = endpoint({
  method: "GET",
  path: "/api/team/invitation",
  access: "public",
  feature: "accounts",
  summary: "Returns whose team a mailed invitation is for.",
  query: z.object({ token: z.string().min(1).max(512) }),
  reply: z.object({ agencyName: z.string(), email: z.string() }),
  refusals: ["invalid_token"],
});

export const joinTeam = endpoint({
  method: "POST",
  path: "/api/team/join",
  access: "public",
  feature: "accounts",
  summary: "Registers a teammate with a mailed invitation and signs in.",
  body: z.strictObject({
    token: z.string().min(1).max(512),
    username: NewUsername,
    password: newPassword(passwordRulesAt.register),
  }),
  reply: SignedIn,
  refusals: ["invalid_token", "username_taken", "email_taken"],
  limit: "register",
});
