import { checkRegistration, login, register, resendVerification } from "../../platform/first-calls.ts";
import { useCommand } from "../../platform/query.ts";

export const useLogin = () => useCommand(login);
export const useCheckRegistration = () => useCommand(checkRegistration);
export const useRegister = () => useCommand(register);
export const useResendVerification = () => useCommand(resendVerification);
