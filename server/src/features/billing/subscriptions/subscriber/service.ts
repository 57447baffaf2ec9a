import type { BillingInformation, Cancellation, SubscriptionStatus } from "@triptych/contract/billing";
import type { Clock } from "../../../../platform/process/clock.ts";
import { refuse } from "../../../../platform/http/refusal.ts";
import type { Viewer } from "../../../../platform/security/viewer.ts";
import type { ChangesService } from "../changes/service.ts";
import { trialUsedSentence } from "../../checkout/claiming/service.ts";
import type { NoticesService } from "../../notices/service.ts";
import { currentStatus, isPayingType } from "../../rules.ts";
import type { StateService } from "../state/service.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { billingStore } from "../../store.ts";

export interface SubscriberDeps {
  database: Database;
  clock: Clock;
  state: StateService;
  changes: ChangesService;
  notices: NoticesService;
}

/** Serves people's own subscriptions: confirm a payment, look, cancel, reactivate. */
export function subscriberService({ database, clock, state, changes, notices }: SubscriberDeps) {
  const store = billingStore(database);

  /** Reads the provider's state at once after a card was entered, instead of waiting for its event. */
  async function confirm(viewer: Viewer, providerId: string): Promise<{ status: SubscriptionStatus }> {
    const found = await store.findByProviderId(providerId);
    if (!found || (found.userId ?? found.startedBy) !== viewer.userId) refuse("payment_required");
    const subscription = await state.refresh(found.id);
    if (subscription.closingAt && subscription.hasTrial) refuse("payment_required", { message: trialUsedSentence });
    if (subscription.userId !== viewer.userId)
      refuse("payment_required", { message: "The payment has not been confirmed yet." });
    return { status: currentStatus(subscription, clock.now()) };
  }

  async function getBillingInformation(viewer: Viewer): Promise<BillingInformation> {
    requireOwner(viewer);
    const found = (await store.findByUser(viewer.userId)) ?? refuse("no_subscription");
    const now = clock.now();
    const status = currentStatus(found, now);
    const renews = (status === "trialing" || status === "active") && !found.cancelsAtPeriodEnd;
    return {
      asOf: now.toISOString(),
      trialEnd: (status === "trialing" && found.trialEnd?.toISOString()) || null,
      nextBillingDate: (renews && found.currentPeriodEnd?.toISOString()) || null,
      nextChargePence: renews ? found.pricePence : null,
    };
  }

  async function cancel(viewer: Viewer) {
    requireOwner(viewer);
    return replyOf(await changes.cancel(viewer.userId));
  }

  async function reactivate(viewer: Viewer) {
    requireOwner(viewer);
    await changes.reactivate(viewer.userId);
    return { message: "Your subscription has been successfully reactivated." };
  }

  /** Returns what the link of a reminder would cancel. */
  async function getCancellation(token: string): Promise<Cancellation> {
    const { userType, cancelsAtPeriodEnd, endedAt, currentPeriodEnd, pricePence } =
      await notices.readCancellation(token);
    return {
      userType,
      isCancelled: cancelsAtPeriodEnd || endedAt !== null,
      currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
      pricePence,
    };
  }

  /** NOTE: cancels only the subscription that the email was about; never a later one of the same account. */
  async function cancelByLink(token: string) {
    const { userId, id } = await notices.readCancellation(token);
    const newest = userId ? await store.findByUser(userId) : null;
    if (!userId || newest?.id !== id) refuse("no_subscription");
    return replyOf(await changes.cancel(userId));
  }

  return { confirm, getBillingInformation, cancel, reactivate, getCancellation, cancelByLink };
}

function replyOf({ endedAt }: { endedAt: Date | null }): { message: string } {
  return {
    message: endedAt
      ? endedSentence
      : "Your subscription will remain active until the end of the current billing period.",
  };
}

const endedSentence = "Your subscription has ended. Nothing more will be charged.";

function requirePaying({ userType }: Viewer) {
  if (!isPayingType(userType)) refuse("forbidden", { message: "This account type has no subscription." });
}

function requireOwner(viewer: Viewer) {
  requirePaying(viewer);
  if (viewer.role !== "owner")
    refuse("forbidden", { message: "Only the owner of the account sees and changes its subscription." });
}
