import { requestPasswordReset, resetPassword, updatePassword } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";
import { createDeviceMemory } from "../sessions/reply.ts";

export function passwordsRoutes(route: Route, accounts: AccountsService) {
  const { passwords } = accounts;
  const rememberDevice = createDeviceMemory(accounts);

  route(requestPasswordReset, async ({ body }) => {
    await passwords.requestReset(body.email);
    return { message: "If an account exists with this email, you will receive a password reset link shortly." };
  });

  // NOTE: remembering the browser lets the owner of the mailbox sign in, however many wrong passwords others have tried.
  route(resetPassword, async (call) => {
    const { signInId } = await passwords.reset(call.body.token, call.body.newPassword);
    rememberDevice(call, signInId);
    return { message: "Password reset successful" };
  });

  route(updatePassword, async ({ body, viewer }) => {
    await passwords.change(viewer, body.currentPassword, body.newPassword);
    return { message: "Password updated successfully" };
  });
}
