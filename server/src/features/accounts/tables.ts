import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A marketplace identity with one type. Several sign-ins may act as one agency. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    /** The username as it looks: lower case, look-alike characters folded. Unique, so that nobody can pass for another. */
    usernameLook: text("username_look").notNull(),
    /** `brand`, `agency`, `freelancer`; absent for an operator without a type. */
    userType: text("user_type").$type<"brand" | "agency" | "freelancer">(),
    isAdmin: boolean("is_admin").notNull().default(false),
    notifiesBilling: boolean("notifies_billing").notNull().default(true),
    notifiesMessages: boolean("notifies_messages").notNull().default(true),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [uniqueIndex("users_username_look").on(table.usernameLook), index("users_created_at").on(table.createdAt)],
);

/** Which sign-in acts as which user. The owner came first; teammates join by invitation. */
export const members = pgTable(
  "members",
  {
    signInId: text("sign_in_id").primaryKey(),
    userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<"owner" | "teammate">().notNull(),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [index("members_user").on(table.userId)],
);
