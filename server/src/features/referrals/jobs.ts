import type { Queue } from "../../platform/jobs/queue.ts";
import { decideReferral, sendInvitation, sendReward } from "./job-definitions.ts";
import type { ReferralsService } from "./service.ts";

export function referralsJobs(queue: Queue, referrals: ReferralsService) {
  queue.work(sendInvitation, ({ invitationId }) => referrals.mailInvitation(invitationId));
  queue.work(decideReferral, ({ referredId }) => referrals.decide(referredId));
  queue.work(sendReward, ({ rewardId, status }) => referrals.rewards.mailReward(rewardId, status));
}
