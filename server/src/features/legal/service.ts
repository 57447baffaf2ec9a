import { z } from "zod";
import type { Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { defineJob } from "../../platform/job.ts";
import type { Queue } from "../../platform/queue.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { AdminService } from "../admin/service.ts";
import type { BillingService } from "../billing/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { MessagingService } from "../messaging/service.ts";
import type { ProfilesService } from "../profiles/service.ts";
import type { ProjectsService } from "../projects/service.ts";
import type { ReferralsService } from "../referrals/service.ts";
import { exportingService } from "./exporting/service.ts";
import { accountDeletedLetter } from "./letters.ts";

export interface LegalNeeds {
  database: Database;
  clock: Clock;
  queue: Queue;
  mail: Mail;
  accounts: Pick<AccountsService, "exportAccount" | "exportSignIn" | "listPeople" | "passwords" | "removeUser">;
  billing: Pick<BillingService, "exportBilling" | "endWithAccount">;
  profiles: Pick<ProfilesService, "exportProfile">;
  messaging: Pick<MessagingService, "exportMessaging" | "exportWrittenBy">;
  matching: Pick<MatchingService, "exportMatching" | "forgetPerson">;
  projects: Pick<ProjectsService, "exportProjects">;
  referrals: Pick<ReferralsService, "exportReferrals">;
  admin: Pick<AdminService, "exportAudit">;
  settings: { publicUrl: string; productName: string };
}

export const mailAccountDeleted = defineJob(
  "legal.mail-account-deleted",
  z.object({ email: z.string(), username: z.string() }),
);

export type LegalService = ReturnType<typeof legalService>;

/** What people may ask of us by right: everything we hold about them, and to be forgotten. */
export function legalService(needs: LegalNeeds) {
  const { database, queue, mail, accounts, billing, matching, settings } = needs;
  const { exportRecords } = exportingService(needs);

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
