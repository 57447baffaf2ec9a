import { and, eq, gt, isNotNull, notExists, or, sql } from "drizzle-orm";
import { alias, pgTable, pgView, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { signIns } from "../../adapters/identity/tables.ts";
import { members, users } from "../accounts/tables.ts";
import { subscriptions } from "../billing/tables.ts";

/** Who did what to whom, and when. A trigger refuses to change or remove a row: see the migration. */
export const auditLog = pgTable("audit_log", {
  id: uuid("id").primaryKey(),
  actorId: uuid("actor_id").notNull(),
  actorUsername: text("actor_username").notNull(),
  action: text("action").notNull(),
  targetId: uuid("target_id"),
  targetName: text("target_name"),
  details: text("details").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
});

/** Operators see across features: everybody who has or had a subscription, with the newest of each. Read-only. */
export const adminSubscribers = pgView("admin_subscribers").as((query) => {
  const newer = alias(subscriptions, "newer");
  return query
    .select({
      id: users.id,
      username: users.username,
      email: signIns.email,
      userType: users.userType,
      createdAt: users.createdAt,
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      trialEnd: subscriptions.trialEnd,
      cancelsAtPeriodEnd: subscriptions.cancelsAtPeriodEnd,
      pricePence: subscriptions.pricePence,
    })
    .from(users)
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.role, "owner")))
    .innerJoin(signIns, eq(signIns.id, members.signInId))
    .innerJoin(
      subscriptions,
      and(
        eq(subscriptions.userId, users.id),
        isNotNull(subscriptions.claimedAt),
        notExists(
          query
            .select({ one: sql`1` })
            .from(newer)
            .where(
              and(
                eq(newer.userId, subscriptions.userId),
                or(
                  gt(newer.claimedAt, subscriptions.claimedAt),
                  and(eq(newer.claimedAt, subscriptions.claimedAt), gt(newer.id, subscriptions.id)),
                ),
              ),
            ),
        ),
      ),
    );
});

/** When everybody registered, for the charts. */
export const adminUsers = pgView("admin_users").as((query) =>
  query.select({ id: users.id, userType: users.userType, createdAt: users.createdAt }).from(users),
);
