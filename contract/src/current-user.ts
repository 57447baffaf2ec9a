import { z } from "zod";
import { Moment, Photo, UserId, UserType } from "./basics.ts";
import { SubscriptionStatus } from "./billing.ts";
import { ProfileData } from "./profiles.ts";

export const teamRoles = ["owner", "teammate"] as const;
export const dashboardViews = ["brand", "agency", "freelancer", "workspace"] as const;

export const CurrentUser = z
  .object({
    id: UserId,
    username: z.string(),
    displayName: z.string().describe("The name in the profile, or the username where there is no profile."),
    photo: Photo,
    email: z.string(),
    userType: UserType.nullable().describe("The account type; null for an operator without a type."),
    email_verified: z.boolean(),
    pending_email: z.string().nullable().describe("The address that this person asked for and has not verified yet."),
    subscription_status: SubscriptionStatus.nullable().describe("Null for people who pay nothing."),
    subscribed: z.boolean().describe("Whether a subscription gives access now."),
    cancel_at_period_end: z.boolean(),
    access_until: Moment.nullable().describe(
      "When access ends unless something is done: at the end of a cancelled period, or of the grace after a failed payment.",
    ),
    stripe_subscription_id: z.string().nullable().describe("The provider's id; only the owner of the account sees it."),
    has_used_trial: z.boolean(),
    email_notifications_billing: z.boolean(),
    email_notifications_messages: z.boolean(),
    email_notifications_availability: z.boolean(),
    profileData: ProfileData.nullable(),
    role: z.enum(teamRoles),
    is_admin: z.boolean(),
    dashboardView: z.enum(dashboardViews).describe("The dashboard that this person sees."),
  })
  .describe("The signed-in person.");
export type CurrentUser = z.infer<typeof CurrentUser>;

export const SignedIn = z.object({ user: CurrentUser });
