import type { Clock } from "../../platform/process/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Decision, LocalBooks } from "./local-books.ts";
import { behaviourOf, checkTestCard, confirmationCard, fingerprintOf } from "./local-cards.ts";
import { localStore, type LocalStore } from "./local-store.ts";
import { nextPeriodEnd, type LocalSubscription } from "./local-time.ts";
import type { TestCard, TestCardResult, TestCards } from "./payments.ts";

const unconfirmedSentence = "Your card could not be confirmed. Please try again or use another card.";

/** Holds the result of a card, and the change that it makes. */
interface Outcome {
  result: TestCardResult;
  decision?: Decision;
}

/** Accepts test cards. */
export function localCheckout({
  database,
  clock,
  books,
}: {
  database: Database;
  clock: Clock;
  books: LocalBooks;
}): TestCards {
  /** Decides about the payment that a client secret belongs to, if it is still open. */
  async function decide(
    clientSecret: string,
    choose: (current: LocalSubscription, store: LocalStore) => Promise<Outcome>,
  ): Promise<TestCardResult> {
    const found = await localStore(database).findBySecret(clientSecret);
    let result: TestCardResult = { status: "unknown" };
    if (!found) return result;
    await books.change(found.id, async (current, store) => {
      if (current.status === "ended" || current.clientSecret !== clientSecret) return null;
      const isDone = current.intentStatus === "succeeded";
      const outcome: Outcome = isDone ? { result: succeeded(clientSecret) } : await choose(current, store);
      result = outcome.result;
      return outcome.decision ?? null;
    });
    return result;
  }

  const confirm = (card: TestCard) =>
    decide(card.clientSecret, async (current, store) => {
      const checked = checkTestCard(card, clock.now());
      if (!checked.isValid) return { result: checked.result };
      const owesNow = current.status === "incomplete" || current.status === "past_due";
      const { declines, failsRenewals, asksForConfirmation } = checked.behaviour;
      if (declines || (owesNow && failsRenewals)) {
        return { result: { status: "declined", message: "Your card was declined." } };
      }
      if (!asksForConfirmation) return accept(current, store, checked.number);
      return {
        result: { status: "requires_action", intentId: intentOf(card.clientSecret) },
        decision: { next: { ...current, intentStatus: "requires_action" }, event: "intent.requires_action" },
      };
    });

  const authenticate = (clientSecret: string, isApproved: boolean) =>
    decide(clientSecret, async (current, store) => {
      if (current.intentStatus !== "requires_action") return { result: { status: "unknown" } };
      if (isApproved) return accept(current, store, confirmationCard);
      return {
        result: { status: "declined", message: unconfirmedSentence },
        decision: { next: { ...current, intentStatus: "requires_card" }, event: "intent.failed" },
      };
    });

  /** Accepts the card: keeps it, and charges what is owed now. */
  async function accept(current: LocalSubscription, store: LocalStore, number: string): Promise<Outcome> {
    const behaviour = behaviourOf(number);
    const now = clock.now();
    const result = succeeded(current.clientSecret);
    const withCard: LocalSubscription = {
      ...current,
      cardFingerprint: fingerprintOf(number, behaviour, current.email),
      failsRenewals: behaviour.failsRenewals,
      intentStatus: "succeeded",
    };
    const owesNothing = current.status === "trialing" || current.status === "active";
    if (owesNothing) return { result, decision: { next: withCard, event: "setup.succeeded" } };
    await store.insertCharge(books.newCharge(current, now));
    const next: LocalSubscription = {
      ...withCard,
      status: "active",
      billedFrom: current.billedFrom ?? now,
      currentPeriodEnd: current.currentPeriodEnd ?? nextPeriodEnd(now, now),
      failedAttempts: 0,
      nextAttemptAt: null,
    };
    return { result, decision: { next, event: "charge.succeeded" } };
  }

  return { confirm, authenticate };
}

function succeeded(clientSecret: string): TestCardResult {
  return { status: "succeeded", intentId: intentOf(clientSecret) };
}

function intentOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0]!;
}
