import { afterCommit, type Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { AccountsDeps } from "../deps.ts";
import { hashOfLook } from "../tokens.ts";
import { accountsStore } from "../store.ts";

export type ClosingService = ReturnType<typeof closingService>;

interface Person {
  email: string;
  username: string;
}

/** Removes sign-ins and whole accounts. */
export function closingService({ identity, clock, queue, disconnectSession }: AccountsDeps) {
  /**
   * Removes sign-ins with their sessions, mailed links and queued jobs. Their usernames cannot be registered again for
   * `accountLimits.usernameRestDays`. Returns those that this call removed: of several calls at once, one removes each.
   */
  async function removeSignIns(tx: Transaction, signInIds: string[]): Promise<Person[]> {
    const [store, records] = [accountsStore(tx), identity.within(tx)];
    const signIns = await records.lockSignIns(signInIds);
    await queue.forget(
      tx,
      signIns.map(({ email }) => email),
    );
    for (const { id: signInId } of signIns) {
      const ended = await records.endSessions(signInId);
      afterCommit(() => ended.forEach(disconnectSession));
      const found = await store.findMember(signInId);
      if (found) await store.insertRestingLook(hashOfLook(found.member.usernameLook), clock.now());
      await store.removeMember(signInId);
      await records.removeSignIn(signInId);
    }
    return signIns.map(({ email, username }) => ({ email, username }));
  }

  /** Removes the user with all their sign-ins, and what other tables keep of them. Returns who they were, for a last email. */
  async function removeUser(tx: Transaction, userId: string): Promise<Person[]> {
    const members = await accountsStore(tx).listMembersOf([userId]);
    const removed = await removeSignIns(
      tx,
      members.map((member) => member.signInId),
    );
    await accountsStore(tx).removeUser(userId);
    return removed;
  }

  /** Removes the sign-in of somebody who is not the owner. Returns whose it was, for a last email; `null` when it does not exist. */
  async function removeTeammate(tx: Transaction, signInId: string): Promise<Person | null> {
    const found = await accountsStore(tx).findMember(signInId);
    if (found?.member.role !== "teammate") return null;
    return (await removeSignIns(tx, [signInId]))[0] ?? null;
  }

  /**
   * Locks the sign-ins of an account that is about to be removed, and returns the names and addresses by which others may
   * know it. Refuses when another call has removed it meanwhile.
   */
  async function describeLeaving(tx: Transaction, userId: string) {
    const user = await accountsStore(tx).findUser(userId);
    const members = await accountsStore(tx).listMembersOf([userId]);
    const signIns = await identity.within(tx).lockSignIns(members.map((member) => member.signInId));
    if (!user || signIns.length === 0) refuse("not_found");
    return { userId, username: user.username, emails: signIns.map(({ email }) => email) };
  }

  return { removeSignIns, removeUser, removeTeammate, describeLeaving };
}
