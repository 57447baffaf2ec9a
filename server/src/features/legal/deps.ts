import type { Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { AdminService } from "../admin/service.ts";
import type { BillingService } from "../billing/service.ts";
import type { FilesService } from "../files/service.ts";
import type { IntroductionsService } from "../introductions/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { MessagingService } from "../messaging/service.ts";
import type { ProfilesService } from "../profiles/service.ts";
import type { ProjectsService } from "../projects/service.ts";
import type { ReferralsService } from "../referrals/service.ts";
import type { WorkService } from "../work/service.ts";
import type { ShortlistsService } from "../shortlists/service.ts";

export interface LegalDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  mail: Mail;
  accounts: Pick<
    AccountsService,
    | "describeLeaving"
    | "exportAccount"
    | "exportSignIn"
    | "findOwner"
    | "listPeople"
    | "passwords"
    | "removeTeammate"
    | "removeUser"
  >;
  billing: Pick<BillingService, "findSubscription" | "exportBilling" | "endWithAccount">;
  files: Pick<FilesService, "exportFiles" | "forgetPerson">;
  profiles: Pick<ProfilesService, "describe" | "exportProfile">;
  messaging: Pick<MessagingService, "attachments" | "exportMessaging" | "exportWrittenBy">;
  matching: Pick<MatchingService, "exportMatching" | "forgetPerson">;
  introductions: Pick<IntroductionsService, "exportIntroductions">;
  shortlists: Pick<ShortlistsService, "exportShortlists" | "exportVotesBy" | "forgetPerson">;
  projects: Pick<ProjectsService, "exportProjects" | "forgetPerson">;
  work: Pick<WorkService, "exportWork">;
  referrals: Pick<ReferralsService, "exportReferrals" | "forgetAddresses" | "forgetPerson" | "noteLeaving">;
  admin: Pick<AdminService, "exportAudit">;
  settings: { publicUrl: string; productName: string };
}
