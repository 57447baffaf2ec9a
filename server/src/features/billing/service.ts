import type { PaymentMethods } from "@triptych/contract/billing";
import type { Mail } from "../../adapters/mail/mail.ts";
import type { ProviderName, Providers, TestCards } from "../../adapters/payments/payments.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { Log } from "../../platform/process/log.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { SignedTokens } from "../../platform/security/signed-token.ts";
import { changesService } from "./subscriptions/changes/service.ts";
import { createCheckoutCookie } from "./checkout/ownership/cookie.ts";
import { checkoutsService } from "./checkout/ownership/service.ts";
import { claimingService } from "./checkout/claiming/service.ts";
import { closingService } from "./subscriptions/closing/service.ts";
import { eventsService } from "./webhooks/events/service.ts";
import { exportingService } from "./exporting/service.ts";
import { ledgerService } from "./ledger/service.ts";
import { closeSubscription } from "./job-definitions.ts";
import { noticesService } from "./notices/service.ts";
import type { FindRecipient } from "./recipient.ts";
import { isShownDifferently, mayChangeAccess } from "./rules.ts";
import { reconciliationService } from "./subscriptions/reconciliation/service.ts";
import { accessService } from "./subscriptions/access/service.ts";
import { startingService } from "./checkout/starting/service.ts";
import { createLease } from "./subscriptions/state/lease.ts";
import { createProviderCall } from "./subscriptions/state/provider-call.ts";
import { stateService, type RecordedChange } from "./subscriptions/state/service.ts";
import { subscriberService } from "./subscriptions/subscriber/service.ts";
import { testCardsService } from "./test-cards/service.ts";

export interface BillingDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  log: Log;
  queue: Queue;
  mail: Mail;
  /** Signs the links that cancel. */
  tokens: SignedTokens;
  /** Signs the links that finish a checkout. */
  checkoutTokens: SignedTokens;
  /** Signs the links that stop reminders. */
  reminderTokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
  providers: Providers;
  /** Describes the providers to the browser. */
  paymentMethods: PaymentMethods;
  /** Accepts test cards, in demo mode without a real provider; otherwise `null`. */
  testCards: TestCards | null;
  findRecipient: FindRecipient;
  /** Turns the reminders off for one sign-in. */
  stopReminders: (signInId: string) => Promise<void>;
  /** Returns whether an account has this address. */
  isEmailTaken: (email: string) => Promise<boolean>;
  /** Lists the people who run this installation. */
  listOperators: () => Promise<{ email: string; username: string }[]>;
  /**
   * Is called inside the transaction in which access may have begun or ended, with what is shown of the subscription.
   */
  onAccessChanged: (tx: Transaction, userId: string) => Promise<void>;
  /** Is called inside the transaction in which only what is shown of the subscription changed, such as by a renewal. */
  onDetailsChanged: (tx: Transaction, userId: string) => Promise<void>;
}

export type { Claim } from "./checkout/claiming/service.ts";
export type { DailyFigures } from "./ledger/rules.ts";
export type { Payment } from "./ledger/service.ts";
export type { FindRecipient, Recipient } from "./recipient.ts";
export type { ReconciliationReport } from "./subscriptions/reconciliation/service.ts";
export type { PaymentFacts, AccountSubscription } from "./subscriptions/access/service.ts";
export type BillingService = ReturnType<typeof billingService>;

export function billingService(deps: BillingDeps) {
  const { clock, queue, providers, testCards, onAccessChanged, onDetailsChanged } = deps;
  const withLease = createLease(deps);
  const callProvider = createProviderCall(deps);
  const notices = noticesService(deps);
  const state = stateService({ ...deps, withLease, callProvider, onRecorded });
  const claiming = claimingService({ ...deps, state });
  const changes = changesService({ ...deps, state, withLease, callProvider });
  const events = eventsService({ ...deps, state });
  const checkouts = checkoutsService(deps);
  const closing = closingService({ ...deps, state, withLease, callProvider, notices });
  const reconciliation = reconciliationService({ ...deps, state });
  const starting = startingService({ ...deps, state, claiming, withLease, callProvider });
  const subscriber = subscriberService({ ...deps, state, changes, notices });

  /** Does what follows from a provider's new state, in the transaction that records it. */
  async function onRecorded(tx: Transaction, change: RecordedChange): Promise<void> {
    const { before, after, isRunning, differences } = change;
    if (after.userId && isShownDifferently(before, after)) {
      const note = mayChangeAccess(before, after, clock.now()) ? onAccessChanged : onDetailsChanged;
      await note(tx, after.userId);
    }
    if (differences.length > 0) await notices.noteDifferences(tx, after.id, differences);
    if (!before.endedAt && after.endedAt) await notices.noteEnd(tx, before);
    const isOver = after.closingAt !== null || after.endedAt !== null;
    if (isOver && isRunning) {
      await queue.addWith(tx, closeSubscription, { payload: { subscriptionId: after.id }, singletonKey: after.id });
      return;
    }
    if (!after.userId) return claiming.giveToStarter(tx, after);
    await notices.noteChange(tx, before, after);
  }

  return {
    ...subscriber,
    ...accessService(deps),
    ...ledgerService(deps),
    ...exportingService(deps),
    start: starting.start,
    resumeCheckout: checkouts.resume,
    /** Identifies the browsers of visitors. */
    checkoutCookie: createCheckoutCookie({ isSecure: deps.settings.publicUrl.startsWith("https:") }),
    getPaymentMethods: (): PaymentMethods => deps.paymentMethods,
    hasProvider: (provider: ProviderName): boolean => providers[provider] !== undefined,
    testCards: testCards && testCardsService(testCards),

    /**
     * Asks the provider whether registration may claim a subscription. Call it before the transaction. Refuses
     * `payment_required` or `payment_provider_failed`.
     */
    checkClaim: claiming.check,
    /**
     * Gives the subscription to the account, inside the transaction that creates the account. One of several callers at
     * once succeeds; the others are refused with `payment_required`.
     */
    claim: claiming.claim,
    /** Ends the subscription of an account that never verified its address, and refunds what was paid. */
    endUnverified: closing.endUnverified,
    /**
     * Ends the subscription and forgets its address, inside the transaction that deletes the account. Call it before
     * the deletion.
     */
    endWithAccount: closing.endWithAccount,
    /** Changes somebody's subscription for an operator. Refuses `no_subscription`. */
    operator: changes,

    /** Receives an event of a provider. Resolves once it is stored. */
    receive: events.receive,
    readState: events.readState,
    close: closing.close,
    sendCheckoutLink: checkouts.sendLink,
    /** NOTE: sends links first, so that a checkout that is about to be cancelled is not closed without one. */
    endOverdue: async (): Promise<void> => {
      await checkouts.mailLinks();
      await closing.endOverdue();
    },
    remind: notices.remind,
    /** Turns reminders off by the token of one, signed in or not. Refuses `invalid_token`. */
    unsubscribe: notices.unsubscribe,
    sendNotice: notices.send,
    reconcile: reconciliation.reconcile,
    /** Reads what happened while the server was down, after a start. */
    catchUp: reconciliation.catchUp,
  };
}
