import { findOperatorInvitation, registerOperator } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";
import { clientOf, createSignedInAnswer } from "../sessions/answer.ts";

export function operatorsRoutes(route: Route, accounts: AccountsService) {
  const { operators } = accounts;
  const answerSignedIn = createSignedInAnswer(accounts);

  route(findOperatorInvitation, ({ query }) => operators.findInvitation(query.token));

  route(registerOperator, async (call) =>
    answerSignedIn(call, await operators.register({ ...call.body, ...clientOf(call) })),
  );
}
