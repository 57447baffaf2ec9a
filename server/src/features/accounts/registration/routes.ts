import { checkRegistration, register } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/route.ts";
import type { AccountsService } from "../service.ts";
import { sessionCookie, sessionCookieOptions } from "../sessions/cookie.ts";

export function registrationRoutes(route: Route, accounts: AccountsService, isSecure: boolean) {
  route(checkRegistration, ({ body }) => accounts.checkRegistration(body.username, body.email));

  route(register, async ({ body, request, reply }) => {
    const { user, token, expiresAt } = await accounts.register({ ...body, address: request.ip, userAgent: request.headers["user-agent"] });
    reply.setCookie(sessionCookie, token, sessionCookieOptions(isSecure, expiresAt));
    return { user };
  });
}
