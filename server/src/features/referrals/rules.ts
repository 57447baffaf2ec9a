import { createHash } from "node:crypto";
import { rewardTiers, type ShippingAddress } from "@triptych/contract/referrals";
import { canonicalEmail } from "../../platform/identity/email-address.ts";

const lettersAndDigits = (value: string) =>
  value
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Returns the same text for one postal address, however it was typed. */
export function lookOfAddress({ addressLine1, addressLine2, postalCode, country }: ShippingAddress): string {
  return [country, lettersAndDigits(postalCode), lettersAndDigits(`${addressLine1}${addressLine2 ?? ""}`)].join("|");
}

/** Returns the hash of a mailbox. NOTE: tags are left out, so that another tag does not get another invitation. */
export function hashOfAddress(email: string): string {
  return createHash("sha256").update(canonicalEmail(email)).digest("base64url");
}

/** Returns the tiers that so many confirmed referrals unlock. */
export function tiersFor(confirmed: number): string[] {
  return rewardTiers.filter(({ requiredReferrals }) => requiredReferrals <= confirmed).map(({ tier }) => tier);
}

export function nameOfTier(tier: string): string {
  return rewardTiers.find((reward) => reward.tier === tier)?.name ?? tier;
}

/** Holds what two accounts of one person would share. */
export interface IdentitySignals {
  canonicalEmail: string | null;
  /** Lists the fingerprints of the cards and wallets that they paid with. */
  cards: readonly string[];
  addressLook: string | null;
}

/** Returns why a sign-up does not count, compared with the inviter and with those who counted before; `null` where it counts. */
export function whyNotCounted(
  signUp: IdentitySignals,
  { inviter, counted }: { inviter: IdentitySignals; counted: readonly IdentitySignals[] },
): string | null {
  if (isSameEmail(signUp, inviter)) return "it uses your own email address";
  if (haveSharedCard(signUp, inviter)) return "it uses the same payment details as your account";
  if (isSameAddress(signUp, inviter)) return "its rewards would go to your own address";
  if (counted.some((other) => isSameEmail(signUp, other))) return "it uses an email address that already counted";
  if (counted.some((other) => haveSharedCard(signUp, other))) return "it uses payment details that already counted";
  if (counted.some((other) => isSameAddress(signUp, other)))
    return "its rewards would go to an address that already counted";
  return null;
}

const isSameEmail = (one: IdentitySignals, other: IdentitySignals) =>
  one.canonicalEmail !== null && one.canonicalEmail === other.canonicalEmail;
const isSameAddress = (one: IdentitySignals, other: IdentitySignals) =>
  one.addressLook !== null && one.addressLook === other.addressLook;
const haveSharedCard = (one: IdentitySignals, other: IdentitySignals) =>
  one.cards.some((card) => other.cards.includes(card));
