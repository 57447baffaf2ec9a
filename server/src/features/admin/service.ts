import { feedbackReasons } from "@triptych/contract/matching-feedback";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Log } from "../../platform/process/log.ts";
import type { NewId } from "../../platform/process/ids.ts";
import { refuse, Refusal } from "../../platform/http/refusal.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { BillingService } from "../billing/service.ts";
import type { IntroductionsService } from "../introductions/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { ProjectsService } from "../projects/service.ts";
import type { ReferralsService } from "../referrals/service.ts";
import type { WorkService } from "../work/service.ts";
import { exportingService } from "./exporting/service.ts";
import { projectionService } from "./projection/service.ts";
import { reportsService } from "./reports/service.ts";
import { lastDays } from "./rules.ts";
import { adminStore } from "./store.ts";
import { subscribersService } from "./subscribers/service.ts";

export interface AdminDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  log: Log;
  accounts: Pick<AccountsService, "listPeople">;
  billing: Pick<BillingService, "operator" | "listDailyFigures">;
  matching: Pick<MatchingService, "operator">;
  introductions: Pick<IntroductionsService, "operator">;
  projects: Pick<ProjectsService, "operator">;
  work: Pick<WorkService, "operator">;
  referrals: Pick<ReferralsService, "rewards" | "operator">;
}

export type AdminService = ReturnType<typeof adminService>;

/** Shows operators the marketplace and lets them act. Every action is written to the audit log, failed ones too. */
export function adminService(deps: AdminDeps) {
  const { database, clock, newId, accounts, billing, matching, introductions, projects, work, referrals } = deps;
  const store = adminStore(database);

  async function extendTrial(viewer: Viewer, userId: string, days: number): Promise<{ message: string }> {
    const target = await requireSubscriber(userId);
    await audited(viewer, { action: "Extended trial", target, details: `${days} days` }, () =>
      billing.operator.extendTrial(userId, days),
    );
    return { message: `Successfully extended trial for ${target.username}` };
  }

  async function cancel(viewer: Viewer, userId: string): Promise<{ message: string }> {
    const target = await requireSubscriber(userId);
    await audited(viewer, { action: "Cancelled subscription", target, details: "At the end of the period" }, () =>
      billing.operator.cancel(userId),
    );
    return { message: `The subscription of ${target.username} ends with its current period.` };
  }

  async function reactivate(viewer: Viewer, userId: string): Promise<{ message: string }> {
    const target = await requireSubscriber(userId);
    await audited(viewer, { action: "Reactivated subscription", target, details: "" }, () =>
      billing.operator.reactivate(userId),
    );
    return { message: `The subscription of ${target.username} goes on.` };
  }

  async function ship(viewer: Viewer, rewardId: string, trackingNumber: string): Promise<void> {
    await database.transaction(async (tx) => {
      const { userId, tier } = await referrals.rewards.ship(tx, rewardId, trackingNumber);
      await audit(tx, viewer, { action: "Shipped reward", targetId: userId, details: `${tier}, ${trackingNumber}` });
    });
  }

  async function deliver(viewer: Viewer, rewardId: string): Promise<void> {
    await database.transaction(async (tx) => {
      const { userId, tier } = await referrals.rewards.deliver(tx, rewardId);
      await audit(tx, viewer, { action: "Delivered reward", targetId: userId, details: tier });
    });
  }

  async function refuseReward(viewer: Viewer, rewardId: string, reason: string): Promise<void> {
    await database.transaction(async (tx) => {
      const { userId, tier } = await referrals.rewards.refuseClaim(tx, rewardId, reason);
      await audit(tx, viewer, { action: "Refused reward", targetId: userId, details: `${tier}, ${reason}` });
    });
  }

  async function countSignUp(viewer: Viewer, userId: string): Promise<void> {
    await database.transaction(async (tx) => {
      await referrals.operator.count(tx, userId, await adminStore(tx).findUsername(userId));
      await audit(tx, viewer, { action: "Counted sign-up", targetId: userId, details: "" });
    });
  }

  async function refuseSignUp(viewer: Viewer, userId: string, reason: string): Promise<void> {
    await database.transaction(async (tx) => {
      await referrals.operator.refuse(tx, userId, reason);
      await audit(tx, viewer, { action: "Refused sign-up", targetId: userId, details: reason });
    });
  }

  async function listFeedback() {
    const { byReason, latest } = await matching.operator.listFeedback();
    const people = await accounts.listPeople([
      ...new Set(latest.flatMap((entry) => [entry.userId, entry.matchUserId])),
    ]);
    const names = new Map(people.map((person) => [person.id, person.username]));
    return {
      byReason: feedbackReasons.map((reason) => ({ reason, count: byReason.get(reason) ?? 0 })),
      latest: latest.map(({ id, reason, comments, userId, matchUserId, createdAt }) => ({
        id,
        reason,
        comments: comments || null,
        username: names.get(userId) ?? "",
        aboutUsername: names.get(matchUserId) ?? "",
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async function getOverview(days: number) {
    const dates = lastDays(clock.now(), days);
    const from = new Date(`${dates[0]}T00:00:00Z`);
    const [signUps, money, searches, introduced] = await Promise.all([
      store.listSignUps(from),
      billing.listDailyFigures(days),
      matching.operator.countSearchesPerDay(from),
      introductions.operator.countPerDay(from),
    ]);
    const figures = new Map(money.map((day) => [day.day, day]));
    const people = (day: string, userType: string) =>
      signUps.find((row) => row.day === day && row.userType === userType)?.people ?? 0;
    return {
      days: dates.map((day) => ({
        day,
        brandSignUps: people(day, "brand"),
        agencySignUps: people(day, "agency"),
        freelancerSignUps: people(day, "freelancer"),
        trialing: figures.get(day)?.trialing ?? 0,
        active: figures.get(day)?.active ?? 0,
        revenuePence: figures.get(day)?.revenuePence ?? 0,
        searches: searches.get(day) ?? 0,
        introductions: introduced.get(day)?.made ?? 0,
        answeredIntroductions: introduced.get(day)?.answered ?? 0,
      })),
    };
  }

  async function listAudit(before?: string) {
    return (await store.listAudit(before, 100)).map(
      ({ id, actorUsername, action, targetName, details, createdAt }) => ({
        id,
        action,
        details,
        actor: actorUsername,
        target: targetName,
        createdAt: createdAt.toISOString(),
      }),
    );
  }

  async function requireSubscriber(userId: string) {
    const found = await store.findSubscriber(userId);
    if (!found) return refuse((await store.findUsername(userId)) === null ? "not_found" : "no_subscription");
    return found;
  }

  /** Asks the payment provider first, then writes the audit entry, also when the provider refused. */
  async function audited(
    viewer: Viewer,
    entry: { action: string; target: { id: string; username: string }; details: string },
    act: () => Promise<unknown>,
  ): Promise<void> {
    const { action, target, details } = entry;
    const write = (outcome: string) =>
      database.transaction((tx) =>
        audit(tx, viewer, { action, targetId: target.id, targetName: target.username, details: outcome }),
      );
    await act().catch(async (error: unknown) => {
      await write(`${details} (refused: ${error instanceof Refusal ? error.message : "an error"})`.trim());
      throw error;
    });
    await write(details);
  }

  async function audit(
    tx: Transaction,
    viewer: Viewer,
    entry: { action: string; targetId: string; targetName?: string; details: string },
  ): Promise<void> {
    const { action, targetId, details } = entry;
    const targetName = entry.targetName ?? (await adminStore(tx).findUsername(targetId));
    await adminStore(tx).insertAudit({
      id: newId(),
      actorId: viewer.userId,
      actorUsername: viewer.username,
      action,
      targetId,
      targetName,
      details,
      createdAt: clock.now(),
    });
  }

  return {
    ...subscribersService({ database }),
    ...exportingService({ database }),
    projection: projectionService(deps),
    extendTrial,
    cancel,
    reactivate,
    listRewards: referrals.rewards.listToFulfil,
    ship,
    deliver,
    refuseReward,
    listHeldSignUps: referrals.operator.listHeld,
    countSignUp,
    refuseSignUp,
    listFeedback,
    reports: reportsService({ accounts, projects, work, database, audit }),
    getOverview,
    listAudit,
  };
}
