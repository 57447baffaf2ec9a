import { findOperatorInvitation, registerOperator } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";
import { clientOf, createSignedInReply } from "../sessions/reply.ts";

export function operatorsRoutes(route: Route, accounts: AccountsService) {
  const { operators } = accounts;
  const replySignedIn = createSignedInReply(accounts);

  route(findOperatorInvitation, ({ query }) => operators.findInvitation(query.token));

  route(registerOperator, async (call) =>
    replySignedIn(call, await operators.register({ ...call.body, ...clientOf(call) })),
  );
}
