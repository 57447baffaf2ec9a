import { Readable } from "node:stream";
import {
  adminCancelSubscription,
  adminReactivateSubscription,
  AdminUsersQuery,
  countSignUp,
  deliverReward,
  dismissCaseStudyReports,
  dismissReports,
  extendTrial,
  getOverview,
  listAuditLog,
  listCaseStudyReports,
  listHeldSignUps,
  listMatchFeedback,
  listReports,
  listRewardsToFulfil,
  listUsersWithSubscriptions,
  refuseReward,
  refuseSignUp,
  shipReward,
  withdrawCaseStudy,
  withdrawReference,
} from "@triptych/contract/admin";
import type { RawRoute } from "../../platform/http/raw-route.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Route } from "../../platform/http/route.ts";
import type { Authenticate } from "../../platform/security/viewer.ts";
import type { AdminService } from "./service.ts";

export function adminRoutes(route: Route, admin: AdminService) {
  route(listUsersWithSubscriptions, ({ query }) => admin.listSubscribers(query));
  route(extendTrial, ({ body, viewer }) => admin.extendTrial(viewer, body.userId, body.days));
  route(adminCancelSubscription, ({ body, viewer }) => admin.cancel(viewer, body.userId));
  route(adminReactivateSubscription, ({ body, viewer }) => admin.reactivate(viewer, body.userId));
  route(listRewardsToFulfil, () => admin.listRewards());
  route(listMatchFeedback, () => admin.listFeedback());
  route(getOverview, ({ query }) => admin.getOverview(query.days ?? 30));
  route(listAuditLog, ({ query }) => admin.listAudit(query.before));

  route(listReports, () => admin.reports.listReferences());

  route(withdrawReference, async ({ params, body, viewer }) => {
    await admin.reports.withdrawReference(viewer, params.referenceId, body.reason);
    return { message: "The reference is withdrawn." };
  });

  route(dismissReports, async ({ params, viewer }) => {
    await admin.reports.dismissReference(viewer, params.referenceId);
    return { message: "The reference stays. Its reports are removed." };
  });

  route(listCaseStudyReports, () => admin.reports.listCaseStudies());

  route(withdrawCaseStudy, async ({ params, body, viewer }) => {
    await admin.reports.withdrawCaseStudy(viewer, params.caseStudyId, body.reason);
    return { message: "The case study is withdrawn." };
  });

  route(dismissCaseStudyReports, async ({ params, viewer }) => {
    await admin.reports.dismissCaseStudy(viewer, params.caseStudyId);
    return { message: "The case study stays. Its reports are removed." };
  });

  route(shipReward, async ({ params, body, viewer }) => {
    await admin.ship(viewer, params.rewardId, body.trackingNumber);
    return { message: "Marked as shipped." };
  });

  route(deliverReward, async ({ params, viewer }) => {
    await admin.deliver(viewer, params.rewardId);
    return { message: "Marked as delivered." };
  });

  route(refuseReward, async ({ params, body, viewer }) => {
    await admin.refuseReward(viewer, params.rewardId, body.reason);
    return { message: "Refused. Its owner receives the reason by email." };
  });

  route(listHeldSignUps, () => admin.listHeldSignUps());

  route(countSignUp, async ({ params, viewer }) => {
    await admin.countSignUp(viewer, params.userId);
    return { message: "This sign-up counts now." };
  });

  route(refuseSignUp, async ({ params, body, viewer }) => {
    await admin.refuseSignUp(viewer, params.userId, body.reason);
    return { message: "This sign-up does not count. The inviter sees the reason." };
  });
}

/** Serves the filtered list as a CSV file. NOTE: raw routes do not check who is calling, so this one does. */
export function adminExportRoutes(rawRoute: RawRoute, admin: AdminService, authenticate: Authenticate) {
  rawRoute(
    { method: "GET", path: "/api/admin/users-with-subscriptions.csv", limit: "default", replyMs: 600_000 },
    async ({ request, reply }) => {
      const viewer = await authenticate(request);
      if (!viewer) refuse("signed_out");
      if (!viewer.isAdmin) refuse("forbidden");
      if (!viewer.isEmailVerified) refuse("email_unverified");
      const query = AdminUsersQuery.safeParse(request.query);
      if (!query.success) refuse("invalid_input");
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="subscribed-users.csv"')
        .send(Readable.from(admin.exportSubscribers(query.data)));
    },
  );
}
