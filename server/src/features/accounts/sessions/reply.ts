import type { login } from "@triptych/contract/accounts";
import type { CallOf } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";
import type { SignedIn } from "./service.ts";

type Call = Pick<CallOf<typeof login>, "request" | "reply">;
type SessionDeps = Pick<AccountsService, "signOut" | "cookies" | "devices">;

/** Returns a function that gives the browser its new session. It ends the session that the browser had before. */
export function createSignedInReply(accounts: SessionDeps) {
  const rememberDevice = createDeviceMemory(accounts);
  return async (call: Call, { user, signInId, token, expiresAt }: SignedIn) => {
    await accounts.signOut(call.request.headers.cookie);
    accounts.cookies.setSession(call.reply, { token, expiresAt });
    rememberDevice(call, signInId);
    return { user };
  };
}

/** Returns a function that makes the browser remember that this person has signed in there. */
export function createDeviceMemory({ cookies, devices }: Pick<SessionDeps, "cookies" | "devices">) {
  return ({ request, reply }: Call, signInId: string) =>
    cookies.setDevice(reply, devices.remember(cookies.readDevice(request.headers.cookie), signInId));
}

/** Returns where somebody signs in from, for the list of their sessions. */
export function clientOf({ request }: Pick<Call, "request">) {
  return { address: request.ip, userAgent: request.headers["user-agent"] };
}
