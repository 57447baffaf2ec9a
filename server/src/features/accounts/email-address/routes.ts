import { resendVerification, updateEmail, verifyEmail } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";

export function emailsRoutes(route: Route, { emails }: AccountsService) {
  route(verifyEmail, async ({ query }) => {
    await emails.verify(query.token);
    return { message: "Email Verified" };
  });

  route(resendVerification, async ({ body }) => {
    await emails.resend(body.email);
    return { message: "If this address waits to be verified, a new link is on its way." };
  });

  route(updateEmail, ({ body, viewer }) => emails.change(viewer, body));
}
