import { refuse } from "../../../platform/http/refusal.ts";
import type { ClosingService } from "../closing/service.ts";
import type { AccountsDeps } from "../deps.ts";
import { accountsStore } from "../store.ts";
import { hashToken } from "../tokens.ts";

interface ReclaimingDeps extends AccountsDeps {
  closing: ClosingService;
}

/** Gives an address back to whoever reads its mail, where somebody else registered with it. */
export function reclaimingService({ database, clock, identity, closing, onUnverifiedRemoved }: ReclaimingDeps) {
  /** Removes an account that never verified its address. The token is that of the verification link, and works once. */
  async function takeBack(token: string): Promise<void> {
    await database.transaction(async (tx) => {
      const taken = await accountsStore(tx).takeToken("verifyEmail", hashToken(token), clock.now());
      const signIn = taken && (await identity.within(tx).findSignIn({ id: taken.signInId }));
      if (!signIn || signIn.isEmailVerified || signIn.email !== taken.email) refuse("invalid_token");
      const found = await accountsStore(tx).findMember(signIn.id);
      if (found?.member.role !== "owner") {
        await closing.removeSignIns(tx, [signIn.id]);
      } else {
        await onUnverifiedRemoved(tx, found.user.id);
        await closing.removeUser(tx, found.user.id);
      }
    });
  }

  return { takeBack };
}
