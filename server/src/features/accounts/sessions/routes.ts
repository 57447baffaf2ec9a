import { getCurrentUser, getOwnProfile, login, logout } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/route.ts";
import type { AccountsService } from "../service.ts";
import { clientOf, createSignedInAnswer } from "./answer.ts";
import { clearSessionCookie } from "./cookie.ts";

export function sessionsRoutes(route: Route, accounts: AccountsService, isSecure: boolean) {
  const answerSignedIn = createSignedInAnswer(accounts, isSecure);

  route(login, async (call) => answerSignedIn(call, await accounts.signIn({ ...call.body, ...clientOf(call) })));

  route(logout, async ({ request, reply }) => {
    await accounts.signOut(request.headers.cookie);
    clearSessionCookie(reply, isSecure);
    return { message: "Signed out." };
  });

  route(getCurrentUser, ({ viewer }) => accounts.describe(viewer.signInId));
  route(getOwnProfile, ({ viewer }) => accounts.describe(viewer.signInId));
}
