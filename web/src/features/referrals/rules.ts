import { referralLimits, type RewardTier } from "@triptych/contract/referrals";

/** A line of the invitation box that nothing was sent to, and why. */
export interface UnsentLine {
  line: string;
  why: string;
}

/** The lines of the invitation box: those with an at-sign are sent, and not more than go at once; the others are left. */
export function readInvites(typed: string): { emails: string[]; left: UnsentLine[] } {
  const emails: string[] = [];
  const left: UnsentLine[] = [];
  for (const line of typed.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    if (line === "") continue;
    if (!line.includes("@")) left.push({ line, why: "This is not an email address." });
    else if (emails.length === referralLimits.invitesAtOnce)
      left.push({
        line,
        why: `${referralLimits.invitesAtOnce} addresses are sent at once. Please send this one next.`,
      });
    else emails.push(line);
  }
  return { emails, left };
}

/** Reads from a refusal which of the addresses were not sent and why: its details name them by their place. */
export function readUnsent(emails: string[], details: readonly { field: string; message: string }[]): UnsentLine[] {
  return details.flatMap(({ field, message }) => {
    const line = emails[Number(/^emails\.(\d+)$/.exec(field)?.[1])];
    return line === undefined ? [] : [{ line, why: message }];
  });
}

/** What a reward's badge says to somebody with so many confirmed referrals. */
export function badgeOf({ status, requiredReferrals, refusalReason }: RewardTier, confirmed: number): string {
  if (refusalReason !== undefined) return "Not granted";
  if (status !== "locked") return statusLabels[status];
  const missing = requiredReferrals - confirmed;
  return missing > 0 ? `${missing} more needed` : "Ready to Unlock";
}

const statusLabels = { unlocked: "Ready to Claim", claimed: "Processing", shipped: "Shipped", delivered: "Delivered" };

/** Rewards are sent to whoever brought people, be it by invitation or by the own link. */
export function mayHaveRewardsSent(stats: { totalReferrals: number; confirmedReferrals: number }): boolean {
  return stats.totalReferrals > 0 || stats.confirmedReferrals > 0;
}
