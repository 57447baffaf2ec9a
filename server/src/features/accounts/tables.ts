import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Keeps the accounts. Each has one type; several sign-ins may act as one agency. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    /** Is absent for an operator without a type. */
    userType: text("user_type").$type<"brand" | "agency" | "freelancer">(),
    isAdmin: boolean("is_admin").notNull().default(false),
    /** Holds the address of the photo without its size. */
    photo: text("photo"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("users_created_at").on(table.createdAt)],
);

/** Keeps which sign-in acts as which account. The owner came first; teammates join by invitation. */
export const members = pgTable(
  "members",
  {
    /** Names a sign-in of the identity adapter. */
    signInId: uuid("sign_in_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<"owner" | "teammate">().notNull(),
    /** Holds the username without case, punctuation and look-alike characters, so that nobody can pose as somebody else. */
    usernameLook: text("username_look").notNull(),
    notifiesBilling: boolean("notifies_billing").notNull().default(true),
    notifiesMessages: boolean("notifies_messages").notNull().default(true),
    notifiesAvailability: boolean("notifies_availability").notNull().default(true),
    joinedAt: moment("joined_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [index("members_user").on(table.userId), uniqueIndex("members_username_look").on(table.usernameLook)],
);

/** Keeps the mailed links that work. Only the hash of a token is kept; using a link removes it. */
export const emailTokens = pgTable(
  "email_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose").$type<"verifyEmail" | "resetPassword">().notNull(),
    signInId: uuid("sign_in_id").notNull(),
    /** Names the address that the link was sent to. */
    email: text("email").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("email_tokens_sign_in").on(table.signInId, table.purpose)],
);

/** Keeps the addresses that people asked for and have not verified yet. */
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

/** Keeps usernames of deleted accounts for as long as nobody may register them. Only a hash of the name is kept. */
export const restingUsernames = pgTable("resting_usernames", {
  lookHash: text("look_hash").primaryKey(),
  freedAt: moment("freed_at").notNull(),
});

/** Keeps the links that the operator's command printed. Each registers its username once. */
export const operatorInvitations = pgTable("operator_invitations", {
  username: text("username").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  /** Says whether the account will get the operator's role. */
  isAdmin: boolean("is_admin").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
