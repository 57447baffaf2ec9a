import { z } from "zod";
import { adminLimits } from "./admin-limits.ts";
import { Done, Id, Moment, UserId, userTypes } from "./basics.ts";
import { subscriptionStatuses } from "./billing.ts";
import { endpoint } from "./endpoint.ts";
import { feedbackReasons } from "./matching-feedback.ts";

export * from "./admin-limits.ts";
export * from "./admin-reports.ts";
export * from "./admin-rewards.ts";

export const AdminUser = z.object({
  id: UserId,
  username: z.string(),
  email: z.string(),
  userType: z.enum(userTypes).nullable(),
  createdAt: Moment,
  monthly_fee: z
    .number()
    .describe("The pounds that are paid per month now: 0 in a trial, after a failed payment, and after the end."),
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

/** Returns a schema of a list in the query string, joined with commas. */
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
  summary: "Lists the subscribed users: all of them, or a page where one is asked for.",
  query: AdminUsersQuery,
  reply: z.object({
    total_users: z.number().int(),
    users: z.array(AdminUser),
    subscribed_users: z.number().int().describe("Everybody who has a subscription, before filters."),
    active_trials: z.number().int(),
    matching_users: z.number().int().describe("Everybody whom the filters leave, on all pages."),
    monthly_revenue: z.number().describe("The pounds that everybody whom the filters leave pays per month."),
    types: z.array(z.string()).describe("The account types that are present, for the filter."),
    statuses: z.array(z.string()).describe("The statuses that are present, for the filter."),
    page: z.number().int(),
    pages: z.number().int(),
  }),
});

const daysMessage = `Days must be a whole number from ${adminLimits.extensionDaysMin} to ${adminLimits.extensionDaysMax}`;

export const extendTrial = endpoint({
  method: "POST",
  path: "/api/admin/extend-trial",
  access: "admin",
  feature: "admin",
  summary: "Moves the end of a trial, or gives free days where the subscription has ended.",
  body: z.strictObject({
    userId: UserId,
    days: z
      .int({ error: daysMessage })
      .min(adminLimits.extensionDaysMin, { error: daysMessage })
      .max(adminLimits.extensionDaysMax, { error: daysMessage }),
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
  summary: "Withdraws somebody's cancellation.",
  body: z.strictObject({ userId: UserId }),
  reply: Done,
  refusals: ["not_found", "no_subscription", "payment_provider_failed", "payment_system_unavailable"],
});

export const listMatchFeedback = endpoint({
  method: "GET",
  path: "/api/admin/match-feedback",
  access: "admin",
  feature: "admin",
  summary: "Lists the feedback about matches that did not fit, by reason.",
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
  summary: "Returns sign-ups, trials, subscriptions, revenue, searches and introductions per day.",
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
        introductions: z.number().int().describe("The introductions that were made on this day."),
        answeredIntroductions: z.number().int().describe("Those of them that have been answered since."),
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
  summary: "Lists the actions of all operators, newest first.",
  query: z.object({ before: Id.optional() }),
  reply: z.array(AuditEntry),
});
