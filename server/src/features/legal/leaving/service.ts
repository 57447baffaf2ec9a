import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { LegalDeps } from "../deps.ts";
import { signInDeletedEmail, teammateLeftEmail } from "../emails.ts";
import { sendSignInDeleted, sendTeammateLeft } from "../job-definitions.ts";

/** Lets teammates delete their own sign-in without asking the owner of the agency. */
export function leavingService({ database, queue, mail, accounts, profiles, referrals, settings }: LegalDeps) {
  /** Deletes the sign-in and emails the agency's owner. The teammate's messages stay with the agency. */
  async function leave(viewer: Viewer): Promise<void> {
    const agencyName = await nameOf(viewer.userId);
    await database.transaction(async (tx) => {
      const removed = (await accounts.removeTeammate(tx, viewer.signInId)) ?? refuse("not_found");
      await referrals.forgetAddresses(tx, [removed.email]);
      await queue.add(tx, sendSignInDeleted, { ...removed, agencyName });
      await queue.add(tx, sendTeammateLeft, { userId: viewer.userId, username: removed.username });
    });
  }

  const mailDeleted = async ({ email, ...left }: { email: string; username: string; agencyName: string }) =>
    mail.send(await signInDeletedEmail({ to: email, ...left, ...settings }));

  async function mailOwner({ userId, username }: { userId: string; username: string }): Promise<void> {
    const owner = await accounts.findOwner(userId);
    if (!owner) return;
    const email = { to: owner.email, username: owner.username, teammate: username };
    await mail.send(await teammateLeftEmail({ ...email, agencyName: await nameOf(userId), ...settings }));
  }

  async function nameOf(userId: string): Promise<string> {
    return (await profiles.describe(userId))?.displayName ?? (await accounts.findOwner(userId))?.username ?? "";
  }

  return { leave, mailDeleted, mailOwner };
}
