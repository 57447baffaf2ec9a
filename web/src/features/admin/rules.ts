import {
  adminLimits,
  type AdminReward as RewardSchema,
  adminSortColumns,
  type AdminUser,
  type AdminUsersQuery,
} from "@triptych/contract/admin";
import { userTypes } from "@triptych/contract/basics";
import { subscriptionStatuses } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import type { z } from "zod";
import { formatDate } from "../../platform/format.ts";
import type { BadgeTone } from "../../ui/badge.tsx";

export type SortColumn = (typeof adminSortColumns)[number];

export type AdminReward = z.output<typeof RewardSchema>;

/** Holds the search, filters, order and page of the list, as the address has them. */
export interface ListQuery {
  search: string;
  types: string[];
  statuses: string[];
  sort: SortColumn;
  direction: "asc" | "desc";
  page: number;
}

/** Lists what the list of subscribers shows of each, in the order of the columns. */
export const listColumns: readonly { column: SortColumn; label: string }[] = [
  { column: "username", label: "User" },
  { column: "userType", label: "Type" },
  { column: "createdAt", label: "Registration Date" },
  { column: "status", label: "Status" },
  { column: "subscriptionEnd", label: "Subscription End" },
  { column: "trialEnd", label: "Trial End" },
  { column: "monthlyFee", label: "Monthly Fee" },
];

/** Sets how many rows a narrow screen shows at first, and with each press on "Show more". */
const rowsAtOnce = 20;

/** Returns the rows after some presses. Shows the last few with the others instead of leaving them for one more press. */
export function shownRows<Row>(rows: readonly Row[], steps: number): readonly Row[] {
  const wanted = steps * rowsAtOnce;
  return rows.length <= wanted * 1.2 ? rows : rows.slice(0, wanted);
}

/** Reads the list query from the address. Ignores values that cannot be chosen. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const sort = adminSortColumns.find((column) => column === address.get("sort"));
  const page = Number(address.get("page"));
  return {
    search: (address.get("search") ?? "").slice(0, 200),
    types: listIn(address, "types", userTypes),
    statuses: listIn(address, "statuses", subscriptionStatuses),
    sort: sort ?? "username",
    direction: address.get("direction") === "desc" ? "desc" : "asc",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Returns the address after a change. Keeps its other parameters and goes back to the first page. */
export function withListQuery(address: URLSearchParams, change: Partial<ListQuery>): URLSearchParams {
  const next = new URLSearchParams(address);
  const query = { ...readListQuery(address), page: 1, ...change };
  for (const [name, value] of Object.entries(defaults)) {
    const text = String(query[name as keyof ListQuery]);
    if (text === value) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** Returns the query of the list's endpoint. NOTE: always with a page, because without one the server returns everybody. */
export function toRequest({
  search,
  types,
  statuses,
  sort,
  direction,
  page,
}: ListQuery): z.input<typeof AdminUsersQuery> {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(types.length > 0 && { types: types.join(",") }),
    ...(statuses.length > 0 && { statuses: statuses.join(",") }),
    sort,
    direction,
    page,
  };
}

/** Returns the address of the same list as a CSV file, with all of its pages. */
export function csvAddress(query: ListQuery): string {
  const { page: _page, ...request } = toRequest(query);
  return `/api/admin/users-with-subscriptions.csv?${new URLSearchParams(request)}`;
}

export function isFiltered({ search, types, statuses }: ListQuery): boolean {
  return search.trim() !== "" || types.length > 0 || statuses.length > 0;
}

/** Returns the order after a press on a column's heading: reversed for the current column, ascending for another one. */
export function sortedBy(column: SortColumn, { sort, direction }: ListQuery): Pick<ListQuery, "sort" | "direction"> {
  if (column !== sort) return { sort: column, direction: "asc" };
  return { sort, direction: direction === "asc" ? "desc" : "asc" };
}

/** Returns the text of a closed filter: "Select types...", the one value, or "2 types selected". */
export function pickedText(picked: readonly string[], noun: "types" | "statuses"): string {
  const [only] = picked;
  if (only === undefined) return `Select ${noun}...`;
  return picked.length === 1 ? wordsOf(only) : `${picked.length} ${noun} selected`;
}

/** Returns a value as people read it, as in "past due". */
export function wordsOf(value: string): string {
  return value.replaceAll("_", " ");
}

export function dateOrNone(moment: string | null | undefined): string {
  return moment ? formatDate(moment) : "N/A";
}

export function poundsOf(amount: number): string {
  return formatPounds(Math.round(amount * 100));
}

/** Returns the status that the payment provider reports, or our own where it reports none. */
export function statusOf(user: AdminUser): string | null {
  return user.stripe_data?.status ?? user.subscription_status;
}

export function toneOf(status: string | null): BadgeTone {
  return (status && statusTones[status]) || "neutral";
}

/** Returns whether a subscription that still runs ends after its period. */
export function endsWithPeriod(user: AdminUser): boolean {
  return user.stripe_data?.cancel_at_period_end === true && statusOf(user) !== "expired";
}

/** Returns what an operator can do with a subscription, beside extending its trial. */
export function actionFor(user: AdminUser): "cancel" | "reactivate" | null {
  if (user.stripe_data?.cancel_at_period_end) return "reactivate";
  const status = statusOf(user);
  return status === "active" || status === "trialing" ? "cancel" : null;
}

/** Returns the typed number of days, or the default for an empty text or one that is no number. */
export function daysOf(typed: string): number {
  const days = Number(typed);
  return typed.trim() === "" || !Number.isFinite(days) ? adminLimits.extensionDaysDefault : days;
}

export function daysError(days: number): string | undefined {
  const { extensionDaysMin: min, extensionDaysMax: max } = adminLimits;
  return Number.isInteger(days) && days >= min && days <= max
    ? undefined
    : `Days must be a whole number from ${min} to ${max}`;
}

const defaults: Record<keyof ListQuery, string> = {
  search: "",
  types: "",
  statuses: "",
  sort: "username",
  direction: "asc",
  page: "1",
};

const statusTones: Record<string, BadgeTone> = {
  active: "success",
  trialing: "info",
  canceled: "warning",
  past_due: "danger",
};

function listIn(address: URLSearchParams, name: string, allowed: readonly string[]): string[] {
  const given = (address.get(name) ?? "").split(",");
  return allowed.filter((value) => given.includes(value));
}
