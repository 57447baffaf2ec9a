import { createHash } from "node:crypto";
import { rewardTiers, type ShippingAddress } from "@triptych/contract/referrals";
import { z } from "zod";
import { canonicalEmail } from "../../platform/email-address.ts";

/** The addresses among the lines that somebody typed, each once, in lower case. */
export function readAddresses(lines: string[]): string[] {
  const addresses = lines.map((line) => line.trim().toLowerCase()).filter((line) => isAddress(line));
  return [...new Set(addresses)];
}

const isAddress = (line: string) => !/\p{Cc}/u.test(line) && line.length <= 254 && z.email().safeParse(line).success;

const plain = (value: string) =>
  value
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The same for the same door, however it was typed. */
export function lookOfAddress({ addressLine1, addressLine2, postalCode, country }: ShippingAddress): string {
  return [country, plain(postalCode), plain(`${addressLine1}${addressLine2 ?? ""}`)].join("|");
}

/** NOTE: of the whole mailbox, so that a tag does not open the door again. */
export function hashOfAddress(email: string): string {
  return createHash("sha256").update(canonicalEmail(email)).digest("base64url");
}

/** The tiers that so many confirmed referrals unlock. */
export function tiersFor(confirmed: number): string[] {
  return rewardTiers.filter(({ requiredReferrals }) => requiredReferrals <= confirmed).map(({ tier }) => tier);
}

export function nameOfTier(tier: string): string {
  return rewardTiers.find((reward) => reward.tier === tier)?.name ?? tier;
}
