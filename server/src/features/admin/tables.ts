import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, pgView, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import type { subscriptions } from "../billing/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Who did what to whom, and when. A trigger refuses to change or remove a row: see the migration. */
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
 * Operators see across features: everybody who has or had a subscription, with the newest of each, in one row so that any
 * page in any order is read off an index. NOTE: written by triggers on the tables it is made of (see the migration) and by
 * nobody else.
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
    /** The username in lower case, which it is sorted by. */
    sortName: text("sort_name").notNull(),
    /** Username and e-mail in lower case, which it is searched in. */
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
    // Who has no date comes last in both directions, so that one index does not serve both.
    index("admin_subscribers_period_end").on(table.currentPeriodEnd, table.id),
    index("admin_subscribers_period_end_desc").on(
      table.currentPeriodEnd.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index("admin_subscribers_trial_end").on(table.trialEnd, table.id),
    index("admin_subscribers_trial_end_desc").on(table.trialEnd.desc().nullsLast(), table.id.desc().nullsFirst()),
  ],
);

/** Everybody who is registered: for the charts, and for the names in the audit log. */
export const adminUsers = pgView("admin_users").as((query) =>
  query
    .select({ id: users.id, username: users.username, userType: users.userType, createdAt: users.createdAt })
    .from(users),
);
