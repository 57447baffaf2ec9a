import { getCurrentUser, getOwnProfile, login, logout } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/route.ts";
import type { AccountsService } from "../service.ts";
import { sessionCookie, sessionCookieOptions } from "./cookie.ts";

export function sessionsRoutes(route: Route, accounts: AccountsService, isSecure: boolean) {
  route(login, async ({ body, request, reply }) => {
    const { user, token, expiresAt } = await accounts.signIn({ ...body, address: request.ip, userAgent: request.headers["user-agent"] });
    reply.setCookie(sessionCookie, token, sessionCookieOptions(isSecure, expiresAt));
    return { user };
  });

  route(logout, async ({ request, reply }) => {
    await accounts.signOut(request.headers.cookie);
    reply.clearCookie(sessionCookie, sessionCookieOptions(isSecure));
    return { message: "Signed out." };
  });

  route(getCurrentUser, ({ viewer }) => accounts.describe(viewer.signInId));
  route(getOwnProfile, ({ viewer }) => accounts.describe(viewer.signInId));
}
