import { getCurrentUser, getOwnProfile, login, logout } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";
import { clientOf, createSignedInReply } from "./reply.ts";

export function sessionsRoutes(route: Route, accounts: AccountsService) {
  const replySignedIn = createSignedInReply(accounts);

  route(login, async (call) => {
    const deviceToken = accounts.cookies.readDevice(call.request.headers.cookie);
    return replySignedIn(call, await accounts.signIn({ ...call.body, ...clientOf(call), deviceToken }));
  });

  route(logout, async ({ request, reply }) => {
    await accounts.signOut(request.headers.cookie);
    accounts.cookies.clearSession(reply);
    return { message: "Signed out." };
  });

  for (const endpoint of [getCurrentUser, getOwnProfile]) {
    route(endpoint, ({ viewer }) => accounts.describeCaller(viewer), { authenticate: accounts.authenticateToDescribe });
  }
}
