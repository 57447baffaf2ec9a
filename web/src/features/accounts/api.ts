import {
  checkRegistration,
  login,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  updateEmail,
  verifyEmail,
} from "@triptych/contract/accounts";
import { useCommand, useEndpoint } from "../../platform/query.ts";

export const useLogin = () => useCommand(login);
export const useCheckRegistration = () => useCommand(checkRegistration);
export const useRegister = () => useCommand(register);
export const useRequestPasswordReset = () => useCommand(requestPasswordReset);
export const useResetPassword = () => useCommand(resetPassword);
export const useResendVerification = () => useCommand(resendVerification);
export const useUpdateEmail = () => useCommand(updateEmail);

/** Verifies once per token: the answer stays in the cache however often the page is drawn. */
export const useVerifyEmail = (token: string) =>
  useEndpoint(verifyEmail, { query: { token } }, { enabled: token !== "", gcTime: Infinity });
