import type { Queue } from "../../platform/jobs/queue.ts";
import { decideReferral, mailInvitation, mailReward } from "./job-definitions.ts";
import type { ReferralsService } from "./service.ts";

export function referralsJobs(queue: Queue, referrals: ReferralsService) {
  queue.work(mailInvitation, ({ invitationId }) => referrals.mailOne(invitationId));
  queue.work(decideReferral, ({ referredId }) => referrals.decide(referredId));
  // NOTE: this is the former name, under which an older version may have queued jobs. TODO: remove it after a release.
  queue.work({ ...decideReferral, name: "referrals.decide" }, ({ referredId }) => referrals.decide(referredId));
  queue.work(mailReward, ({ rewardId, status }) => referrals.rewards.mailStep(rewardId, status));
}
