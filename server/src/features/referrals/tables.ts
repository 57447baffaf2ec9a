import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SignUpState } from "@triptych/contract/admin";
import type { RewardStatus, ShippingAddress } from "@triptych/contract/referrals";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const userId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Keeps everybody's own link. Its row is locked while somebody's referrals are counted. */
export const referralLinks = pgTable(
  "referral_links",
  { userId: userId("user_id").primaryKey(), token: text("token").notNull(), createdAt: moment("created_at").notNull() },
  (table) => [uniqueIndex("referral_links_token").on(table.token)],
);

/** Keeps whom somebody invited, each mailbox once. */
export const referralInvitations = pgTable(
  "referral_invitations",
  {
    id: uuid("id").primaryKey(),
    inviterId: userId("inviter_id"),
    email: text("email").notNull(),
    /** Holds the address without tags and dots that lead to the same mailbox. */
    canonicalEmail: text("canonical_email").notNull(),
    createdAt: moment("created_at").notNull(),
    mailedAt: moment("mailed_at"),
  },
  (table) => [
    uniqueIndex("referral_invitations_inviter_address").on(table.inviterId, table.canonicalEmail),
    index("referral_invitations_inviter").on(table.inviterId, table.createdAt),
  ],
);

/** Keeps hashes of all mailboxes that were invited, so that nobody is invited twice, even after the inviter has left. */
export const invitedAddresses = pgTable("invited_addresses", {
  addressHash: text("address_hash").primaryKey(),
  invitedAt: moment("invited_at").notNull(),
});

/** Keeps hashes of mailboxes that asked not to be invited. */
export const invitationStops = pgTable("invitation_stops", {
  addressHash: text("address_hash").primaryKey(),
  createdAt: moment("created_at").notNull(),
});

/** Keeps who signed up by whose link. */
export const referrals = pgTable(
  "referrals",
  {
    referredId: userId("referred_id").primaryKey(),
    referrerId: userId("referrer_id"),
    email: text("email").notNull(),
    canonicalEmail: text("canonical_email").notNull(),
    state: text("state").$type<SignUpState>().notNull(),
    registeredAt: moment("registered_at").notNull(),
    decidedAt: moment("decided_at"),
    /** Says when an operator decided it. */
    reviewedAt: moment("reviewed_at"),
    /** Holds hashes of where and in which browser they registered. Their key includes the inviter, so only one inviter's sign-ups compare. */
    networkHash: text("network_hash"),
    deviceHash: text("device_hash"),
  },
  (table) => [index("referrals_referrer").on(table.referrerId, table.state)],
);

export const rewards = pgTable(
  "rewards",
  {
    id: uuid("id").primaryKey(),
    userId: userId("user_id"),
    tier: text("tier").notNull(),
    status: text("status").$type<Exclude<RewardStatus, "locked"> | "refused">().notNull(),
    unlockedAt: moment("unlocked_at").notNull(),
    claimedAt: moment("claimed_at"),
    shippedAt: moment("shipped_at"),
    deliveredAt: moment("delivered_at"),
    refusedAt: moment("refused_at"),
    refusalReason: text("refusal_reason"),
    trackingNumber: text("tracking_number"),
  },
  (table) => [uniqueIndex("rewards_tier").on(table.userId, table.tier), index("rewards_status").on(table.status)],
);

export const shippingAddresses = pgTable(
  "shipping_addresses",
  {
    userId: userId("user_id").primaryKey(),
    address: jsonb("address").$type<ShippingAddress>().notNull(),
    /** Holds the same text for one postal address, however it was typed. */
    addressLook: text("address_look").notNull(),
    savedAt: moment("saved_at").notNull(),
  },
  (table) => [index("shipping_addresses_look").on(table.addressLook)],
);

export const referralLog = pgTable(
  "referral_log",
  {
    id: uuid("id").primaryKey(),
    userId: userId("user_id"),
    description: text("description").notNull(),
    referredUsername: text("referred_username"),
    referredEmail: text("referred_email"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("referral_log_user").on(table.userId, table.id)],
);
