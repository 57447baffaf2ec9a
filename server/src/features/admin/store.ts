import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, sql, sum, type SQL } from "drizzle-orm";
import type { Queries } from "../../platform/database.ts";
import { adminSubscribers as subscribers, adminUsers, auditLog } from "./tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export interface SubscriberFilter {
  search?: string | undefined;
  types?: string[] | undefined;
  statuses?: string[] | undefined;
}

const sortColumns = {
  username: sql`lower(${subscribers.username})`,
  userType: sql`${subscribers.userType}`,
  createdAt: sql`${subscribers.createdAt}`,
  status: sql`${subscribers.status}`,
  subscriptionEnd: sql`${subscribers.currentPeriodEnd}`,
  trialEnd: sql`${subscribers.trialEnd}`,
  monthlyFee: sql`${subscribers.pricePence}`,
} as const;

export type SortColumn = keyof typeof sortColumns;

export function adminStore(queries: Queries) {
  return {
    listSubscribers: (
      filter: SubscriberFilter,
      order: { sort: SortColumn; direction: "asc" | "desc" },
      page: { limit: number; offset: number },
    ) => {
      const direction = order.direction === "asc" ? asc : desc;
      return queries
        .select()
        .from(subscribers)
        .where(matching(filter))
        .orderBy(sql`${direction(sortColumns[order.sort])} nulls last`, asc(subscribers.id))
        .limit(page.limit)
        .offset(page.offset);
    },
    summarise: async (filter: SubscriberFilter) => {
      const [found] = await queries
        .select({ people: count(), pricePence: sum(subscribers.pricePence) })
        .from(subscribers)
        .where(matching(filter));
      return { people: found!.people, pricePence: Number(found!.pricePence ?? 0) };
    },
    countByTypeAndStatus: () =>
      queries
        .select({ userType: subscribers.userType, status: subscribers.status, people: count() })
        .from(subscribers)
        .groupBy(subscribers.userType, subscribers.status),
    findSubscriber: async (userId: string) =>
      (await queries.select().from(subscribers).where(eq(subscribers.id, userId)))[0] ?? null,
    isUser: async (userId: string): Promise<boolean> =>
      (await queries.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.id, userId))).length > 0,
    countUsers: async (): Promise<number> => (await queries.select({ people: count() }).from(adminUsers))[0]!.people,
    listSignUps: (from: Date) =>
      queries
        .select({
          day: sql<string>`to_char(${adminUsers.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
          userType: adminUsers.userType,
          people: count(),
        })
        .from(adminUsers)
        .where(gte(adminUsers.createdAt, from))
        .groupBy(sql`1`, adminUsers.userType),

    insertAudit: (row: typeof auditLog.$inferInsert) => queries.insert(auditLog).values(row),
    listAudit: (before: string | undefined, limit: number): Promise<AuditRow[]> =>
      queries
        .select()
        .from(auditLog)
        .where(before ? lt(auditLog.id, before) : undefined)
        .orderBy(desc(auditLog.id))
        .limit(limit),
  };
}

function matching({ search, types, statuses }: SubscriberFilter): SQL | undefined {
  const pattern = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  return and(
    types?.length ? inArray(subscribers.userType, types as ("agency" | "freelancer")[]) : undefined,
    statuses?.length ? inArray(subscribers.status, statuses as never[]) : undefined,
    pattern ? or(ilike(subscribers.username, pattern), ilike(subscribers.email, pattern)) : undefined,
  );
}
