import { plans, trialDays, type PayingType } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import type {
  DemoSubscribers,
  DemoSubscription,
  ProviderCharge,
  ProviderSubscription,
} from "../../adapters/payments/payments.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import { trialMarks } from "../../features/billing/checkout/claiming/service.ts";
import { trialsStore } from "../../features/billing/checkout/claiming/store.ts";
import { ledgerStore } from "../../features/billing/ledger/store.ts";
import { canonicalEmail } from "../../features/billing/rules.ts";
import { billingStore, type NewSubscription } from "../../features/billing/store.ts";

export interface DemoSubscriber {
  userId: string;
  email: string;
  userType: PayingType;
  status: DemoSubscription["status"];
  joinedAt: Date;
}

export interface DemoDeps {
  demoSubscribers: DemoSubscribers<Transaction> | null;
  clock: Clock;
  newId: NewId;
}

const batchSize = 200;

/** Subscribers of the demo marketplace, with the provider and with us. */
export async function insertDemoSubscriptions(
  deps: DemoDeps,
  tx: Transaction,
  people: DemoSubscriber[],
): Promise<void> {
  const { demoSubscribers, clock, newId } = deps;
  if (!demoSubscribers) throw new Error("Only the local test provider has demo subscribers.");
  for (let at = 0; at < people.length; at += batchSize) {
    const batch = people.slice(at, at + batchSize).map((person) => ({ ...person, reference: newId() }));
    const inserted = await demoSubscribers.insertSubscriptions(tx, batch);
    const told = batch.map((person, place) => ({ ...person, ...inserted[place]! }));
    await billingStore(tx).insertSubscriptions(told.map((each) => asRow(each, clock.now())));
    await trialsStore(tx).insertUsedTrials(
      told.flatMap(({ email, said }) => marksOf(email, said)),
      clock.now(),
    );
    await ledgerStore(tx).insertChanges(
      told.flatMap((each) => changesOf(each, clock.now()).map((change) => ({ id: newId(), ...change }))),
    );
    await ledgerStore(tx).insertCharges(
      told.flatMap(({ reference, charges }) =>
        charges.map(({ id, ...charge }) => ({
          ...charge,
          provider: "local" as const,
          chargeId: id,
          subscriptionId: reference,
        })),
      ),
    );
  }
}

interface Told extends DemoSubscriber {
  reference: string;
  said: ProviderSubscription;
  charges: ProviderCharge[];
}

function asRow({ reference, said, userId, email, userType, status, joinedAt }: Told, now: Date): NewSubscription {
  return {
    id: reference,
    provider: "local",
    providerId: said.id,
    customerId: said.customerId,
    email,
    canonicalEmail: canonicalEmail(email),
    userType,
    userId,
    pricePence: plans[userType].pricePence,
    hasTrial: true,
    status,
    trialEnd: said.trialEnd,
    currentPeriodEnd: said.currentPeriodEnd,
    cancelsAtPeriodEnd: said.cancelsAtPeriodEnd,
    hasPaymentMethod: said.hasPaymentMethod,
    cardFingerprint: said.cardFingerprint,
    pastDueSince: status === "past_due" ? now : null,
    endedAt: said.status === "ended" ? now : null,
    claimedAt: joinedAt,
    createdAt: joinedAt,
    updatedAt: now,
  };
}

/** The trial, what it became, and where it stands. */
function changesOf({ reference: subscriptionId, status, joinedAt, charges }: Told, now: Date) {
  const trial = { subscriptionId, status: "trialing" as const, changedAt: joinedAt };
  if (status === "trialing") return [trial];
  const firstPaid =
    charges[0]?.chargedAt ?? new Date(Math.min(joinedAt.getTime() + trialDays * msPerDay, now.getTime()));
  const paying = { subscriptionId, status: "active" as const, changedAt: firstPaid };
  return status === "active" ? [trial, paying] : [trial, paying, { subscriptionId, status, changedAt: now }];
}

function marksOf(email: string, { cardFingerprint }: ProviderSubscription) {
  return trialMarks({ canonicalEmail: canonicalEmail(email), cardFingerprint });
}
