import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A marketplace identity with one type. Several sign-ins may act as one agency. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    /** Absent for an operator without a type. */
    userType: text("user_type").$type<"brand" | "agency" | "freelancer">(),
    isAdmin: boolean("is_admin").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("users_created_at").on(table.createdAt)],
);

/** Which sign-in acts as which user. The owner came first; teammates join by invitation. */
export const members = pgTable(
  "members",
  {
    /** Of the identity adapter. */
    signInId: uuid("sign_in_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<"owner" | "teammate">().notNull(),
    /** The username with look-alike characters folded, so that nobody can pass for another. */
    usernameLook: text("username_look").notNull(),
    notifiesBilling: boolean("notifies_billing").notNull().default(true),
    notifiesMessages: boolean("notifies_messages").notNull().default(true),
    joinedAt: moment("joined_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [index("members_user").on(table.userId), uniqueIndex("members_username_look").on(table.usernameLook)],
);

/** Mailed links. Only the hash of the token is kept; using one removes it. */
export const emailTokens = pgTable(
  "email_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose").$type<"verifyEmail" | "resetPassword">().notNull(),
    signInId: uuid("sign_in_id").notNull(),
    /** The address that it proves. */
    email: text("email").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("email_tokens_sign_in").on(table.signInId, table.purpose)],
);

/** The address that somebody asked for and has not verified yet. */
export const pendingEmails = pgTable("pending_emails", {
  signInId: uuid("sign_in_id").primaryKey(),
  email: text("email").notNull(),
  askedAt: moment("asked_at").notNull(),
});

export const teamInvitations = pgTable(
  "team_invitations",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    tokenHash: text("token_hash").notNull(),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("team_invitations_address").on(table.userId, table.email),
    uniqueIndex("team_invitations_token").on(table.tokenHash),
  ],
);

/** Usernames of deleted accounts, for as long as nobody may take them over. Only a hash of the name is kept. */
export const restingUsernames = pgTable("resting_usernames", {
  lookHash: text("look_hash").primaryKey(),
  freedAt: moment("freed_at").notNull(),
});

/** Links that an operator's command printed: whoever opens one registers this username, once. */
export const operatorInvitations = pgTable("operator_invitations", {
  username: text("username").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  /** Whether the account gets the operator's role. */
  isAdmin: boolean("is_admin").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
