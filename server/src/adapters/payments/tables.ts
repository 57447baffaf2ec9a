import type { PayingType } from "@triptych/contract/billing";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Stores the local test provider's subscriptions. Only the provider, and the demo at its first start, read or write
 * them.
 */
export const localSubscriptions = pgTable(
  "local_payment_subscriptions",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull(),
    customerId: text("customer_id").notNull(),
    email: text("email").notNull(),
    /** Is `null` only where an older version created it and its order is gone. */
    plan: text("plan").$type<PayingType>(),
    pricePence: integer("price_pence").notNull(),
    status: text("status").$type<"incomplete" | "trialing" | "active" | "past_due" | "ended">().notNull(),
    trialEnd: moment("trial_end"),
    currentPeriodEnd: moment("current_period_end"),
    /** Determines the day of the month on which it renews. */
    billedFrom: moment("billed_from"),
    cancelsAtPeriodEnd: boolean("cancels_at_period_end").notNull(),
    cardFingerprint: text("card_fingerprint"),
    failsRenewals: boolean("fails_renewals").notNull(),
    /** Identifies the payment for which the browser hands over a card. */
    clientSecret: text("client_secret").notNull(),
    intentStatus: text("intent_status").$type<"requires_card" | "requires_action" | "succeeded">().notNull(),
    failedAttempts: integer("failed_attempts").notNull(),
    nextAttemptAt: moment("next_attempt_at"),
    endedAt: moment("ended_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("local_payment_subscriptions_reference").on(table.reference),
    uniqueIndex("local_payment_subscriptions_secret").on(table.clientSecret),
    index("local_payment_subscriptions_due").on(table.status, table.currentPeriodEnd),
  ],
);

export const localCharges = pgTable(
  "local_payment_charges",
  {
    id: text("id").primaryKey(),
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => localSubscriptions.id),
    amountPence: integer("amount_pence").notNull(),
    refundedPence: integer("refunded_pence").notNull(),
    chargedAt: moment("charged_at").notNull(),
  },
  (table) => [index("local_payment_charges_subscription").on(table.subscriptionId)],
);
