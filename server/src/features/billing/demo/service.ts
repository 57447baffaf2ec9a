import { plans, type PayingType } from "@triptych/contract/billing";
import type { DemoSubscribers, DemoSubscription } from "../../../adapters/payments/payments.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Transaction } from "../../../platform/database.ts";
import type { NewId } from "../../../platform/ids.ts";
import { canonicalEmail } from "../rules.ts";
import { billingStore } from "../store.ts";

export interface DemoSubscriber {
  userId: string;
  email: string;
  userType: PayingType;
  status: DemoSubscription["status"];
}

const batchSize = 200;

/** Subscribers of the demo marketplace, with the provider and with us. */
export async function insertDemoSubscriptions(
  {
    demoSubscribers,
    clock,
    newId,
  }: { demoSubscribers: DemoSubscribers<Transaction> | null; clock: Clock; newId: NewId },
  tx: Transaction,
  people: DemoSubscriber[],
): Promise<void> {
  if (!demoSubscribers) throw new Error("Only the local test provider has demo subscribers.");
  for (let at = 0; at < people.length; at += batchSize) {
    const batch = people.slice(at, at + batchSize).map((person) => ({ ...person, reference: newId() }));
    const said = await demoSubscribers.insertSubscriptions(tx, batch);
    const now = clock.now();
    const rows = batch.map(({ reference, userId, email, userType, status }, place) => {
      const { id, customerId, trialEnd, currentPeriodEnd, cancelsAtPeriodEnd, hasPaymentMethod, cardFingerprint } =
        said[place]!;
      return {
        id: reference,
        provider: "local" as const,
        providerId: id,
        customerId,
        email,
        canonicalEmail: canonicalEmail(email),
        userType,
        userId,
        pricePence: plans[userType].pricePence,
        hasTrial: true,
        status,
        trialEnd,
        currentPeriodEnd,
        cancelsAtPeriodEnd,
        hasPaymentMethod,
        cardFingerprint,
        pastDueSince: status === "past_due" ? now : null,
        endedAt: said[place]!.status === "ended" ? now : null,
        claimedAt: now,
        createdAt: now,
        updatedAt: now,
      };
    });
    await billingStore(tx).insertSubscriptions(rows);
  }
}
