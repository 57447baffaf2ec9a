import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, pgView, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { signIns } from "../../adapters/identity/tables.ts";
import { members, users } from "../accounts/tables.ts";
import { subscriptions } from "../billing/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Records which operator did what to whom, and when. A trigger refuses to change or remove a row: see the migration. */
export const auditLog = pgTable("audit_log", {
  id: uuid("id").primaryKey(),
  actorId: uuid("actor_id").notNull(),
  actorUsername: text("actor_username").notNull(),
  action: text("action").notNull(),
  targetId: uuid("target_id"),
  targetName: text("target_name"),
  details: text("details").notNull(),
  createdAt: moment("created_at").notNull(),
});

/**
 * Keeps one row for each person who has or had a subscription, with the newest of their subscriptions, so that any page in any
 * order is read from an index. NOTE: the subscribers' service alone writes it, from `currentSubscribers`.
 */
export const adminSubscribers = pgTable(
  "admin_subscribers",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    username: text("username").notNull(),
    email: text("email").notNull(),
    userType: text("user_type").$type<"brand" | "agency" | "freelancer">().notNull(),
    createdAt: moment("created_at").notNull(),
    status: text("status").$type<(typeof subscriptions.$inferSelect)["status"]>().notNull(),
    currentPeriodEnd: moment("current_period_end"),
    trialEnd: moment("trial_end"),
    cancelsAtPeriodEnd: boolean("cancels_at_period_end").notNull(),
    pricePence: integer("price_pence").notNull(),
    /** Holds the username in lower case, for sorting. */
    sortName: text("sort_name").notNull(),
    /** Holds username and email in lower case, for searching. */
    searchText: text("search_text").notNull(),
  },
  (table) => [
    index("admin_subscribers_username").on(table.sortName, table.id),
    index("admin_subscribers_type").on(table.userType, table.id),
    index("admin_subscribers_created_at").on(table.createdAt, table.id),
    index("admin_subscribers_status").on(table.status, table.id),
    index("admin_subscribers_fee").on(
      sql`(case when ${table.status} = 'active' then ${table.pricePence} else 0 end)`,
      table.id,
    ),
    // NOTE: people without a date come last in both directions, so one index cannot serve both.
    index("admin_subscribers_period_end").on(table.currentPeriodEnd, table.id),
    index("admin_subscribers_period_end_desc").on(
      table.currentPeriodEnd.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index("admin_subscribers_trial_end").on(table.trialEnd, table.id),
    index("admin_subscribers_trial_end_desc").on(table.trialEnd.desc().nullsLast(), table.id.desc().nullsFirst()),
  ],
);

/** Reads what `adminSubscribers` must hold from the tables that it is made of. */
export const currentSubscribers = pgView("current_subscribers").as((query) => {
  const newest = query
    .selectDistinctOn([subscriptions.userId], {
      userId: subscriptions.userId,
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      trialEnd: subscriptions.trialEnd,
      cancelsAtPeriodEnd: subscriptions.cancelsAtPeriodEnd,
      pricePence: subscriptions.pricePence,
    })
    .from(subscriptions)
    .where(isNotNull(subscriptions.claimedAt))
    .orderBy(subscriptions.userId, desc(subscriptions.claimedAt), desc(subscriptions.id))
    .as("newest");
  return query
    .select({
      id: users.id,
      username: users.username,
      email: signIns.email,
      userType: sql<"brand" | "agency" | "freelancer">`${users.userType}`.as("user_type"),
      createdAt: users.createdAt,
      status: newest.status,
      currentPeriodEnd: newest.currentPeriodEnd,
      trialEnd: newest.trialEnd,
      cancelsAtPeriodEnd: newest.cancelsAtPeriodEnd,
      pricePence: newest.pricePence,
      sortName: sql<string>`lower(${users.username})`.as("sort_name"),
      searchText: sql<string>`lower(${users.username} || ' ' || ${signIns.email})`.as("search_text"),
    })
    .from(users)
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.role, "owner")))
    .innerJoin(signIns, eq(signIns.id, members.signInId))
    .innerJoin(newest, eq(newest.userId, users.id))
    .where(isNotNull(users.userType));
});

/** Reads everybody who is registered, for the charts and for the names in the audit log. */
export const adminUsers = pgView("admin_users").as((query) =>
  query
    .select({ id: users.id, username: users.username, userType: users.userType, createdAt: users.createdAt })
    .from(users),
);
