import { afterCommit, type Transaction } from "../../../platform/database.ts";
import type { AccountsNeeds } from "../needs.ts";
import { accountsStore } from "../store.ts";

export type ClosingService = ReturnType<typeof closingService>;

/** Removing sign-ins and whole accounts. */
export function closingService({ identity, disconnectSession }: AccountsNeeds) {
  /** Their sessions end at once, and no link that was mailed to them works. */
  async function removeSignIns(tx: Transaction, signInIds: string[]): Promise<void> {
    const [store, records] = [accountsStore(tx), identity.within(tx)];
    for (const signInId of signInIds) {
      const ended = await records.endSessions(signInId);
      afterCommit(() => ended.forEach(disconnectSession));
      await store.removeTraces(signInId);
      await records.removeSignIn(signInId);
    }
  }

  /** Removes the user with all their sign-ins, and what other tables keep of them. Answers who it was, to tell them. */
  async function removeUser(tx: Transaction, userId: string): Promise<{ email: string; username: string }[]> {
    const members = await accountsStore(tx).listMembersOf([userId]);
    const signIns = await identity.within(tx).listSignIns(members.map((member) => member.signInId));
    await removeSignIns(
      tx,
      signIns.map((signIn) => signIn.id),
    );
    await accountsStore(tx).removeUser(userId);
    return signIns.map(({ email, username }) => ({ email, username }));
  }

  return { removeSignIns, removeUser };
}
