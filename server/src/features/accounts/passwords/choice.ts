import { refuse } from "../../../platform/http/refusal.ts";
import type { AccountsDeps } from "../deps.ts";

const easyToGuess =
  "This password is easy to guess: it is a common one, or close to your name. Please choose another one.";

export interface ChosenPassword {
  password: string;
  username: string;
  email: string;
  /** Names the form field where it was typed. */
  field?: "password" | "newPassword";
}

/** Returns a function that hashes a chosen password, or refuses one that is easy to guess. */
export function createPasswordChoice({ identity }: Pick<AccountsDeps, "identity">) {
  return async ({ password, field = "password", ...owner }: ChosenPassword): Promise<string> => {
    if (await identity.isEasyToGuess(password, owner))
      refuse("invalid_input", { message: easyToGuess, details: [{ field, message: easyToGuess }] });
    return identity.hashPassword(password);
  };
}
