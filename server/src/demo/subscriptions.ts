import { plans, trialDays } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { localCharges, localSubscriptions } from "../adapters/payments/tables.ts";
import { trialMarks } from "../features/billing/checkout/claiming/service.ts";
import { canonicalEmail } from "../features/billing/rules.ts";
import { charges, subscriptionChanges, subscriptions, usedTrials } from "../features/billing/tables.ts";
import type { Transaction } from "../platform/database/database.ts";
import { inBatches } from "./batches.ts";
import { inventHistory, type DemoHistory, type DemoSubscriber } from "./subscription-history.ts";

type InventedSubscription = DemoHistory & { person: DemoSubscriber; reference: string };

/** Inserts subscriptions with their charges and history, at the local test provider and in billing. */
export async function insertSubscriptions(
  tx: Transaction,
  people: DemoSubscriber[],
  { now, newId }: { now: Date; newId: () => string },
): Promise<void> {
  const invented = people.map((person): InventedSubscription => {
    const reference = newId();
    return { person, reference, ...inventHistory(person, { reference, now, newId }) };
  });
  await inBatches(
    invented.map(({ provided }) => provided),
    (rows) => tx.insert(localSubscriptions).values(rows),
  );
  await inBatches(
    invented.flatMap((each) => each.charges),
    (rows) => tx.insert(localCharges).values(rows),
  );
  await inBatches(
    invented.map((each) => subscriptionRow(each, now)),
    (rows) => tx.insert(subscriptions).values(rows),
  );
  await inBatches(
    invented.flatMap((each) => usedTrialRows(each, now)),
    (rows) => tx.insert(usedTrials).values(rows),
  );
  await inBatches(
    invented.flatMap((each) => changeRows(each, now)).map((change) => ({ id: newId(), ...change })),
    (rows) => tx.insert(subscriptionChanges).values(rows),
  );
  await inBatches(invented.flatMap(chargeRows), (rows) => tx.insert(charges).values(rows));
}

function subscriptionRow(
  { person, reference, provided }: InventedSubscription,
  now: Date,
): typeof subscriptions.$inferInsert {
  const { userId, email, userType, status, joinedAt } = person;
  return {
    id: reference,
    provider: "local",
    providerId: provided.id,
    customerId: provided.customerId,
    email,
    canonicalEmail: canonicalEmail(email),
    userType,
    userId,
    pricePence: plans[userType].pricePence,
    hasTrial: true,
    status,
    trialEnd: provided.trialEnd,
    currentPeriodEnd: provided.currentPeriodEnd,
    cancelsAtPeriodEnd: provided.cancelsAtPeriodEnd,
    hasPaymentMethod: true,
    cardFingerprint: provided.cardFingerprint,
    pastDueSince: status === "past_due" ? now : null,
    endedAt: provided.endedAt,
    claimedAt: joinedAt,
    createdAt: joinedAt,
    updatedAt: now,
  };
}

function usedTrialRows({ person, provided }: InventedSubscription, usedAt: Date) {
  const { cardFingerprint } = provided;
  const marks = trialMarks({ canonicalEmail: canonicalEmail(person.email), cardFingerprint });
  return marks.map((mark) => ({ ...mark, usedAt }));
}

/** Returns the history of the status: the trial, the first payment, and the present status. */
function changeRows({ person, reference: subscriptionId, charges: paid }: InventedSubscription, now: Date) {
  const { status, joinedAt } = person;
  const trial = { subscriptionId, status: "trialing" as const, changedAt: joinedAt };
  if (status === "trialing") return [trial];
  const trialEnd = new Date(Math.min(joinedAt.getTime() + trialDays * msPerDay, now.getTime()));
  const paying = { subscriptionId, status: "active" as const, changedAt: paid[0]?.chargedAt ?? trialEnd };
  return status === "active" ? [trial, paying] : [trial, paying, { subscriptionId, status, changedAt: now }];
}

function chargeRows({ reference, charges: paid }: InventedSubscription) {
  return paid.map(({ id, ...charge }) => ({
    ...charge,
    provider: "local" as const,
    chargeId: id,
    subscriptionId: reference,
  }));
}
