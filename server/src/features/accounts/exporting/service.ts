import { leaveOut } from "../../../platform/database/leave-out.ts";
import type { AccountsDeps } from "../deps.ts";
import type { MemberRow } from "../store.ts";
import { exportingStore } from "./store.ts";

/** Puts together what is held about accounts and the people who sign in to them, without secrets. */
export function exportingService({ database, identity }: AccountsDeps) {
  const store = exportingStore(database);

  /** Returns the account with everybody who acts as it, for its owner; `null` when it does not exist. */
  async function exportAccount(userId: string) {
    const user = await store.findUser(userId);
    if (!user) return null;
    const members = await store.listMembers(userId);
    return {
      ...user,
      people: await Promise.all(members.map(exportMember)),
      teamInvitations: leaveOut(await store.listTeamInvitations(userId), "userId", "tokenHash"),
    };
  }

  /** Returns one person's own sign-in, for that person; `null` when it does not exist. */
  async function exportSignIn(signInId: string) {
    const member = await store.findMember(signInId);
    return member && exportMember(member);
  }

  async function exportMember(member: MemberRow) {
    const { signInId } = member;
    const { signIn, sessions, credentials } = await identity.within(database).exportSignIn(signInId);
    return {
      ...leaveOut([member], "userId", "usernameLook")[0]!,
      ...signIn,
      sessions,
      credentials,
      pendingEmails: leaveOut(await store.listPendingEmails(signInId), "signInId"),
      mailedLinks: leaveOut(await store.listEmailTokens(signInId), "signInId", "tokenHash"),
    };
  }

  return { exportAccount, exportSignIn };
}
