import type { login } from "@triptych/contract/accounts";
import type { CallOf } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";
import type { SignedIn } from "./service.ts";

type Call = Pick<CallOf<typeof login>, "request" | "reply">;
type SessionParts = Pick<AccountsService, "signOut" | "cookies" | "devices">;

/** Hands the browser its new session. The one that it had before ends, so a cookie from before opens nothing. */
export function createSignedInAnswer(accounts: SessionParts) {
  const rememberDevice = createDeviceMemory(accounts);
  return async (call: Call, { user, signInId, token, expiresAt }: SignedIn) => {
    await accounts.signOut(call.request.headers.cookie);
    accounts.cookies.setSession(call.reply, { token, expiresAt });
    rememberDevice(call, signInId);
    return { user };
  };
}

/** Lets the browser remember that this person has proven there who they are. */
export function createDeviceMemory({ cookies, devices }: Pick<SessionParts, "cookies" | "devices">) {
  return ({ request, reply }: Call, signInId: string) =>
    cookies.setDevice(reply, devices.remember(cookies.readDevice(request.headers.cookie), signInId));
}

/** Where somebody signs in from, for the list of their sessions. */
export function clientOf({ request }: Pick<Call, "request">) {
  return { address: request.ip, userAgent: request.headers["user-agent"] };
}
