import type { SignIn } from "../../../adapters/identity/identity.ts";
import type { AccountsNeeds } from "../needs.ts";

export type CheckPassword = (username: string, password: string) => Promise<SignIn | null>;

/** Whose username and password these are, if anybody's. Wrong ones are counted against the username; too many are refused. */
export function createPasswordCheck({
  identity,
  spendFor,
}: Pick<AccountsNeeds, "identity" | "spendFor">): CheckPassword {
  return async (username, password) => {
    await spendFor("signIn", username);
    const giveBack = () => spendFor.giveBack("signIn", username);
    const found = await identity.checkPassword(username, password).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (found) await giveBack();
    return found;
  };
}
