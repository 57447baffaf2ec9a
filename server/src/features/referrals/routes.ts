import {
  claimReward,
  getReferralLink,
  getReferralStats,
  getShippingAddress,
  listReferralLogs,
  listRewards,
  saveShippingAddress,
  sendInvites,
  stopInvitations,
} from "@triptych/contract/referrals";
import type { RawRoute } from "../../platform/http/raw-route.ts";
import type { Route } from "../../platform/http/route.ts";
import type { ReferralsService } from "./service.ts";

const stopped = "You will not be invited again, by any member.";

export function referralsRoutes(route: Route, rawRoute: RawRoute, referrals: ReferralsService) {
  const { rewards } = referrals;
  route(sendInvites, ({ body, viewer }) => referrals.invite(viewer, body.emails));
  route(getReferralLink, ({ viewer }) => referrals.getLink(viewer.userId));
  route(getReferralStats, ({ viewer }) => referrals.getStats(viewer.userId));
  route(listReferralLogs, ({ viewer }) => referrals.listLog(viewer.userId));
  route(listRewards, ({ viewer }) => rewards.list(viewer.userId));
  route(getShippingAddress, ({ viewer }) => rewards.getShipping(viewer));
  route(claimReward, ({ params, viewer }) => rewards.claim(viewer, params.tier));

  route(saveShippingAddress, async ({ body, viewer }) => {
    await rewards.saveShipping(viewer, body);
    return { message: "Shipping information saved!" };
  });

  route(stopInvitations, async ({ body }) => {
    await referrals.stop(body.token);
    return { message: stopped };
  });

  // NOTE: mail programs send a form without a cookie (RFC 8058), so the token alone says who unsubscribes.
  rawRoute(
    { method: "POST", path: "/api/one-click/unsubscribe/invitations", limit: "default", bodyLimitBytes: 10_000 },
    async ({ request, reply }) => {
      const { token } = request.query as { token?: unknown };
      await referrals.stop(typeof token === "string" ? token : "");
      return reply.type("text/plain; charset=utf-8").send(`${stopped}\n`);
    },
  );
}
