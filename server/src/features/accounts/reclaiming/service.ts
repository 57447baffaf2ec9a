import { refuse } from "../../../platform/http/refusal.ts";
import type { ClosingService } from "../closing/service.ts";
import type { AccountsDeps } from "../deps.ts";
import { accountsStore } from "../store.ts";
import { hashToken } from "../tokens.ts";

/** Takes an address back from an account that never verified it: whoever reads the mail of an address decides over it. */
export function reclaimingService(deps: AccountsDeps, { closing }: { closing: ClosingService }) {
  const { database, clock, identity, onUnverifiedRemoved } = deps;

  /** Removes the account. The token is that of the link which would have verified it, and works once. */
  async function takeBack(token: string): Promise<void> {
    await database.transaction(async (tx) => {
      const taken = await accountsStore(tx).takeToken("verifyEmail", hashToken(token), clock.now());
      const signIn = taken && (await identity.within(tx).findSignIn({ id: taken.signInId }));
      if (!signIn || signIn.isEmailVerified || signIn.email !== taken.email) refuse("invalid_token");
      const found = await accountsStore(tx).findMember(signIn.id);
      if (found?.member.role !== "owner") return closing.removeSignIns(tx, [signIn.id]);
      await onUnverifiedRemoved(tx, found.user.id);
      await closing.removeUser(tx, found.user.id);
    });
  }

  return { takeBack };
}
