import type { CurrentUser } from "@triptych/contract/accounts";
import type { UserType } from "@triptych/contract/basics";
import type { ProfileData } from "@triptych/contract/profiles";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { dashboardOf } from "../rules.ts";

interface Subscription {
  status: Exclude<CurrentUser["subscription_status"], null>;
  hasAccess: boolean;
  cancelsAtPeriodEnd: boolean;
  accessUntil: Date | null;
  providerSubscriptionId: string | null;
  hasTrial: boolean;
}

export interface CurrentUserFacts {
  user: { id: string; username: string; userType: UserType | null; isAdmin: boolean; photo: string | null };
  member: {
    role: "owner" | "teammate";
    notifiesBilling: boolean;
    notifiesMessages: boolean;
    notifiesAvailability: boolean;
  };
  signIn: { username: string; email: string; isEmailVerified: boolean };
  pendingEmail: string | null;
  described: { profile: ProfileData; displayName: string } | null;
  subscription: Subscription | null;
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
    photo: user.photo,
    email: signIn.email,
    userType: user.userType,
    email_verified: signIn.isEmailVerified,
    pending_email: pendingEmail,
    ...subscriptionOf(facts),
    email_notifications_billing: member.notifiesBilling,
    email_notifications_messages: member.notifiesMessages,
    email_notifications_availability: member.notifiesAvailability,
    profileData: described?.profile ?? null,
    role: member.role,
    is_admin: user.isAdmin && member.role === "owner",
    dashboardView: dashboardOf(user.userType, user.username, freelancerViewUsernames),
  };
}

const noSubscription: Subscription = {
  status: "none",
  hasAccess: false,
  cancelsAtPeriodEnd: false,
  accessUntil: null,
  providerSubscriptionId: null,
  hasTrial: false,
};

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

/** Remembers who called last with which session. Only those whose address is verified, because others may do next to nothing. */
export function createCallers() {
  const known = new Map<string, Viewer>();

  return {
    find: (key: string): Viewer | null => known.get(key) ?? null,
    remember: (key: string, viewer: Viewer | null): void => {
      known.delete(key);
      if (viewer?.isEmailVerified) known.set(key, viewer);
      if (known.size > rememberedAtMost) known.delete(known.keys().next().value!);
    },
  };
}

/** Limits who and whose digests are remembered; a forgotten one costs a query. */
const rememberedAtMost = 10_000;

/** Holds an address and what a used trial of it is stored as. */
export interface TrialDigest {
  email: string | null;
  digest: string;
}

/**
 * Remembers the digest of the address that a session had the last time, so that one statement can read who it is and
 * look up their used trial. The statement's own result says whether it is still that address.
 */
export function createTrialDigests(digestOf: (email: string) => string) {
  const known = new Map<string, TrialDigest>();

  return {
    /** Returns the address as it was known, with its digest; empty where there is none yet. */
    find: (key: string): TrialDigest => known.get(key) ?? nobodys,
    remember: (key: string, email: string): void => {
      known.delete(key);
      known.set(key, { email, digest: digestOf(email) });
      if (known.size > rememberedAtMost) known.delete(known.keys().next().value!);
    },
  };
}

const nobodys: TrialDigest = { email: null, digest: "" };
