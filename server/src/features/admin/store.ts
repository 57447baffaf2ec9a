import { and, asc, count, desc, eq, gte, inArray, like, lt, sql, sum, type SQL } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { adminSubscribers as subscribers, adminUsers, auditLog } from "./tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;
export type SubscriberRow = typeof subscribers.$inferSelect;

export interface SubscriberFilter {
  search?: string | undefined;
  types?: string[] | undefined;
  statuses?: string[] | undefined;
}

const sortColumns = {
  username: "sortName",
  userType: "userType",
  createdAt: "createdAt",
  status: "status",
  subscriptionEnd: "currentPeriodEnd",
  trialEnd: "trialEnd",
} as const;

/** Selects what somebody pays per month now: nothing in a trial, after a failed payment, or after the end. */
const feePence = sql<number>`(case when ${subscribers.status} = 'active' then ${subscribers.pricePence} else 0 end)`;

export type SortColumn = keyof typeof sortColumns | "monthlyFee";

export interface SubscriberOrder {
  sort: SortColumn;
  direction: "asc" | "desc";
}

export function adminStore(queries: Queries) {
  const listByIds = (ids: SQL, order: SubscriberOrder): Promise<SubscriberRow[]> =>
    queries
      .select()
      .from(subscribers)
      .where(sql`${subscribers.id} in ${ids}`)
      .orderBy(...inOrder(order));

  return {
    /** Returns a page of the list. NOTE: the ids are sorted first, from an index where nothing is filtered, so that only the rows of one page are read. */
    listSubscribers: (
      filter: SubscriberFilter,
      order: SubscriberOrder,
      { limit, offset }: { limit: number | null; offset: number },
    ): Promise<SubscriberRow[]> =>
      listByIds(
        sql`(select id from ${subscribers} where ${matching(filter)} order by ${sql.join(inOrder(order), sql`, `)} limit ${limit}::int offset ${offset})`,
        order,
      ),
    /** Returns the rows that follow a row in the same order, or the first rows where there is none. */
    listSubscribersAfter: (
      last: SubscriberRow | null,
      { filter, order, limit }: { filter: SubscriberFilter; order: SubscriberOrder; limit: number },
    ): Promise<SubscriberRow[]> =>
      listByIds(
        sql`(select id from ${subscribers} where ${and(matching(filter), last ? isAfter(last, order) : undefined)} order by ${sql.join(inOrder(order), sql`, `)} limit ${limit})`,
        order,
      ),
    summarise: async (filter: SubscriberFilter) => {
      const [found] = await queries
        .select({ people: count(), feePence: sum(feePence) })
        .from(subscribers)
        .where(matching(filter));
      return { people: found!.people, feePence: Number(found!.feePence ?? 0) };
    },
    countByTypeAndStatus: () =>
      queries
        .select({
          userType: subscribers.userType,
          status: subscribers.status,
          people: count(),
          feePence: sum(feePence).mapWith(Number),
        })
        .from(subscribers)
        .groupBy(subscribers.userType, subscribers.status),
    findSubscriber: async (userId: string): Promise<SubscriberRow | null> =>
      (await queries.select().from(subscribers).where(eq(subscribers.id, userId)))[0] ?? null,
    findUsername: async (userId: string): Promise<string | null> =>
      (await queries.select({ username: adminUsers.username }).from(adminUsers).where(eq(adminUsers.id, userId)))[0]
        ?.username ?? null,
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

/** Returns the columns to sort by. People without a date come last in both directions. NOTE: the indexes have exactly these orders. */
function inOrder({ sort, direction }: SubscriberOrder): [SQL, SQL] {
  const { value, mayBeAbsent } = orderOf(sort);
  if (direction === "asc") return [asc(value), asc(subscribers.id)];
  return [mayBeAbsent ? sql`${value} desc nulls last` : desc(value), desc(subscribers.id)];
}

function isAfter(last: SubscriberRow, { sort, direction }: SubscriberOrder): SQL {
  const { value, mayBeAbsent, of } = orderOf(sort);
  const follows = direction === "asc" ? sql`>` : sql`<`;
  const lastValue = of(last);
  if (lastValue === null) return sql`${value} is null and ${subscribers.id} ${follows} ${last.id}`;
  const isBehind = sql`(${value}, ${subscribers.id}) ${follows} (${lastValue}, ${last.id})`;
  return mayBeAbsent ? sql`(${isBehind} or ${value} is null)` : isBehind;
}

function orderOf(sort: SortColumn) {
  if (sort === "monthlyFee")
    return { value: feePence, mayBeAbsent: false, of: (row: SubscriberRow) => sql`${feeOf(row)}::int` };
  const name = sortColumns[sort];
  const column = subscribers[name];
  const of = (row: SubscriberRow) => (row[name] === null ? null : sql.param(row[name], column));
  return { value: column, mayBeAbsent: !column.notNull, of };
}

export const feeOf = ({ status, pricePence }: SubscriberRow): number => (status === "active" ? pricePence : 0);

function matching({ search, types, statuses }: SubscriberFilter): SQL {
  const pattern = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  return (
    and(
      types?.length ? inArray(subscribers.userType, types as ("agency" | "freelancer")[]) : undefined,
      statuses?.length ? inArray(subscribers.status, statuses as never[]) : undefined,
      pattern ? like(subscribers.searchText, sql`lower(${pattern})`) : undefined,
    ) ?? sql`true`
  );
}
