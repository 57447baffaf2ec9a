import type { ReferralLogEntry } from "@triptych/contract/referrals";
import { confirmingService } from "./confirming/service.ts";
import { exportingService } from "./exporting/service.ts";
import { forgettingService } from "./forgetting/service.ts";
import { invitationsService } from "./invitations/service.ts";
import { invitationsStore } from "./invitations/store.ts";
import { operatorService } from "./operator/service.ts";
import type { ReferralsDeps } from "./deps.ts";
import { rewardsService } from "./rewards/service.ts";
import { tiersFor } from "./rules.ts";
import { referralsStore } from "./store.ts";

export type ReferralsService = ReturnType<typeof referralsService>;

export function referralsService(deps: ReferralsDeps) {
  const store = referralsStore(deps.database);
  const invitations = invitationsService(deps);
  const confirming = confirmingService(deps);
  const operator = operatorService({ ...deps, confirming });
  const rewards = rewardsService({ ...deps, confirming, operator });

  async function getStats(userId: string) {
    const [totalReferrals, confirmedReferrals] = await Promise.all([
      invitationsStore(deps.database).countInvitations(userId),
      store.countConfirmed(userId),
    ]);
    return { totalReferrals, confirmedReferrals };
  }

  async function listLog(userId: string): Promise<ReferralLogEntry[]> {
    return (await store.listLog(userId)).map(({ id, description, createdAt, referredUsername, referredEmail }) => ({
      id,
      description,
      createdAt: createdAt.toISOString(),
      ...(referredUsername && referredEmail
        ? { referredUser: { username: referredUsername, email: referredEmail } }
        : {}),
    }));
  }

  /** Returns what these people did for the referral programme, to show that it changes no match. */
  async function listReferralFacts(userIds: string[]): Promise<Map<string, Record<string, number>>> {
    const counts = await store.countByReferrer(userIds);
    return new Map(
      [...counts].map(([userId, { invited, confirmed }]) => [
        userId,
        { "invitations sent": invited, "confirmed referrals": confirmed, "rewards earned": tiersFor(confirmed).length },
      ]),
    );
  }

  return {
    ...invitations,
    ...confirming,
    ...exportingService(deps),
    ...forgettingService(deps),
    rewards,
    operator,
    getStats,
    listLog,
    listReferralFacts,
  };
}
