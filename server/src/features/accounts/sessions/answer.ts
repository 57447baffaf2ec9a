import type { login } from "@triptych/contract/accounts";
import type { CallOf } from "../../../platform/route.ts";
import type { AccountsService } from "../service.ts";
import { setSessionCookie } from "./cookie.ts";
import type { SignedIn } from "./service.ts";

type Call = Pick<CallOf<typeof login>, "request" | "reply">;

/** Hands the browser its new session. The one that it had before ends, so a cookie from before opens nothing. */
export function createSignedInAnswer(accounts: Pick<AccountsService, "signOut">, isSecure: boolean) {
  return async ({ request, reply }: Call, { user, token, expiresAt }: SignedIn) => {
    await accounts.signOut(request.headers.cookie);
    setSessionCookie(reply, { token, expiresAt }, isSecure);
    return { user };
  };
}

/** Where somebody signs in from, for the list of their sessions. */
export function clientOf({ request }: Pick<Call, "request">) {
  return { address: request.ip, userAgent: request.headers["user-agent"] };
}
