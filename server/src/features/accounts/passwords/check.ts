import type { SignIn } from "../../../adapters/identity/identity.ts";
import { networkOf, type Spending } from "../../../platform/security/rate-limiter.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { AccountsDeps } from "../deps.ts";
import type { Devices } from "../sessions/devices.ts";

export interface Attempt {
  username: string;
  password: string;
  address: string;
  /** Is the browser's cookie that lists who signed in there before. */
  deviceToken?: string | null | undefined;
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

interface PasswordCheckDeps extends Pick<AccountsDeps, "database" | "identity" | "spend" | "spendFor"> {
  devices: Devices;
}

/**
 * Checks passwords and limits wrong ones, so that nobody can guess a password and nobody can lock somebody else out. It counts
 * per account and network; per account and browser for those who signed in there before; and per person for those who are
 * signed in. NOTE: every attempt is counted before it is checked, so that many at once cannot exceed the limit; right ones are
 * then taken off again.
 */
export function createPasswordCheck({ database, identity, spend, spendFor, devices }: PasswordCheckDeps) {
  /** Returns the sign-in that has this username and password, or `null`. */
  async function checkAttempt({ username, password, address, deviceToken }: Attempt): Promise<SignIn | null> {
    const device = devices.read(deviceToken);
    const holder = device && (await identity.within(database).findSignIn({ username }));
    if (device && holder && device.signInIds.includes(holder.id))
      return count([["signIn", `${device.id} ${holder.id}`]], () => identity.checkPassword(username, password));

    await spend("signIn", { address });
    const budgets: Spending[] = [
      ["signIn", `${networkOf(address)} ${username}`],
      ["signInAnywhere", username],
    ];
    return count(budgets, () => identity.checkPassword(username, password));
  }

  /** Refuses a password that is not the viewer's with `wrong_password`. `field` names the form field where it was typed. */
  async function requirePassword(viewer: Viewer, password: string, field = "currentPassword"): Promise<void> {
    const found = await count([["confirmPassword", viewer.signInId]], () =>
      identity.checkPassword(viewer.username, password),
    );
    if (found) return;
    refuse("wrong_password", { details: [{ field, message: "Current password is incorrect" }] });
  }

  async function count(budgets: Spending[], check: () => Promise<SignIn | null>): Promise<SignIn | null> {
    for (const budget of budgets) await spendFor(...budget);
    const giveBack = () => Promise.all(budgets.map((budget) => spendFor.giveBack(...budget)));
    const found = await check().catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (found) await giveBack();
    return found;
  }

  return { checkAttempt, requirePassword };
}
