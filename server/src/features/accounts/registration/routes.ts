import { checkRegistration, register } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";
import { markReferralDevice } from "./referral-device.ts";
import { clientOf, createSignedInReply } from "../sessions/reply.ts";

export function registrationRoutes(route: Route, accounts: AccountsService) {
  const replySignedIn = createSignedInReply(accounts);

  route(checkRegistration, ({ body }) => accounts.checkRegistration(body.username, body.email));

  route(register, async (call) => {
    const { cookie: cookies } = call.request.headers;
    const device = markReferralDevice(call, accounts.cookies.isSecure);
    return replySignedIn(call, await accounts.register({ ...call.body, ...clientOf(call), cookies, device }));
  });
}
