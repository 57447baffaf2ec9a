import { msPerDay } from "@triptych/contract/durations";
import { describe, expect, it } from "vitest";
import {
  accessEnd,
  canonicalEmail,
  currentStatus,
  grantsAccess,
  isReadyToClaim,
  mayChangeAccess,
  statusFrom,
  type KnownSubscription,
  type ProviderStanding,
  type Standing,
} from "./rules.ts";

const now = new Date("2026-04-24T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * msPerDay);
const standing = (change: Partial<Standing>): Standing => ({
  status: "active",
  currentPeriodEnd: inDays(10),
  pastDueSince: null,
  ...change,
});

describe("access", () => {
  it.each([
    [{ status: "trialing" }, true],
    [{ status: "active" }, true],
    [{ status: "past_due", pastDueSince: inDays(-6.9) }, true],
    [{ status: "past_due", pastDueSince: inDays(-7) }, false],
    [{ status: "canceled", currentPeriodEnd: inDays(0.1) }, true],
    [{ status: "canceled", currentPeriodEnd: now }, false],
    [{ status: "canceled", currentPeriodEnd: null }, false],
    [{ status: "expired" }, false],
    [{ status: "incomplete" }, false],
  ] as [Partial<Standing>, boolean][])("with %o is %s", (change, expected) => {
    expect(grantsAccess(standing(change), now)).toBe(expected);
  });

  it("that has run out is shown as expired", () => {
    expect(currentStatus(standing({ status: "past_due", pastDueSince: inDays(-8) }), now)).toBe("expired");
    expect(currentStatus(standing({ status: "canceled", currentPeriodEnd: inDays(-1) }), now)).toBe("expired");
  });
});

const endOf = (change: Partial<Standing & { cancelsAtPeriodEnd: boolean }>) =>
  accessEnd({ ...standing(change), cancelsAtPeriodEnd: change.cancelsAtPeriodEnd ?? false }, now);

describe("the end of access", () => {
  it("is not in sight while a subscription runs on", () => {
    expect(endOf({})).toBeNull();
    expect(endOf({ status: "trialing" })).toBeNull();
  });

  it("is that of the period, once it is cancelled or ended", () => {
    expect(endOf({ cancelsAtPeriodEnd: true })).toEqual(inDays(10));
    expect(endOf({ status: "canceled" })).toEqual(inDays(10));
  });

  it("is that of the grace, while a payment is owed", () => {
    expect(endOf({ status: "past_due", pastDueSince: inDays(-2) })).toEqual(inDays(5));
  });

  it("is not told any more when it has passed", () => {
    expect(endOf({ status: "canceled", currentPeriodEnd: inDays(-1) })).toBeNull();
    expect(endOf({ status: "past_due", pastDueSince: inDays(-8) })).toBeNull();
    expect(endOf({ status: "expired", cancelsAtPeriodEnd: true })).toBeNull();
  });
});

describe("a change", () => {
  const active = { status: "active" as const, currentPeriodEnd: inDays(1), pastDueSince: null, endedAt: null };
  const canceled = { ...active, status: "canceled" as const, endedAt: now };

  it.each([
    ["of the date of the next payment changes no access", active, { ...active, currentPeriodEnd: inDays(31) }, false],
    ["from active to past due may change access", active, { ...active, status: "past_due" as const }, true],
    [
      "that brings back time that had run out changes access",
      { ...canceled, currentPeriodEnd: inDays(-1) },
      canceled,
      true,
    ],
  ])("%s", (_, before, after, expected) => {
    expect(mayChangeAccess(before, after, now)).toBe(expected);
  });
});

describe("the canonical address", () => {
  it.each([
    ["Ann@Mail.Example", "ann@mail.example"],
    [" ann+trial@mail.example ", "ann@mail.example"],
    ["a.n.n@mail.example", "a.n.n@mail.example"],
    ["A.N.N+x@gmail.com", "ann@gmail.com"],
    ["ann@googlemail.com", "ann@gmail.com"],
    ["+ann@mail.example", "+ann@mail.example"],
    ["ａｎｎ@mail.example", "ann@mail.example"],
  ])("of %s is %s", (email, canonical) => {
    expect(canonicalEmail(email)).toBe(canonical);
  });
});

describe("our word for what the provider says", () => {
  const said = (change: Partial<ProviderStanding>): ProviderStanding => ({
    status: "active",
    hasPaymentMethod: true,
    currentPeriodEnd: inDays(10),
    ...change,
  });
  const known = (change: Partial<KnownSubscription>): KnownSubscription => ({
    status: "active",
    isClaimed: true,
    isClosing: false,
    currentPeriodEnd: inDays(10),
    ...change,
  });

  it.each([
    [
      "a trial without a card is incomplete before it is claimed",
      { status: "trialing", hasPaymentMethod: false },
      { isClaimed: false },
      "incomplete",
    ],
    ["a trial keeps running when its card is removed", { status: "trialing", hasPaymentMethod: false }, {}, "trialing"],
    ["what was paid stays until its end when the provider ends it", { status: "ended" }, {}, "canceled"],
    ["nothing stays of what we ended ourselves", { status: "ended" }, { isClosing: true }, "expired"],
    ["nothing stays of a period that was not paid", { status: "ended" }, { status: "past_due" }, "expired"],
    ["nothing stays after the period", { status: "ended", currentPeriodEnd: inDays(-1) }, {}, "expired"],
    ["nothing stays of what nobody claimed", { status: "ended" }, { isClaimed: false }, "expired"],
    ["a failed renewal is past due", { status: "past_due" }, {}, "past_due"],
  ] as [string, Partial<ProviderStanding>, Partial<KnownSubscription>, string][])(
    "%s",
    (_, saying, knowing, expected) => {
      expect(statusFrom(said(saying), known(knowing), now)).toBe(expected);
    },
  );
});

describe("a subscription", () => {
  const ready = { status: "trialing" as const, hasPaymentMethod: true, closingAt: null, claimedAt: null };

  it.each([
    [{}, true],
    [{ status: "active" as const }, true],
    [{ status: "incomplete" as const }, false],
    [{ status: "past_due" as const }, false],
    [{ hasPaymentMethod: false }, false],
    [{ closingAt: now }, false],
    [{ claimedAt: now }, false],
  ])("with %o may be claimed: %s", (change, expected) => {
    expect(isReadyToClaim({ ...ready, ...change })).toBe(expected);
  });
});
