import { z } from "zod";
import { adminLimits } from "./admin-limits.ts";
import { Done, Id, Moment, text, UserId, userTypes } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { ShippingAddress } from "./referrals.ts";

export const signUpSignals = ["domain", "network", "card", "device"] as const;
export type SignUpSignal = (typeof signUpSignals)[number];

/** Lists the states of a sign-up. A `held` one waits for an operator, because it shares something with another one. */
export const signUpStates = ["registered", "held", "confirmed", "notCounted"] as const;
export type SignUpState = (typeof signUpStates)[number];

export const SignUp = z
  .object({
    userId: UserId,
    username: z.string(),
    email: z.string(),
    userType: z.enum(userTypes).nullable(),
    state: z.enum(signUpStates),
    registeredAt: Moment,
    briefs: z.number().int().describe("The briefs that they have saved since."),
    messages: z.number().int().describe("The messages that they have sent since."),
    shared: z
      .array(z.object({ signal: z.enum(signUpSignals), with: z.array(z.string()) }))
      .describe(
        "The signals that they share, with the usernames of other sign-ups of this inviter, or of the inviter.",
      ),
  })
  .describe("Somebody who registered by a member's link, with what shows whether it is a throw-away account.");
export type SignUp = z.infer<typeof SignUp>;

export const HeldSignUps = z
  .object({
    inviter: z.object({ id: UserId, username: z.string(), email: z.string() }),
    signUps: z.array(SignUp),
  })
  .describe("An inviter with a sign-up that waits for an operator, and the sign-ups that share something.");
export type HeldSignUps = z.infer<typeof HeldSignUps>;

export const adminRewardStatuses = ["claimed", "shipped", "delivered", "refused"] as const;

export const AdminReward = z.object({
  id: Id,
  userId: UserId,
  username: z.string(),
  email: z.string(),
  tier: z.string(),
  name: z.string(),
  status: z.enum(adminRewardStatuses),
  claimedAt: Moment.nullable(),
  trackingNumber: z.string().nullable(),
  refusalReason: z.string().nullable(),
  shipping: ShippingAddress.nullable(),
  requiredReferrals: z.number().int(),
  confirmedReferrals: z.number().int(),
  signUps: z
    .array(SignUp)
    .describe("Everybody who signed up by the owner's link; empty once the reward is shipped or refused."),
});

const reason = text({ min: 1, max: adminLimits.reasonMax, error: "Please give a reason" });
export const listRewardsToFulfil = endpoint({
  method: "GET",
  path: "/api/admin/rewards",
  access: "admin",
  feature: "admin",
  summary: "Lists claimed rewards, those to ship first.",
  reply: z.array(AdminReward),
});
export const shipReward = endpoint({
  method: "POST",
  path: "/api/admin/rewards/{rewardId}/ship",
  access: "admin",
  feature: "admin",
  summary: "Marks a reward as shipped.",
  params: z.object({ rewardId: Id }),
  body: z.strictObject({ trackingNumber: text({ min: 1, max: 100, error: "Please enter the tracking number" }) }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});
export const deliverReward = endpoint({
  method: "POST",
  path: "/api/admin/rewards/{rewardId}/deliver",
  access: "admin",
  feature: "admin",
  summary: "Marks a reward as delivered.",
  params: z.object({ rewardId: Id }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});

export const refuseReward = endpoint({
  method: "POST",
  path: "/api/admin/rewards/{rewardId}/refuse",
  access: "admin",
  feature: "admin",
  summary: "Refuses a claimed reward. Its owner receives the reason.",
  params: z.object({ rewardId: Id }),
  body: z.strictObject({ reason }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});

export const listHeldSignUps = endpoint({
  method: "GET",
  path: "/api/admin/sign-ups",
  access: "admin",
  feature: "admin",
  summary: "Lists the sign-ups that wait for an operator before they count, by inviter.",
  reply: z.array(HeldSignUps),
});
export const countSignUp = endpoint({
  method: "POST",
  path: "/api/admin/sign-ups/{userId}/count",
  access: "admin",
  feature: "admin",
  summary: "Counts a sign-up that waited.",
  params: z.object({ userId: UserId }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});
export const refuseSignUp = endpoint({
  method: "POST",
  path: "/api/admin/sign-ups/{userId}/refuse",
  access: "admin",
  feature: "admin",
  summary: "Refuses a sign-up that waited or counted. The inviter sees the reason.",
  params: z.object({ userId: UserId }),
  body: z.strictObject({ reason }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});
