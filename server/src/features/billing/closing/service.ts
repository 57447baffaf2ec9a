import { pastDueGraceDays, unclaimedHours } from "@triptych/contract/billing";
import type { ProviderCharge } from "../../../adapters/payments/payments.ts";
import { msPerDay, type Clock } from "../../../platform/clock.ts";
import type { Database, Transaction } from "../../../platform/database.ts";
import type { NewId } from "../../../platform/ids.ts";
import type { Log } from "../../../platform/log.ts";
import type { Queue } from "../../../platform/queue.ts";
import { closeSubscription } from "../job-definitions.ts";
import { ledgerStore } from "../ledger/store.ts";
import type { NoticesService } from "../notices/service.ts";
import type { WithLease } from "../state/lease.ts";
import type { CallProvider } from "../state/provider-call.ts";
import type { StateService } from "../state/service.ts";
import { billingStore, type Subscription } from "../store.ts";

export interface ClosingNeeds {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  state: StateService;
  withLease: WithLease;
  callProvider: CallProvider;
  log: Log;
  notices: NoticesService;
  onAccessChanged: (tx: Transaction, userId: string) => Promise<void>;
}

const hourMs = 3_600_000;

/** Ends subscriptions that time, or a rule, has ended. */
export function closingService({
  database,
  clock,
  newId,
  queue,
  state,
  withLease,
  callProvider,
  log,
  notices,
  onAccessChanged,
}: ClosingNeeds) {
  const store = billingStore(database);

  async function endOverdue(): Promise<void> {
    const now = clock.now().getTime();
    await each(await store.listUnclaimedBefore(new Date(now - unclaimedHours * hourMs)), closeUnclaimed);
    await each(await store.listSilentSince(new Date(now - hourMs)), state.refresh);
    await each(await store.listPastDueSince(new Date(now - pastDueGraceDays * msPerDay)), closeOwing);
    await each(await store.listPaidUntil(new Date(now)), expire);
    await each(await store.listClosing(), closeSoon);
  }

  /** One that cannot be done now does not hold up the others; the next round tries it again. */
  async function each(ids: string[], work: (id: string) => Promise<unknown>): Promise<void> {
    for (const subscriptionId of ids) {
      await work(subscriptionId).catch((error: unknown) =>
        log.warn({ err: error, subscriptionId }, "an overdue subscription could not be looked after"),
      );
    }
  }

  /** Again, should the job have been given up. */
  const closeSoon = (id: string) =>
    database.transaction((tx) => queue.add(tx, closeSubscription, { subscriptionId: id }, { singletonKey: id }));

  /** NOTE: the decision is written down before the provider is asked, so that nobody claims it in between. */
  async function closeUnclaimed(id: string): Promise<void> {
    await database.transaction(async (tx) => {
      const isClosed = await billingStore(tx).closeUnclaimed(id, clock.now());
      if (isClosed) await queue.add(tx, closeSubscription, { subscriptionId: id }, { singletonKey: id });
    });
  }

  /** The days of grace are over: nothing more is tried. A payment that came in meanwhile saves it. */
  async function closeOwing(id: string): Promise<void> {
    const subscription = await state.refresh(id);
    if (subscription.status !== "past_due") return;
    await database.transaction(async (tx) => {
      await billingStore(tx).updateSubscription(id, { closingAt: clock.now() });
      await queue.add(tx, closeSubscription, { subscriptionId: id }, { singletonKey: id });
    });
  }

  /** Paid time has run out after the provider ended the subscription. */
  async function expire(id: string): Promise<void> {
    await database.transaction(async (tx) => {
      const current = await billingStore(tx).lockById(id);
      if (current?.status !== "canceled") return;
      await billingStore(tx).updateSubscription(id, { status: "expired", updatedAt: clock.now() });
      await ledgerStore(tx).insertChange(newId(), id, "expired", clock.now());
      if (current.userId) await onAccessChanged(tx, current.userId);
    });
  }

  /** Ends it with the provider. Who never got an account for their money gets it back. */
  async function close(id: string): Promise<void> {
    await withLease(id, async (subscription) => {
      const { provider, providerId, closingAt, endedAt } = subscription;
      if (!closingAt && !endedAt) return;
      const now = clock.now();
      if (!providerId) return store.updateSubscription(id, { status: "expired", endedAt: now, updatedAt: now });
      const said = await callProvider(provider, (payments) => payments.cancelNow(providerId));
      await state.record(id, said, await giveBack(subscription));
      if (isWorthALetter(subscription)) {
        await database.transaction((tx) => notices.add(tx, id, [{ kind: "unclaimed", occasion: "once" }]));
      }
    });
  }

  /** The account is being deleted: nothing more is charged, and the address is forgotten. */
  async function endWithAccount(userId: string, tx: Transaction): Promise<void> {
    for (const { id, endedAt } of await billingStore(tx).listOfUser(userId)) {
      await billingStore(tx).updateSubscription(id, {
        email: "",
        canonicalEmail: "",
        ...(endedAt ? {} : { closingAt: clock.now() }),
      });
      if (!endedAt) await queue.add(tx, closeSubscription, { subscriptionId: id }, { singletonKey: id });
    }
  }

  async function giveBack({ provider, providerId, customerId, claimedAt }: Subscription): Promise<ProviderCharge[]> {
    const list = () =>
      callProvider(provider, (payments) => payments.listCharges({ id: providerId!, customerId: customerId! }));
    const taken = await list();
    const owed = claimedAt ? [] : taken.filter((charge) => charge.refundedPence < charge.amountPence);
    for (const charge of owed) await callProvider(provider, (payments) => payments.refund(charge.id));
    return owed.length > 0 ? list() : taken;
  }

  return { endOverdue, close, endWithAccount };
}

/** Somebody gave a card or paid, and then never had an account. */
function isWorthALetter({ claimedAt, startedBy, hasPaymentMethod, hasTrial, email }: Subscription): boolean {
  return !claimedAt && !startedBy && hasPaymentMethod && !hasTrial && email !== "";
}
