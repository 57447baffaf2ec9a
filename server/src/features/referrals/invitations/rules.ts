import { type NotInvitedReason, referralLimits } from "@triptych/contract/referrals";
import { z } from "zod";

/** Returns the address that somebody typed on a line, in lower case; `null` where it is not an address. */
export function readAddress(line: string): string | null {
  const address = line.trim().toLowerCase();
  const isAddress = !/\p{Cc}/u.test(address) && address.length <= 254 && z.email().safeParse(address).success;
  return isAddress ? address : null;
}

/** Returns the sentence for each reason why a line was left out, for somebody who may invite `perDay` addresses a day. */
export function sentencesOf(perDay: number): Record<NotInvitedReason, string> {
  return {
    invalid: "This is not an email address.",
    own: "This is your own address.",
    repeated: "You have invited this address already. Nobody is invited twice.",
    limit:
      perDay < referralLimits.invitesPerDay
        ? `You can invite ${perDay} addresses a day until you have completed your profile, then ${referralLimits.invitesPerDay}.`
        : `You can invite ${perDay} addresses a day. Please try this one again tomorrow.`,
  };
}
