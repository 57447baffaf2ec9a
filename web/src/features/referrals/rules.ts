import { referralLimits, type RewardTier } from "@triptych/contract/referrals";

/** The lines of the invitation box that are sent: those with an at-sign, and not more than go at once. */
export function readInvites(typed: string): string[] {
  return typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line.includes("@"))
    .slice(0, referralLimits.invitesAtOnce);
}

/** What a reward's badge says to somebody with so many confirmed referrals. */
export function badgeOf({ status, requiredReferrals }: RewardTier, confirmed: number): string {
  if (status !== "locked") return statusLabels[status];
  const missing = requiredReferrals - confirmed;
  return missing > 0 ? `${missing} more needed` : "Ready to Unlock";
}

const statusLabels = { unlocked: "Ready to Claim", claimed: "Processing", shipped: "Shipped", delivered: "Delivered" };

/** Rewards are sent to whoever brought people, be it by invitation or by the own link. */
export function mayHaveRewardsSent(stats: { totalReferrals: number; confirmedReferrals: number }): boolean {
  return stats.totalReferrals > 0 || stats.confirmedReferrals > 0;
}
