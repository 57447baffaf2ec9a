import { z } from "zod";
import { Done, Id, Moment, nameText } from "./basics.ts";
import { endpoint } from "./endpoint.ts";

export const referralLimits = {
  invitesAtOnce: 10,
  invitesPerDay: 50,
  invitesPerDayWithoutProfile: 10,
  fieldMax: 200,
  postalCodeMax: 20,
  phoneMax: 40,
} as const;

export const rewardTiers = [
  {
    tier: "starter",
    name: "Sticker and tote set",
    description: "A sheet of stickers and a canvas tote for carrying them home.",
    requiredReferrals: 3,
  },
  {
    tier: "t-shirt",
    name: "T-shirt",
    description: "A heavyweight organic cotton T-shirt with the three panels on the chest.",
    requiredReferrals: 5,
  },
  {
    tier: "hoodie",
    name: "Hoodie",
    description: "A brushed-back hoodie for early call times and late edits.",
    requiredReferrals: 10,
  },
  {
    tier: "makers-box",
    name: "The makers' box",
    description: "Notebook, enamel mug, prints and a few surprises from members of the marketplace.",
    requiredReferrals: 25,
  },
] as const;

export const rewardStatuses = ["locked", "unlocked", "claimed", "shipped", "delivered"] as const;
export const RewardStatus = z.enum(rewardStatuses);
export type RewardStatus = z.infer<typeof RewardStatus>;

export const apparelSizes = ["S", "M", "L", "XL", "XXL"] as const;

export const shippingCountries = [
  "US",
  "CA",
  "GB",
  "AU",
  "DE",
  "FR",
  "IT",
  "ES",
  "NL",
  "BE",
  "CH",
  "AT",
  "DK",
  "FI",
  "NO",
  "SE",
  "IE",
  "PL",
  "CZ",
  "PT",
  "LU",
  "LV",
  "LT",
  "EE",
  "SK",
  "SI",
  "HU",
  "RO",
  "BG",
  "HR",
  "CY",
  "MT",
  "GR",
  "JP",
  "SG",
  "NZ",
  "MX",
  "BR",
] as const;

export const RewardTier = z.object({
  tier: z.enum(rewardTiers.map((reward) => reward.tier)),
  name: z.string(),
  description: z.string(),
  requiredReferrals: z.number().int(),
  status: RewardStatus,
  trackingNumber: z.string().optional(),
  /** Why an operator did not grant it; it stays locked. */
  refusalReason: z.string().optional(),
});
export type RewardTier = z.infer<typeof RewardTier>;

const required = "Please fill in all required fields";
const field = (max: number = referralLimits.fieldMax) => nameText({ min: 1, max, error: required });

export const ShippingAddress = z.strictObject({
  fullName: field(),
  addressLine1: field(),
  addressLine2: z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    field().optional(),
  ),
  city: field(),
  state: field(),
  postalCode: field(referralLimits.postalCodeMax),
  country: z.enum(shippingCountries, { error: "We can't ship to this country yet" }),
  phoneNumber: field(referralLimits.phoneMax),
  tshirtSize: z.enum(apparelSizes, { error: "Please choose a size" }),
});
export type ShippingAddress = z.output<typeof ShippingAddress>;

export const ReferralStats = z.object({ totalReferrals: z.number().int(), confirmedReferrals: z.number().int() });

export const ReferralLogEntry = z.object({
  id: Id,
  description: z.string(),
  createdAt: Moment,
  referredUser: z.object({ username: z.string(), email: z.string() }).optional(),
});
export type ReferralLogEntry = z.infer<typeof ReferralLogEntry>;

export const notInvitedReasons = ["invalid", "own", "repeated", "limit"] as const;
export type NotInvitedReason = (typeof notInvitedReasons)[number];

/** A line that nothing was sent to: as it was typed, and why, as a code and in a sentence. */
export const NotInvited = z.object({ email: z.string(), reason: z.enum(notInvitedReasons), message: z.string() });
export type NotInvited = z.infer<typeof NotInvited>;

export const sendInvites = endpoint({
  method: "POST",
  path: "/api/referrals/send-invites",
  access: "member",
  feature: "referrals",
  summary: "Invites up to ten people by email; each address is mailed once ever. Refused where nothing was sent.",
  body: z.strictObject({
    emails: z
      .array(z.string().max(320), { error: "Please enter at least one valid email address" })
      .min(1, { error: "Please enter at least one valid email address" })
      .max(referralLimits.invitesAtOnce, { error: "Maximum 10 emails at once." }),
  }),
  reply: z.object({ message: z.string(), sent: z.number().int(), notSent: z.array(NotInvited) }),
  refusals: ["conflict"],
  limit: "invite",
});

export const getReferralStats = endpoint({
  method: "GET",
  path: "/api/referrals/stats",
  access: "member",
  feature: "referrals",
  summary: "Invitations sent and successful sign-ups.",
  reply: ReferralStats,
});
export const getReferralLink = endpoint({
  method: "GET",
  path: "/api/referrals/link",
  access: "member",
  feature: "referrals",
  summary: "The person's own invitation link.",
  reply: z.object({ url: z.string(), token: z.string() }),
});
export const listRewards = endpoint({
  method: "GET",
  path: "/api/referrals/rewards",
  access: "member",
  feature: "referrals",
  summary: "The reward tiers and where this person stands.",
  reply: z.array(RewardTier),
});
export const listReferralLogs = endpoint({
  method: "GET",
  path: "/api/referrals/logs",
  access: "member",
  feature: "referrals",
  summary: "What happened, newest first.",
  reply: z.array(ReferralLogEntry),
});
const ownerClaimsRewards = "Only the owner of the account claims its rewards and sees where they are sent.";

export const getShippingAddress = endpoint({
  method: "GET",
  path: "/api/referrals/shipping-info",
  access: "member",
  ownerOnly: ownerClaimsRewards,
  feature: "referrals",
  summary: "Where rewards go; 404 when nothing was saved.",
  reply: ShippingAddress,
  refusals: ["not_found"],
});
export const saveShippingAddress = endpoint({
  method: "POST",
  path: "/api/referrals/shipping-info",
  access: "member",
  ownerOnly: ownerClaimsRewards,
  feature: "referrals",
  summary: "Saves where rewards go and claims every unlocked one.",
  body: ShippingAddress,
  reply: Done,
  refusals: ["forbidden"],
});
export const claimReward = endpoint({
  method: "POST",
  path: "/api/referrals/rewards/{tier}/claim",
  access: "member",
  ownerOnly: ownerClaimsRewards,
  feature: "referrals",
  summary: "Claims an unlocked reward.",
  params: z.object({ tier: z.string().max(40) }),
  reply: RewardTier,
  refusals: ["not_found", "conflict"],
});

export const stopInvitations = endpoint({
  method: "POST",
  path: "/api/referrals/unsubscribe",
  access: "public",
  feature: "referrals",
  summary: "Takes a mailed link: this address is never invited again, whoever asks.",
  body: z.strictObject({ token: z.string().min(1).max(1_000) }),
  reply: Done,
  refusals: ["invalid_token"],
});
