import { z } from "zod";
import { Done, Id, Moment, text, UserId, userTypes } from "./basics.ts";
import { subscriptionStatuses } from "./billing.ts";
import { endpoint } from "./endpoint.ts";
import { feedbackReasons } from "./matching.ts";
import { ShippingAddress } from "./referrals.ts";

export const adminLimits = {
  extensionDaysMin: 1,
  extensionDaysMax: 365,
  extensionDaysDefault: 7,
  refreshMs: 30_000,
  page: 100,
  trackingNumberMax: 100,
  reasonMax: 300,
} as const;

export const AdminUser = z.object({
  id: UserId,
  username: z.string(),
  email: z.string(),
  userType: z.enum(userTypes).nullable(),
  createdAt: Moment,
  /** Pounds that are paid per month now: 0 in a trial, after a failed payment, and after the end. */
  monthly_fee: z.number(),
  subscription_status: z.string().nullable(),
  stripe_data: z
    .object({
      status: z.string(),
      current_period_end: Moment.nullable(),
      trial_end: Moment.nullable(),
      cancel_at_period_end: z.boolean(),
    })
    .nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const adminSortColumns = [
  "username",
  "userType",
  "createdAt",
  "status",
  "subscriptionEnd",
  "trialEnd",
  "monthlyFee",
] as const;

/** Lists in the query string are joined with commas. */
const listOf = (values: readonly string[]) =>
  z
    .string()
    .max(200)
    .transform((joined) => joined.split(",").filter(Boolean))
    .pipe(z.array(z.enum(values as [string, ...string[]])));

export const AdminUsersQuery = z.object({
  search: z.string().trim().max(200).optional(),
  types: listOf(userTypes).optional(),
  statuses: listOf(subscriptionStatuses).optional(),
  sort: z.enum(adminSortColumns).optional(),
  direction: z.enum(["asc", "desc"]).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});

export const listUsersWithSubscriptions = endpoint({
  method: "GET",
  path: "/api/admin/users-with-subscriptions",
  access: "admin",
  feature: "admin",
  summary: "Subscribed users: all of them, or a page where one is asked for.",
  query: AdminUsersQuery,
  reply: z.object({
    total_users: z.number().int(),
    users: z.array(AdminUser),
    /** Over everybody who has a subscription, before filters. */
    subscribed_users: z.number().int(),
    active_trials: z.number().int(),
    /** Over everybody the filters leave, on all pages. */
    matching_users: z.number().int(),
    /** Pounds, over everybody the filters leave. */
    monthly_revenue: z.number(),
    /** Distinct values present, for the filters. */
    types: z.array(z.string()),
    statuses: z.array(z.string()),
    page: z.number().int(),
    pages: z.number().int(),
  }),
});

export const extendTrial = endpoint({
  method: "POST",
  path: "/api/admin/extend-trial",
  access: "admin",
  feature: "admin",
  summary: "Moves the end of a trial by 1 to 365 days; gives free days where the subscription has ended.",
  body: z.strictObject({
    userId: UserId,
    days: z
      .int({ error: "Days must be a whole number from 1 to 365" })
      .min(1, { error: "Days must be a whole number from 1 to 365" })
      .max(365, { error: "Days must be a whole number from 1 to 365" }),
  }),
  reply: Done,
  refusals: ["not_found", "no_subscription", "payment_provider_failed", "payment_system_unavailable"],
});
export const adminCancelSubscription = endpoint({
  method: "POST",
  path: "/api/admin/cancel-subscription",
  access: "admin",
  feature: "admin",
  summary: "Ends somebody's subscription at the end of the paid period.",
  body: z.strictObject({ userId: UserId }),
  reply: Done,
  refusals: ["not_found", "no_subscription", "payment_provider_failed", "payment_system_unavailable"],
});
export const adminReactivateSubscription = endpoint({
  method: "POST",
  path: "/api/admin/reactivate-subscription",
  access: "admin",
  feature: "admin",
  summary: "Takes somebody's cancellation back.",
  body: z.strictObject({ userId: UserId }),
  reply: Done,
  refusals: ["not_found", "no_subscription", "payment_provider_failed", "payment_system_unavailable"],
});

export const signUpSignals = ["domain", "network", "card", "device"] as const;
export type SignUpSignal = (typeof signUpSignals)[number];

/** `held`: waits for an operator, because it shares something with another sign-up of the same inviter. */
export const signUpStates = ["registered", "held", "confirmed", "notCounted"] as const;
export type SignUpState = (typeof signUpStates)[number];

/** Somebody who registered by a member's link, with what helps to see whether it is a throw-away account. */
export const SignUp = z.object({
  userId: UserId,
  username: z.string(),
  email: z.string(),
  userType: z.enum(userTypes).nullable(),
  state: z.enum(signUpStates),
  registeredAt: Moment,
  /** What they have done since: briefs saved and messages sent. */
  briefs: z.number().int(),
  messages: z.number().int(),
  /** What they share, with the usernames of those they share it with: other sign-ups of this inviter, or the inviter. */
  shared: z.array(z.object({ signal: z.enum(signUpSignals), with: z.array(z.string()) })),
});
export type SignUp = z.infer<typeof SignUp>;

/** An inviter of whom at least one sign-up waits for an operator, with those of their sign-ups that share something. */
export const HeldSignUps = z.object({
  inviter: z.object({ id: UserId, username: z.string(), email: z.string() }),
  signUps: z.array(SignUp),
});
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
  /** Everybody who came by the owner's link; empty once the reward is on its way or refused. */
  signUps: z.array(SignUp),
});

const reason = text({ min: 1, max: adminLimits.reasonMax, error: "Please give a reason" });
export const listRewardsToFulfil = endpoint({
  method: "GET",
  path: "/api/admin/rewards",
  access: "admin",
  feature: "admin",
  summary: "Claimed rewards, those to ship first.",
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
  summary: "Refuses a claimed reward; its owner is told the reason.",
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
  summary: "Sign-ups that wait for an operator before they count, by inviter.",
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
  summary: "Does not count a sign-up, or no longer; the inviter is told the reason.",
  params: z.object({ userId: UserId }),
  body: z.strictObject({ reason }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});

export const listMatchFeedback = endpoint({
  method: "GET",
  path: "/api/admin/match-feedback",
  access: "admin",
  feature: "admin",
  summary: "What people said about matches that did not fit, by reason.",
  reply: z.object({
    byReason: z.array(z.object({ reason: z.enum(feedbackReasons), count: z.number().int() })),
    latest: z.array(
      z.object({
        id: Id,
        reason: z.enum(feedbackReasons),
        comments: z.string().nullable(),
        username: z.string(),
        aboutUsername: z.string(),
        createdAt: Moment,
      }),
    ),
  }),
});

export const getOverview = endpoint({
  method: "GET",
  path: "/api/admin/overview",
  access: "admin",
  feature: "admin",
  summary: "Sign-ups, trials, subscriptions, revenue and searches per day.",
  query: z.object({ days: z.coerce.number().int().min(7).max(365).optional() }),
  reply: z.object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        brandSignUps: z.number().int(),
        agencySignUps: z.number().int(),
        freelancerSignUps: z.number().int(),
        trialing: z.number().int(),
        active: z.number().int(),
        revenuePence: z.number().int(),
        searches: z.number().int(),
      }),
    ),
  }),
});

export const AuditEntry = z.object({
  id: Id,
  actor: z.string(),
  action: z.string(),
  target: z.string().nullable(),
  details: z.string(),
  createdAt: Moment,
});
export const listAuditLog = endpoint({
  method: "GET",
  path: "/api/admin/audit-log",
  access: "admin",
  feature: "admin",
  summary: "Every operator's action, newest first.",
  query: z.object({ before: Id.optional() }),
  reply: z.array(AuditEntry),
});
