import type { CurrentUser } from "@triptych/contract/accounts";
import type { SignIn } from "../../../adapters/identity/identity.ts";
import type { AccountsDeps } from "../deps.ts";
import { dashboardOf } from "../rules.ts";
import type { MemberRow, UserRow } from "../store.ts";

export interface CurrentUserFacts {
  user: UserRow;
  member: MemberRow;
  signIn: SignIn;
  pendingEmail: string | null;
  described: Awaited<ReturnType<AccountsDeps["describeProfile"]>>;
  subscription: Awaited<ReturnType<AccountsDeps["billing"]["findSubscription"]>>;
  hasUsedTrial: boolean;
  freelancerViewUsernames: readonly string[];
}

/** Returns the signed-in person as their screens need to know them. */
export function currentUserOf(facts: CurrentUserFacts): CurrentUser {
  const { user, member, signIn, pendingEmail, described, freelancerViewUsernames } = facts;
  return {
    id: user.id,
    username: signIn.username,
    displayName: described?.displayName ?? user.username,
    email: signIn.email,
    userType: user.userType,
    email_verified: signIn.isEmailVerified,
    pending_email: pendingEmail,
    ...subscriptionOf(facts),
    email_notifications_billing: member.notifiesBilling,
    email_notifications_messages: member.notifiesMessages,
    profileData: described?.profile ?? null,
    role: member.role,
    is_admin: user.isAdmin && member.role === "owner",
    dashboardView: dashboardOf(user.userType, user.username, freelancerViewUsernames),
  };
}

const noSubscription = {
  status: "none",
  hasAccess: false,
  cancelsAtPeriodEnd: false,
  accessUntil: null,
  providerSubscriptionId: null,
  hasTrial: false,
} as const;

function subscriptionOf({ user, member, subscription, hasUsedTrial }: CurrentUserFacts) {
  const isPaying = user.userType === "agency" || user.userType === "freelancer";
  const shown = subscription ?? noSubscription;
  return {
    subscription_status: isPaying ? shown.status : null,
    subscribed: isPaying && shown.hasAccess,
    cancel_at_period_end: shown.cancelsAtPeriodEnd,
    access_until: shown.accessUntil?.toISOString() ?? null,
    stripe_subscription_id: member.role === "owner" ? shown.providerSubscriptionId : null,
    has_used_trial: hasUsedTrial || shown.hasTrial,
  };
}
