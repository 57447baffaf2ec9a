import { createHash } from "node:crypto";
import { rewardTiers, type ShippingAddress } from "@triptych/contract/referrals";
import { canonicalEmail } from "../../platform/identity/email-address.ts";

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

/** What somebody leaves behind that two accounts of one person would share. */
export interface IdentitySignals {
  canonicalEmail: string | null;
  /** Holds fingerprints of the cards and wallets that they paid with. */
  cards: readonly string[];
  addressLook: string | null;
}

/** Why a sign-up does not count, beside who brought them and whoever was counted before; `null` where it does. */
export function whyNotCounted(
  signUp: IdentitySignals,
  { inviter, counted }: { inviter: IdentitySignals; counted: readonly IdentitySignals[] },
): string | null {
  if (isSameEmail(signUp, inviter)) return "it uses your own email address";
  if (haveSharedCard(signUp, inviter)) return "it uses the same payment details as your account";
  if (isSameDoor(signUp, inviter)) return "its rewards would go to your own address";
  if (counted.some((other) => isSameEmail(signUp, other))) return "it uses an email address that already counted";
  if (counted.some((other) => haveSharedCard(signUp, other))) return "it uses payment details that already counted";
  if (counted.some((other) => isSameDoor(signUp, other)))
    return "its rewards would go to an address that already counted";
  return null;
}

const isSameEmail = (one: IdentitySignals, other: IdentitySignals) =>
  one.canonicalEmail !== null && one.canonicalEmail === other.canonicalEmail;
const isSameDoor = (one: IdentitySignals, other: IdentitySignals) =>
  one.addressLook !== null && one.addressLook === other.addressLook;
const haveSharedCard = (one: IdentitySignals, other: IdentitySignals) =>
  one.cards.some((card) => other.cards.includes(card));
