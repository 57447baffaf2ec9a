import { msPerDay } from "@triptych/contract/durations";
import type { ProviderSubscription } from "../../../../adapters/payments/payments.ts";
import { refuse } from "../../../../platform/http/refusal.ts";
import { createGiveFreeDays, type FreeDaysDeps } from "./free-days.ts";
import { RefusedByProvider, type CallProvider } from "../state/provider-call.ts";
import type { StateService } from "../state/service.ts";
import { billingStore, type Subscription } from "../../store.ts";

export interface ChangesDeps extends FreeDaysDeps {
  state: StateService;
  callProvider: CallProvider;
}

export type ChangesService = ReturnType<typeof changesService>;

/** Makes the changes of people and operators to a running subscription. Asked twice, it calls the provider once. */
export function changesService(deps: ChangesDeps) {
  const { database, clock, state, withLease, callProvider } = deps;
  const store = billingStore(database);
  const giveFreeDays = createGiveFreeDays(deps);

  /** Ends the subscription with its paid period. One whose payment failed ends now, so that nothing more is tried. */
  const cancel = (userId: string) =>
    changeRunning(userId, async (subscription) => {
      if (subscription.cancelsAtPeriodEnd) return null;
      const isOwing = subscription.status === "past_due";
      return callProvider(subscription.provider, (payments) =>
        isOwing ? payments.cancelNow(subscription.providerId!) : payments.cancelAtPeriodEnd(subscription.providerId!),
      );
    });

  const reactivate = (userId: string) =>
    changeRunning(userId, async (subscription) => {
      if (!subscription.cancelsAtPeriodEnd) return null;
      return callProvider(subscription.provider, (payments) => payments.reactivate(subscription.providerId!));
    });

  async function extendTrial(userId: string, days: number): Promise<Subscription> {
    const found = await store.findByUser(userId);
    return found?.endedAt ? giveFreeDays(found.id, days) : extendRunning(userId, days);
  }

  /** Moves the first charge, or the next one, by that many days. */
  const extendRunning = (userId: string, days: number) =>
    changeRunning(userId, async (subscription) => {
      if (subscription.status === "past_due")
        refuse("no_subscription", { message: "A payment is owed: this subscription cannot be extended." });
      const from = Math.max(clock.now().getTime(), subscription.currentPeriodEnd?.getTime() ?? 0);
      const trialEnd = new Date(from + days * msPerDay);
      return callProvider(subscription.provider, (payments) =>
        payments.moveTrialEnd(subscription.providerId!, trialEnd),
      );
    });

  async function changeRunning(
    userId: string,
    change: (subscription: Subscription) => Promise<ProviderSubscription | null>,
  ): Promise<Subscription> {
    const found = await store.findByUser(userId);
    if (!found || found.endedAt) refuse("no_subscription");
    return withLease(found.id, async (subscription) => {
      if (subscription.endedAt) refuse("no_subscription");
      const providerState = await change(subscription).catch((error: unknown) => refuseIfEnded(subscription, error));
      return providerState ? state.record(subscription.id, providerState, null) : subscription;
    });
  }

  /** Throws the refusal that fits. The subscription may have ended at the provider without an event yet. */
  async function refuseIfEnded(subscription: Subscription, error: unknown): Promise<never> {
    if (error instanceof RefusedByProvider && (await state.read(subscription)).endedAt) refuse("no_subscription");
    throw error;
  }

  return { cancel, reactivate, extendTrial };
}
