import type { AdminUser } from "@triptych/contract/admin";
import { describe, expect, it } from "vitest";
import {
  actionFor,
  csvAddress,
  daysError,
  daysOf,
  endsWithPeriod,
  isFiltered,
  pickedText,
  readListQuery,
  shownRows,
  sortedBy,
  statusOf,
  toRequest,
  withListQuery,
} from "./rules.ts";

const asItOpens = readListQuery(new URLSearchParams());

describe("the address of the list", () => {
  it("has no parameters while nothing was chosen", () => {
    const address = withListQuery(new URLSearchParams("tab=subscriptions"), {});

    expect(String(address)).toBe("tab=subscriptions");
    expect(asItOpens).toMatchObject({ sort: "username", direction: "asc", page: 1 });
  });

  it("keeps what was chosen", () => {
    const chosen = { search: "ann", types: ["agency"], statuses: ["active", "canceled"], page: 3 };

    const address = withListQuery(new URLSearchParams(), chosen);

    expect(readListQuery(address)).toEqual({ ...asItOpens, ...chosen });
  });

  it("goes back to the first page when a filter changes", () => {
    const onPageThree = withListQuery(new URLSearchParams(), { page: 3 });

    const address = withListQuery(onPageThree, { types: ["agency"] });

    expect(readListQuery(address).page).toBe(1);
  });

  it("ignores values that cannot be chosen", () => {
    const address = new URLSearchParams("types=robot&statuses=active,happy&sort=shoe&direction=up&page=-2");

    const query = readListQuery(address);

    expect(query).toEqual({ ...asItOpens, statuses: ["active"] });
  });
});

it("asks for the file of all pages with the same filters", () => {
  const query = { ...asItOpens, types: ["agency", "freelancer"], page: 4 };

  const address = csvAddress(query);

  expect(toRequest(query)).toMatchObject({ page: 4 });
  expect(address).toBe("/api/admin/users-with-subscriptions.csv?types=agency%2Cfreelancer&sort=username&direction=asc");
});

it("counts a search as a filter, but not spaces", () => {
  expect(isFiltered({ ...asItOpens, search: "ann" })).toBe(true);
  expect(isFiltered({ ...asItOpens, search: "  " })).toBe(false);
});

it("reverses the current column and sorts another one ascending", () => {
  expect(sortedBy("username", asItOpens)).toEqual({ sort: "username", direction: "desc" });
  expect(sortedBy("status", { ...asItOpens, direction: "desc" })).toEqual({ sort: "status", direction: "asc" });
});

it.each([
  [[], "Select statuses..."],
  [["past_due"], "past due"],
  [["active", "canceled"], "2 statuses selected"],
])("shows %j as %s", (picked, text) => {
  expect(pickedText(picked, "statuses")).toBe(text);
});

describe("a subscription", () => {
  it("can be cancelled while it runs", () => {
    expect(actionFor(aUser({ status: "active" }))).toBe("cancel");
    expect(actionFor(aUser({ status: "trialing" }))).toBe("cancel");
    expect(actionFor(aUser({ status: "past_due" }))).toBeNull();
  });

  it("can be reactivated once it ends with its period", () => {
    expect(actionFor(aUser({ status: "active", cancels: true }))).toBe("reactivate");
  });

  it.each([
    ["active", true],
    ["canceled", true],
    ["expired", false],
  ] as const)("that is %s is shown to end after its period: %s", (status, expected) => {
    expect(endsWithPeriod(aUser({ status, cancels: true }))).toBe(expected);
  });

  it("has our own status where the provider reports none", () => {
    const user = { ...aUser({ status: "active" }), stripe_data: null, subscription_status: "canceled" };

    expect(statusOf(user)).toBe("canceled");
  });
});

describe("extension days", () => {
  it.each(["", "  ", "soon"])("are seven for %j", (typed) => {
    expect(daysOf(typed)).toBe(7);
  });

  it.each([1, 30, 365])("may be %i", (days) => {
    expect(daysError(days)).toBeUndefined();
  });

  it.each([0, -1, 366, 1.5])("may not be %d", (days) => {
    expect(daysError(days)).toBe("Days must be a whole number from 1 to 365");
  });
});

function aUser({ status, cancels = false }: { status: string; cancels?: boolean }): AdminUser {
  return {
    id: "01970000-0000-7000-8000-000000000001",
    username: "ann",
    email: "ann@mail.example",
    userType: "agency",
    createdAt: "2026-01-01T00:00:00.000Z",
    monthly_fee: 50,
    subscription_status: status,
    stripe_data: { status, current_period_end: null, trial_end: null, cancel_at_period_end: cancels },
  };
}

describe("the rows on a narrow screen", () => {
  const rows = Array.from({ length: 100 }, (_, at) => at);

  it("are twenty at first and twenty more with each press", () => {
    expect(shownRows(rows, 1)).toHaveLength(20);
    expect(shownRows(rows, 3)).toEqual(rows.slice(0, 60));
    expect(shownRows(rows, 5)).toEqual(rows);
  });

  it("leave no handful for one more press", () => {
    expect(shownRows(rows.slice(0, 24), 1)).toHaveLength(24);
    expect(shownRows(rows.slice(0, 25), 1)).toHaveLength(20);
  });
});
