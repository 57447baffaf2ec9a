import type { CurrentUser } from "@triptych/contract/accounts";
import type { RewardTier } from "@triptych/contract/referrals";
import { isInGrace } from "../../features/billing/subscription-status.ts";
import { completenessOf, valuesOf } from "../../features/profiles/rules.ts";
import { formatDate } from "../../platform/format.ts";
import { dashboardPath, paths, settingsPath } from "../../platform/paths.ts";

export interface TaskLeft {
  text: string;
  to: string;
}

/** Lists what somebody should do about their account, the most pressing first. */
export function tasksLeft(user: CurrentUser, rewards: readonly Pick<RewardTier, "name" | "status">[]): TaskLeft[] {
  return [...subscriptionTasks(user), ...profileTasks(user), ...addressTasks(user), ...rewardTasks(rewards)];
}

function subscriptionTasks(user: CurrentUser): TaskLeft[] {
  const { access_until: until, cancel_at_period_end: ends, role } = user;
  const to = dashboardPath("subscription");
  if (role !== "owner" || until === null) return [];
  if (isInGrace(user)) return [{ text: `Your last payment failed. Pay again before ${formatDate(until)}.`, to }];
  return ends ? [{ text: `Your subscription ends on ${formatDate(until)}, unless you keep it.`, to }] : [];
}

function profileTasks({ userType, profileData }: CurrentUser): TaskLeft[] {
  if (userType === null) return [];
  const to = dashboardPath("profile");
  if (profileData === null) return [{ text: "Fill in your profile, so that others can find you.", to }];
  const { missing } = completenessOf(userType, valuesOf(userType, profileData));
  const [first, second, ...others] = missing.map(({ label }) => label.toLowerCase());
  if (first === undefined) return [];
  const named = [first, second, others.length > 0 ? `${others.length} more` : undefined].filter(Boolean);
  return [{ text: `Worth adding to your profile: ${named.join(", ")}.`, to }];
}

function addressTasks({ pending_email: pending }: CurrentUser): TaskLeft[] {
  return pending === null ? [] : [{ text: `Verify your new address, ${pending}.`, to: settingsPath("email") }];
}

function rewardTasks(rewards: readonly Pick<RewardTier, "name" | "status">[]): TaskLeft[] {
  return rewards
    .filter(({ status }) => status === "unlocked")
    .map(({ name }) => ({ text: `Claim your reward: ${name}.`, to: paths.referrals }));
}
