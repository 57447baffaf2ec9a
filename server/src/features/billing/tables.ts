import type { PayingType, SubscriptionStatus } from "@triptych/contract/billing";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Stores one subscription with a payment provider: the provider's last known state, and the account that it belongs to.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** Is also the reference that the provider has. It is stored before the provider is asked. */
    id: uuid("id").primaryKey(),
    provider: text("provider").$type<"stripe" | "paypal" | "local">().notNull(),
    /** Is null until the provider has replied for the first time. */
    providerId: text("provider_id"),
    customerId: text("customer_id"),
    email: text("email").notNull(),
    canonicalEmail: text("canonical_email").notNull(),
    userType: text("user_type").$type<PayingType>().notNull(),
    pricePence: integer("price_pence").notNull(),
    /** Holds whether it begins with the free trial. */
    hasTrial: boolean("has_trial").notNull(),
    /** Holds the ordered date of the first charge; null for at once. */
    firstChargeAt: moment("first_charge_at"),
    /**
     * Names the signed-in person who started it. NOTE: kept when the account is deleted, so that nobody else gets it.
     */
    startedBy: uuid("started_by"),
    /** Identifies the browser in which a visitor began it, by the hash of the secret in its cookie. */
    browserHash: text("browser_hash"),
    /** Identifies the browser that opened the emailed link to finish it, in the same way. */
    linkedBrowserHash: text("linked_browser_hash"),
    /** Holds when the link to finish it was emailed. */
    linkMailedAt: moment("link_mailed_at"),
    /** Names the one account that it belongs to. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    claimedAt: moment("claimed_at"),
    status: text("status").$type<Exclude<SubscriptionStatus, "none">>().notNull(),
    trialEnd: moment("trial_end"),
    currentPeriodEnd: moment("current_period_end"),
    cancelsAtPeriodEnd: boolean("cancels_at_period_end").notNull(),
    hasPaymentMethod: boolean("has_payment_method").notNull(),
    cardFingerprint: text("card_fingerprint"),
    pastDueSince: moment("past_due_since"),
    /** Holds when we decided to end it: it may not be claimed any more. */
    closingAt: moment("closing_at"),
    /** Holds when the provider ended it; paid time may be left. */
    endedAt: moment("ended_at"),
    /** Identifies the caller who asks the provider about it; others wait until `leasedUntil`. */
    leaseId: uuid("lease_id"),
    leasedUntil: moment("leased_until"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("subscriptions_provider_id").on(table.provider, table.providerId),
    uniqueIndex("subscriptions_unclaimed_by_visitors")
      .on(table.browserHash, table.canonicalEmail, table.userType)
      .where(sql`started_by is null and claimed_at is null and ended_at is null and closing_at is null`),
    uniqueIndex("subscriptions_unclaimed_by_members")
      .on(table.startedBy)
      .where(sql`claimed_at is null and ended_at is null and closing_at is null`),
    uniqueIndex("subscriptions_running")
      .on(table.userId)
      .where(sql`ended_at is null and closing_at is null`),
    index("subscriptions_user").on(table.userId, table.claimedAt),
    index("subscriptions_status").on(table.status),
    index("subscriptions_browser").on(table.browserHash),
    index("subscriptions_linked_browser").on(table.linkedBrowserHash),
  ],
);

/** Stores email addresses and cards that have had their free trial, as hashes, for ever. */
export const usedTrials = pgTable(
  "used_trials",
  {
    kind: text("kind").$type<"email" | "card">().notNull(),
    digest: text("digest").notNull(),
    usedAt: moment("used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.digest] })],
);

/** Stores the events that providers delivered, once each. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider").$type<"stripe" | "paypal" | "local">().notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    providerSubscriptionId: text("provider_subscription_id"),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** Stores every charge that a provider took, and how much of it was refunded. */
export const charges = pgTable(
  "charges",
  {
    provider: text("provider").$type<"stripe" | "paypal" | "local">().notNull(),
    chargeId: text("charge_id").notNull(),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    amountPence: integer("amount_pence").notNull(),
    refundedPence: integer("refunded_pence").notNull(),
    chargedAt: moment("charged_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.chargeId] }),
    index("charges_subscription").on(table.subscriptionId),
    index("charges_charged_at").on(table.chargedAt),
  ],
);

/** Stores every change of a subscription's status, in order. */
export const subscriptionChanges = pgTable(
  "subscription_changes",
  {
    id: uuid("id").primaryKey(),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    status: text("status").$type<Exclude<SubscriptionStatus, "none">>().notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    index("subscription_changes_subscription").on(table.subscriptionId, table.id),
    index("subscription_changes_changed_at").on(table.changedAt),
  ],
);

/** Stores the results of comparing our records with a provider's. */
export const reconciliations = pgTable(
  "reconciliations",
  {
    id: uuid("id").primaryKey(),
    provider: text("provider").$type<"stripe" | "paypal" | "local">().notNull(),
    checked: integer("checked").notNull(),
    mended: integer("mended").notNull(),
    unexpected: integer("unexpected").notNull(),
    failed: integer("failed").notNull(),
    ranAt: moment("ran_at").notNull(),
  },
  (table) => [index("reconciliations_ran_at").on(table.ranAt)],
);

/** Stores which emails were sent: the kind, the subscription and the occasion. Each is sent once. */
export const billingNotices = pgTable(
  "billing_notices",
  {
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    kind: text("kind").notNull(),
    /** Tells occasions of one kind apart, such as by the date of the charge. */
    occasion: text("occasion").notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.kind, table.occasion] })],
);
