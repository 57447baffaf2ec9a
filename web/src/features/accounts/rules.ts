import type { CurrentUser } from "@triptych/contract/accounts";
import type { UserType } from "@triptych/contract/basics";
import { plans, trialTexts } from "@triptych/contract/plans";
import { formatPounds } from "@triptych/contract/money";
import type { SettingsSectionName, TabName } from "../../platform/paths.ts";

export type DashboardView = CurrentUser["dashboardView"];

export interface DashboardTab {
  name: TabName;
  label: string;
  /** Replaces the label on narrow screens. */
  shortLabel?: string;
}

/** Lists the tabs of each dashboard, in their order. */
export const dashboardTabs: Record<DashboardView, readonly DashboardTab[]> = {
  agency: [
    { name: "profile", label: "Profile" },
    { name: "search", label: "Find A Creative", shortLabel: "Search" },
    { name: "messages", label: "Messages" },
    { name: "subscription", label: "Subscription", shortLabel: "Plan" },
    { name: "settings", label: "Settings" },
  ],
  brand: [
    { name: "profile", label: "Profile" },
    { name: "search", label: "Find an agency or creative" },
    { name: "messages", label: "Messages" },
    { name: "settings", label: "Settings" },
  ],
  freelancer: [
    { name: "profile", label: "Profile" },
    { name: "brand-matches", label: "Brand Matches" },
    { name: "search", label: "Find Freelancers" },
    { name: "messages", label: "Messages" },
    { name: "subscription", label: "Subscription" },
    { name: "settings", label: "Settings" },
  ],
  workspace: [
    { name: "matches", label: "Matches" },
    { name: "messages", label: "Messaging" },
    { name: "projects", label: "Projects" },
    { name: "profile", label: "Profile" },
  ],
};

export interface SettingsSection {
  name: SettingsSectionName;
  label: string;
  /** Says what is in the section, where it is listed on narrow screens. */
  hint: string;
}

/** Returns the sections of somebody's settings, in their order. */
export function settingsSectionsOf({
  userType,
  role,
}: Pick<CurrentUser, "userType" | "role">): [SettingsSection, ...SettingsSection[]] {
  const team: SettingsSection = { name: "team", label: "Team", hint: "Who else uses your agency's account" };
  const publicPage: SettingsSection = {
    name: "public-page",
    label: "Public page",
    hint: "What people without an account see of you",
  };
  return [
    { name: "email", label: "Email", hint: "The address that we write to" },
    { name: "password", label: "Password", hint: "What you sign in with" },
    { name: "notifications", label: "Notifications", hint: "Which emails we send you" },
    ...(userType === "agency" || userType === "freelancer" ? [publicPage] : []),
    ...(userType === "agency" ? [team] : []),
    { name: "blocked", label: "Blocked people", hint: "Who cannot write to you" },
    {
      name: "data",
      label: "Your data",
      hint: role === "owner" ? "Download it, or delete your account" : "Download it, or leave the team",
    },
  ];
}

/** Returns what a plan costs, as in "£0 per month, free forever". */
export function priceLine(userType: UserType): string {
  const plan = plans[userType];
  const price = `${formatPounds(plan.pricePence)} per month`;
  return plan.isFree ? `${price}, free forever` : `${price} with ${trialTexts.feature}`;
}

/** Returns the label of the account type field, with the article of the chosen type. */
export function accountTypeLabel(userType: UserType | undefined): string {
  return userType === "agency" ? "I'm an..." : "I'm a...";
}

/** Signs in every demo account. Demo mode prints it, and the sign-in screen uses it. */
export const demoPassword = "Demo-pass-1";
export const demoUsername = (userType: UserType) => `demo-${userType}`;

/** Returns whether the dashboard is closed until the subscription is renewed: it has ended, and so has its grace period. */
export function mustReactivate(user: Pick<CurrentUser, "subscription_status" | "subscribed" | "userType">): boolean {
  const { subscription_status: status, subscribed, userType } = user;
  if (userType === null || plans[userType].isFree || status === null) return false;
  if (status === "past_due") return !subscribed;
  return status !== "active" && status !== "trialing";
}
