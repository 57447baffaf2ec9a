import { requestPasswordReset, resetPassword, updatePassword } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/route.ts";
import type { AccountsService } from "../service.ts";

export function passwordsRoutes(route: Route, { passwords }: AccountsService) {
  route(requestPasswordReset, async ({ body }) => {
    await passwords.requestReset(body.email);
    return { message: "If an account exists with this email, you will receive a password reset link shortly." };
  });

  route(resetPassword, async ({ body }) => {
    await passwords.reset(body.token, body.newPassword);
    return { message: "Password reset successful" };
  });

  route(updatePassword, async ({ body, viewer }) => {
    await passwords.change(viewer, body.currentPassword, body.newPassword);
    return { message: "Password updated successfully" };
  });
}
