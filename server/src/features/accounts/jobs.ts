import type { Queue } from "../../platform/jobs/queue.ts";
import {
  removeExpired,
  sendEmailChangeAsked,
  sendEmailChanged,
  sendPasswordChanged,
  sendPasswordReset,
  sendTeamInvitation,
  sendTeamRemoval,
  sendVerification,
  sendVerificationAgain,
} from "./job-definitions.ts";
import type { AccountsService } from "./service.ts";

export function accountsJobs(queue: Queue, accounts: AccountsService) {
  const { emails, passwords, team } = accounts;
  queue.work(sendVerification, ({ signInId }) => emails.mailVerification(signInId));
  queue.work(sendVerificationAgain, ({ email }) => emails.mailVerificationAgain(email));
  queue.work(sendEmailChangeAsked, ({ signInId }) => emails.mailEmailChangeAsked(signInId));
  queue.work(sendEmailChanged, (change) => emails.mailEmailChanged(change));
  queue.work(sendPasswordReset, ({ email }) => passwords.mailReset(email));
  queue.work(sendPasswordChanged, ({ signInId }) => passwords.mailChanged(signInId));
  queue.work(sendTeamInvitation, ({ invitationId }) => team.mailInvitation(invitationId));
  queue.work(sendTeamRemoval, (removed) => team.mailRemoval(removed));
  queue.work(removeExpired, () => accounts.removeExpired());
  queue.schedule(removeExpired, "17 3 * * *");
}
