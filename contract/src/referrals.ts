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
  refusalReason: z.string().optional().describe("Why an operator refused the claim. The reward stays locked."),
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

export const NotInvited = z
  .object({
    email: z.string().describe("The line as it was typed."),
    reason: z.enum(notInvitedReasons),
    message: z.string().describe("The reason as a sentence."),
  })
  .describe("A line that no invitation was sent to.");
export type NotInvited = z.infer<typeof NotInvited>;

export const sendInvites = endpoint({
  method: "POST",
  path: "/api/referrals/send-invites",
  access: "member",
  feature: "referrals",
  summary: `Invites up to ${referralLimits.invitesAtOnce} people by email.`,
  details: "Each address is invited only once, by whichever member. The call is refused where no line can be sent.",
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
  summary: "Returns how many invitations were sent and how many sign-ups count.",
  reply: ReferralStats,
});
export const getReferralLink = endpoint({
  method: "GET",
  path: "/api/referrals/link",
  access: "member",
  feature: "referrals",
  summary: "Returns the person's own invitation link.",
  reply: z.object({ url: z.string(), token: z.string() }),
});
export const listRewards = endpoint({
  method: "GET",
  path: "/api/referrals/rewards",
  access: "member",
  feature: "referrals",
  summary: "Lists the reward tiers with this person's status in each.",
  reply: z.array(RewardTier),
});
export const listReferralLogs = endpoint({
  method: "GET",
  path: "/api/referrals/logs",
  access: "member",
  feature: "referrals",
  summary: "Lists the events of the referral programme for this person, newest first.",
  reply: z.array(ReferralLogEntry),
});
const ownerClaimsRewards = "Only the owner of the account claims its rewards and sees where they are sent.";

export const getShippingAddress = endpoint({
  method: "GET",
  path: "/api/referrals/shipping-info",
  access: "member",
  ownerOnly: ownerClaimsRewards,
  feature: "referrals",
  summary: "Returns the address that rewards are sent to.",
  reply: ShippingAddress,
  refusals: ["not_found"],
});
export const saveShippingAddress = endpoint({
  method: "POST",
  path: "/api/referrals/shipping-info",
  access: "member",
  ownerOnly: ownerClaimsRewards,
  feature: "referrals",
  summary: "Saves the address that rewards are sent to, and claims every unlocked reward.",
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
  summary: "Stops invitations to an address, with the token of such an email.",
  body: z.strictObject({ token: z.string().min(1).max(1_000) }),
  reply: Done,
  refusals: ["invalid_token"],
});
