import { adminLimits, type AdminUser } from "@triptych/contract/admin";
import type { Database } from "../../../platform/database/database.ts";
import { csvLine } from "../../../platform/files/csv.ts";
import { sumOf } from "../rules.ts";
import { adminStore, feeOf, type SubscriberFilter, type SubscriberOrder, type SubscriberRow } from "../store.ts";

export interface SubscriberQuery extends SubscriberFilter, Partial<SubscriberOrder> {
  page?: number | undefined;
}

const csvHead = [
  "User",
  "Email",
  "Type",
  "Registration Date",
  "Status",
  "Subscription End",
  "Trial End",
  "Monthly Fee (£)",
];
const { page: size } = adminLimits;
/** Counts the rows that an export reads at a time and holds in memory. */
const csvPiece = 1_000;

/** Lists everybody who has or had a subscription, a page at a time or as a file. */
export function subscribersService({ database }: { database: Database }) {
  const store = adminStore(database);

  async function listSubscribers(query: SubscriberQuery) {
    const { sort = "username", direction = "asc", page, ...filter } = query;
    // NOTE: the specification wants everybody unless a page is asked for.
    const range = page === undefined ? { limit: null, offset: 0 } : { limit: size, offset: (page - 1) * size };
    const [rows, groups, totalUsers, found] = await Promise.all([
      store.listSubscribers(filter, { sort, direction }, range),
      store.countByTypeAndStatus(),
      store.countUsers(),
      filter.search ? store.summarise(filter) : null,
    ]);
    // NOTE: only a search is counted on its own, because the groups hold every other count.
    const matching = found ?? sumOf(groups, filter);
    return {
      total_users: totalUsers,
      users: rows.map(asAdminUser),
      subscribed_users: sumOf(groups, {}).people,
      active_trials: sumOf(groups, { statuses: ["trialing"] }).people,
      matching_users: matching.people,
      monthly_revenue: matching.feePence / 100,
      types: distinct(groups.map((group) => group.userType)),
      statuses: distinct(groups.map((group) => group.status)),
      page: page ?? 1,
      pages: page === undefined ? 1 : Math.max(1, Math.ceil(matching.people / size)),
    };
  }

  /** Yields the filtered list as CSV in pieces, so that even a long list does not fill the memory. */
  async function* exportSubscribers({
    sort = "username",
    direction = "asc",
    page: _page,
    ...filter
  }: SubscriberQuery): AsyncGenerator<string> {
    yield csvLine(csvHead);
    let last: SubscriberRow | null = null;
    do {
      const rows: SubscriberRow[] = await store.listSubscribersAfter(last, {
        filter,
        order: { sort, direction },
        limit: csvPiece,
      });
      yield rows.map((row) => csvLine(cellsOf(asAdminUser(row)))).join("");
      last = rows.length < csvPiece ? null : rows.at(-1)!;
    } while (last);
  }

  return { listSubscribers, exportSubscribers };
}

function cellsOf({ username, email, userType, createdAt, subscription_status, stripe_data, monthly_fee }: AdminUser) {
  const { current_period_end = null, trial_end = null } = stripe_data ?? {};
  return [username, email, userType, createdAt, subscription_status, current_period_end, trial_end, monthly_fee];
}

function asAdminUser(row: SubscriberRow): AdminUser {
  const { id, username, email, userType, createdAt, status, currentPeriodEnd, trialEnd } = row;
  return {
    id,
    username,
    email,
    userType,
    createdAt: createdAt.toISOString(),
    monthly_fee: feeOf(row) / 100,
    subscription_status: status,
    stripe_data: {
      status,
      current_period_end: currentPeriodEnd?.toISOString() ?? null,
      trial_end: trialEnd?.toISOString() ?? null,
      cancel_at_period_end: row.cancelsAtPeriodEnd,
    },
  };
}

const distinct = (values: string[]) => [...new Set(values)].toSorted();
