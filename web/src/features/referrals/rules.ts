import { referralLimits, type RewardTier } from "@triptych/contract/referrals";

/** Holds a line of the invitation box that was not sent, and the reason. */
export interface UnsentLine {
  line: string;
  why: string;
}

/** Returns the addresses to send and the lines to leave: those without an at-sign, and those beyond the limit of one call. */
export function readInvites(typed: string): { emails: string[]; left: UnsentLine[] } {
  const emails: string[] = [];
  const left: UnsentLine[] = [];
  for (const line of typed.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    if (line === "") continue;
    if (!line.includes("@")) left.push({ line, why: "This is not an email address." });
    else if (emails.length === referralLimits.invitesAtOnce)
      left.push({
        line,
        why: `You can invite ${referralLimits.invitesAtOnce} people at a time. Please send this one next.`,
      });
    else emails.push(line);
  }
  return { emails, left };
}

/** Returns the addresses that a refusal names, with its reasons. Its details name them by position, as in `emails.1`. */
export function readUnsent(emails: string[], details: readonly { field: string; message: string }[]): UnsentLine[] {
  return details.flatMap(({ field, message }) => {
    const line = emails[Number(/^emails\.(\d+)$/.exec(field)?.[1])];
    return line === undefined ? [] : [{ line, why: message }];
  });
}

/** Returns the text of a reward's badge for a number of confirmed referrals. */
export function badgeOf({ status, requiredReferrals, refusalReason }: RewardTier, confirmed: number): string {
  if (refusalReason !== undefined) return "Not granted";
  if (status !== "locked") return statusLabels[status];
  const missing = requiredReferrals - confirmed;
  return missing > 0 ? `${missing} more needed` : "Ready to Unlock";
}

const statusLabels = { unlocked: "Ready to Claim", claimed: "Processing", shipped: "Shipped", delivered: "Delivered" };

/** Returns whether somebody is asked for a shipping address: once they have referred somebody, by an invitation or by their link. */
export function mayHaveRewardsSent(stats: { totalReferrals: number; confirmedReferrals: number }): boolean {
  return stats.totalReferrals > 0 || stats.confirmedReferrals > 0;
}
