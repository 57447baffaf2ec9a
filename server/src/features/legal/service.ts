import type { Viewer } from "../../platform/security/viewer.ts";
import type { LegalDeps } from "./deps.ts";
import { exportingService } from "./exporting/service.ts";
import { leavingService } from "./leaving/service.ts";
import { accountDeletedEmail } from "./emails.ts";
import { sendAccountDeleted } from "./job-definitions.ts";

export type LegalService = ReturnType<typeof legalService>;

/** Gives people the two things that they may demand by law: a copy of everything held about them, and deletion. */
export function legalService(deps: LegalDeps) {
  const { database, queue, mail, accounts, billing, files, matching, messaging, settings } = deps;
  const { shortlists, projects, referrals } = deps;
  const { exportRecords } = exportingService(deps);
  const leaving = leavingService(deps);

  /** Deletes an owner's whole account, or only the sign-in of a teammate. */
  async function deleteAccount(viewer: Viewer, password: string): Promise<void> {
    await accounts.passwords.requirePassword(viewer, password);
    await (viewer.role === "owner" ? deleteWholeAccount(viewer) : leaving.leave(viewer));
  }

  /** Deletes an account and ends its subscription in one transaction. */
  async function deleteWholeAccount(viewer: Viewer): Promise<void> {
    const hadSubscription = (await billing.findSubscription(viewer.userId)) !== null;
    await database.transaction(async (tx) => {
      await referrals.forgetPerson(tx, await accounts.describeLeaving(tx, viewer.userId));
      await billing.endWithAccount(tx, viewer.userId);
      await matching.forgetPerson(tx, viewer.userId);
      await shortlists.forgetPerson(tx, viewer.userId);
      await projects.forgetPerson(tx, viewer.userId);
      await messaging.attachments.forgetPerson(tx, viewer.userId);
      await files.forgetPerson(tx, viewer.userId);
      await referrals.noteLeaving(tx, viewer.userId);
      for (const person of await accounts.removeUser(tx, viewer.userId))
        await queue.add(tx, sendAccountDeleted, { ...person, hadSubscription });
    });
  }

  const mailDeleted = async ({ email, ...facts }: { email: string; username: string; hadSubscription: boolean }) =>
    mail.send(await accountDeletedEmail({ to: email, ...facts, ...settings }));

  return { exportRecords, deleteAccount, mailDeleted, leaving };
}
