import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

export const sendInvitation = defineJob("referrals.send-invitation", z.object({ invitationId: z.string() }));
/** Decides whether somebody who registered by a link counts now. */
export const decideReferral = defineJob("referrals.decide-referral", z.object({ referredId: z.string() }));
export const sendReward = defineJob(
  "referrals.send-reward",
  z.object({ rewardId: z.string(), status: z.enum(["unlocked", "claimed", "shipped", "delivered", "refused"]) }),
);
