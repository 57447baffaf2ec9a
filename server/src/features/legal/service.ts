import { z } from "zod";
import { defineJob } from "../../platform/job.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { LegalDeps } from "./deps.ts";
import { exportingService } from "./exporting/service.ts";
import { accountDeletedLetter } from "./letters.ts";

export const mailAccountDeleted = defineJob(
  "legal.mail-account-deleted",
  z.object({ email: z.string(), username: z.string() }),
);

export type LegalService = ReturnType<typeof legalService>;

/** What people may ask of us by right: everything we hold about them, and to be forgotten. */
export function legalService(deps: LegalDeps) {
  const { database, queue, mail, accounts, billing, matching, settings } = deps;
  const { exportRecords } = exportingService(deps);

  /** Everything at once or nothing; the subscription ends with it. */
  async function deleteAccount(viewer: Viewer, password: string): Promise<void> {
    if (viewer.role !== "owner") refuse("forbidden", { message: "Only the owner of the account can delete it." });
    await accounts.passwords.requirePassword(viewer, password);
    await database.transaction(async (tx) => {
      await billing.endWithAccount(viewer.userId, tx);
      await matching.forgetPerson(tx, viewer.userId);
      for (const person of await accounts.removeUser(tx, viewer.userId))
        await queue.add(tx, mailAccountDeleted, person);
    });
  }

  const mailDeleted = async ({ email, username }: { email: string; username: string }) =>
    mail.send(await accountDeletedLetter({ to: email, username, ...settings }));

  return { exportRecords, deleteAccount, mailDeleted };
}
