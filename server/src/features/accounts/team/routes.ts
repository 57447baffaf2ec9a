import {
  findTeamInvitation,
  getTeam,
  inviteTeammate,
  joinTeam,
  removeTeammate,
  resendTeamInvitation,
  withdrawTeamInvitation,
} from "@triptych/contract/accounts";
import type { Route } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";
import { clientOf, createSignedInReply } from "../sessions/reply.ts";

export function teamRoutes(route: Route, accounts: AccountsService) {
  const { team } = accounts;
  const replySignedIn = createSignedInReply(accounts);

  route(getTeam, ({ viewer }) => team.getTeam(viewer));
  route(inviteTeammate, ({ body, viewer }) => team.invite(viewer, body.email));
  route(resendTeamInvitation, ({ params, viewer }) => team.resend(viewer, params.invitationId));

  route(withdrawTeamInvitation, async ({ params, viewer }) => {
    await team.withdraw(viewer, params.invitationId);
    return { message: "The invitation was withdrawn." };
  });

  route(removeTeammate, async ({ params, viewer }) => {
    await team.remove(viewer, params.memberId);
    return { message: "They can no longer act as your agency." };
  });

  route(findTeamInvitation, ({ query }) => team.findInvitation(query.token));

  route(joinTeam, async (call) => replySignedIn(call, await team.join({ ...call.body, ...clientOf(call) })));
}
