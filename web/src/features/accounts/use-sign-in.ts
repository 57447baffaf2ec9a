import { resendVerification } from "@triptych/contract/email-address";
import { checkRegistration, login, register } from "@triptych/contract/sign-in";
import { useCommand } from "../../platform/query.ts";

export const useLogin = () => useCommand(login);
export const useCheckRegistration = () => useCommand(checkRegistration);
export const useRegister = () => useCommand(register);
export const useResendVerification = () => useCommand(resendVerification);
