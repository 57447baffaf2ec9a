import {
  InvalidSignature,
  PaymentFailure,
  UnreadableEvent,
  type ProviderName,
  type Providers,
  type SignedDelivery,
} from "../../../../adapters/payments/payments.ts";
import type { Clock } from "../../../../platform/process/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { Log } from "../../../../platform/process/log.ts";
import type { Queue } from "../../../../platform/jobs/queue.ts";
import { refuse } from "../../../../platform/http/refusal.ts";
import { readProviderState } from "../../job-definitions.ts";
import type { StateService } from "../../subscriptions/state/service.ts";
import { ledgerStore } from "../../ledger/store.ts";
import { billingStore } from "../../store.ts";
import { eventsStore } from "./store.ts";

export interface EventsDeps {
  database: Database;
  clock: Clock;
  log: Log;
  queue: Queue;
  providers: Providers;
  state: StateService;
}

/** Stores events of providers once each, then reads the provider's state. The event's content is not trusted. */
export function eventsService({ database, clock, log, queue, providers, state }: EventsDeps) {
  /** Resolves once the event is stored. Throws otherwise, so that the provider delivers it again. */
  async function receive(provider: ProviderName, delivery: SignedDelivery): Promise<void> {
    const payments = providers[provider] ?? refuse("not_found");
    const event = await payments.verifyWebhook(delivery).catch(refuseUnverified);
    await database.transaction(async (tx) => {
      const { id, type, subscriptionId, customerId, chargeId } = event;
      const providerId =
        subscriptionId ?? (chargeId ? await ledgerStore(tx).findSubscriptionOfCharge(provider, chargeId) : null);
      const row = { provider, eventId: id, type, providerSubscriptionId: providerId, receivedAt: clock.now() };
      const isNew = await eventsStore(tx).insertEvent(row);
      if (!isNew || !(providerId ?? customerId)) return;
      const singletonKey = `${provider}:${providerId ?? customerId}`;
      await queue.addWith(tx, readProviderState, { payload: { provider, providerId, customerId }, singletonKey });
    });
  }

  async function readState({ provider, providerId, customerId }: EventSubject): Promise<void> {
    const found = await findKnown({ provider, providerId, customerId });
    if (found) await state.refresh(found.id);
    else if (providerId) await readUnknown(provider, providerId);
  }

  async function findKnown({ provider, providerId, customerId }: EventSubject) {
    const store = billingStore(database);
    if (providerId) return store.findByProviderId(providerId, provider);
    return customerId ? store.findByCustomer(customerId, provider) : null;
  }

  /** Handles an event that came before the reply to our own call, or about a subscription that is not ours. */
  async function readUnknown(provider: ProviderName, providerId: string): Promise<void> {
    const providerState = await providers[provider]?.readSubscription(providerId);
    const ours = providerState?.reference
      ? await billingStore(database).findByReference(providerState.reference)
      : null;
    if (!providerState || !ours)
      return log.info({ provider, providerId }, "an event was about a subscription that is not ours");
    await state.adopt(ours.id, providerState);
  }

  return { receive, readState };
}

interface EventSubject {
  provider: ProviderName;
  providerId: string | null;
  customerId: string | null;
}

function refuseUnverified(error: unknown): never {
  if (error instanceof InvalidSignature) refuse("invalid_signature");
  if (error instanceof UnreadableEvent) refuse("invalid_input", { message: error.message });
  if (error instanceof PaymentFailure) refuse("unavailable", { retryAfter: 60 });
  throw error;
}
