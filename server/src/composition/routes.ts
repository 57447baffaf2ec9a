import { drawWithDicebear } from "../adapters/avatars/dicebear.ts";
import type { Features } from "./features.ts";
import { accountsJobs } from "../features/accounts/jobs.ts";
import { accountsRoutes } from "../features/accounts/routes.ts";
import { adminJobs } from "../features/admin/jobs.ts";
import { adminExportRoutes, adminRoutes } from "../features/admin/routes.ts";
import { billingJobs } from "../features/billing/jobs.ts";
import { billingRoutes } from "../features/billing/routes.ts";
import { filesJobs } from "../features/files/jobs.ts";
import { filesRoutes } from "../features/files/routes.ts";
import { introductionsJobs } from "../features/introductions/jobs.ts";
import { introductionsRoutes } from "../features/introductions/routes.ts";
import { legalJobs } from "../features/legal/jobs.ts";
import { legalRoutes } from "../features/legal/routes.ts";
import { matchingJobs } from "../features/matching/jobs.ts";
import { matchingRoutes } from "../features/matching/routes.ts";
import { messagingJobs } from "../features/messaging/jobs.ts";
import { messagingRoutes } from "../features/messaging/routes.ts";
import { avatarRoutes } from "../features/profiles/avatar-routes.ts";
import { profilesJobs } from "../features/profiles/jobs.ts";
import { profilesRoutes } from "../features/profiles/routes.ts";
import { projectsJobs } from "../features/projects/jobs.ts";
import { projectsRoutes } from "../features/projects/routes.ts";
import { referralsJobs } from "../features/referrals/jobs.ts";
import { referralsRoutes } from "../features/referrals/routes.ts";
import { shortlistsJobs } from "../features/shortlists/jobs.ts";
import { shortlistsExportRoutes, shortlistsRoutes } from "../features/shortlists/routes.ts";
import { exploringRoutes } from "../features/work/exploring/routes.ts";
import { publicPagesRoutes } from "../features/work/public-pages/routes.ts";
import { workJobs } from "../features/work/jobs.ts";
import { workRoutes } from "../features/work/routes.ts";
import type { Queue } from "../platform/jobs/queue.ts";
import type { RawRoute } from "../platform/http/raw-route.ts";
import type { Route } from "../platform/http/route.ts";
import type { Authenticate } from "../platform/security/viewer.ts";

export interface RouteDeps {
  route: Route;
  rawRoute: RawRoute;
  authenticate: Authenticate;
  /** Lists this site's origins, as browsers send them. */
  ownOrigins: readonly string[];
}

/** Adds every feature's routes. */
export function composeRoutes(features: Features, { route, rawRoute, authenticate, ownOrigins }: RouteDeps): void {
  const {
    billing,
    accounts,
    files,
    profiles,
    messaging,
    matching,
    introductions,
    shortlists,
    projects,
    work,
    referrals,
    admin,
    legal,
  } = features;
  accountsRoutes(route, accounts);
  filesRoutes({ route, rawRoute, authenticate, ownOrigins }, files);
  profilesRoutes({ route, rawRoute, authenticate }, profiles);
  avatarRoutes(rawRoute, drawWithDicebear);
  messagingRoutes(route, rawRoute, messaging);
  matchingRoutes(route, matching);
  introductionsRoutes(route, introductions);
  shortlistsRoutes(route, shortlists);
  shortlistsExportRoutes(rawRoute, shortlists, authenticate);
  billingRoutes(route, rawRoute, billing);
  projectsRoutes(route, projects);
  workRoutes(route, work);
  publicPagesRoutes({ route, rawRoute, authenticate }, work.publicPages);
  exploringRoutes(rawRoute, work.exploring);
  legalRoutes(route, legal);
  adminRoutes(route, admin);
  adminExportRoutes(rawRoute, admin, authenticate);
  referralsRoutes(route, rawRoute, referrals);
}

/** Adds every feature's jobs and schedules. */
export function composeJobs(queue: Queue, features: Features): void {
  accountsJobs(queue, features.accounts);
  filesJobs(queue, features.files);
  profilesJobs(queue, features.profiles);
  messagingJobs(queue, features.messaging);
  matchingJobs(queue, features.matching);
  introductionsJobs(queue, features.introductions);
  shortlistsJobs(queue, features.shortlists);
  projectsJobs(queue, features.projects);
  workJobs(queue, features.work);
  billingJobs(queue, features.billing);
  referralsJobs(queue, features.referrals);
  adminJobs(queue, features.admin);
  legalJobs(queue, features.legal);
}
