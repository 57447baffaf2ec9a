import { pastDueGraceDays } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { describe, expect, it } from "vitest";
import {
  accessEnd,
  canonicalEmail,
  currentStatus,
  grantsAccess,
  isPayingType,
  isReadyToClaim,
  isShownDifferently,
  mayChangeAccess,
  statusFrom,
  type RecordedSubscription,
  type ProviderState,
  type AccessFacts,
} from "./rules.ts";

const now = new Date("2026-04-24T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * msPerDay);
const facts = (change: Partial<AccessFacts>): AccessFacts => ({
  status: "active",
  currentPeriodEnd: inDays(10),
  pastDueSince: null,
  ...change,
});

describe("access", () => {
  it.each([
    [{ status: "trialing" }, true],
    [{ status: "active" }, true],
    [{ status: "past_due", pastDueSince: inDays(0.1 - pastDueGraceDays) }, true],
    [{ status: "past_due", pastDueSince: inDays(-pastDueGraceDays) }, false],
    [{ status: "canceled", currentPeriodEnd: inDays(0.1) }, true],
    [{ status: "canceled", currentPeriodEnd: now }, false],
    [{ status: "canceled", currentPeriodEnd: null }, false],
    [{ status: "trialing", endedAt: inDays(-1) }, true],
    [{ status: "trialing", endedAt: inDays(-1), currentPeriodEnd: now }, false],
    [{ status: "trialing", currentPeriodEnd: now }, true],
    [{ status: "active", endedAt: inDays(-1), currentPeriodEnd: now }, true],
    [{ status: "active", pastDueSince: inDays(-pastDueGraceDays) }, true],
    [{ status: "expired" }, false],
    [{ status: "incomplete" }, false],
  ] as [Partial<AccessFacts>, boolean][])("with %o is %s", (change, expected) => {
    expect(grantsAccess(facts(change), now)).toBe(expected);
  });

  it("is expired once its time has run out", () => {
    expect(currentStatus(facts({ status: "past_due", pastDueSince: inDays(-pastDueGraceDays - 1) }), now)).toBe(
      "expired",
    );
    expect(currentStatus(facts({ status: "canceled", currentPeriodEnd: inDays(-1) }), now)).toBe("expired");
  });
});

const endOf = (change: Partial<AccessFacts & { cancelsAtPeriodEnd: boolean }>) =>
  accessEnd({ ...facts(change), cancelsAtPeriodEnd: change.cancelsAtPeriodEnd ?? false }, now);

describe("the end of access", () => {
  it("is unknown while a subscription renews", () => {
    expect(endOf({})).toBeNull();
    expect(endOf({ status: "trialing" })).toBeNull();
  });

  it("is the end of the period once the subscription is cancelled or ended", () => {
    expect(endOf({ cancelsAtPeriodEnd: true })).toEqual(inDays(10));
    expect(endOf({ status: "canceled" })).toEqual(inDays(10));
  });

  it("is the end of the grace period while a payment is owed", () => {
    expect(endOf({ status: "past_due", pastDueSince: inDays(-2) })).toEqual(inDays(pastDueGraceDays - 2));
  });

  it("is not reported once it has passed", () => {
    expect(endOf({ status: "canceled", currentPeriodEnd: inDays(-1) })).toBeNull();
    expect(endOf({ status: "past_due", pastDueSince: inDays(-pastDueGraceDays - 1) })).toBeNull();
    expect(endOf({ status: "expired", cancelsAtPeriodEnd: true })).toBeNull();
  });
});

describe("a change", () => {
  const active = { status: "active" as const, currentPeriodEnd: inDays(1), pastDueSince: null, endedAt: null };
  const canceled = { ...active, status: "canceled" as const, endedAt: now };

  it.each([
    [
      "of the date of the next payment changes no access",
      { before: active, after: { ...active, currentPeriodEnd: inDays(31) } },
      false,
    ],
    [
      "from active to past due may change access",
      { before: active, after: { ...active, status: "past_due" as const } },
      true,
    ],
    [
      "that brings back time that had run out changes access",
      { before: { ...canceled, currentPeriodEnd: inDays(-1) }, after: canceled },
      true,
    ],
  ])("%s", (_, { before, after }, expected) => {
    expect(mayChangeAccess(before, after, now)).toBe(expected);
  });
});

describe("what is shown of a subscription", () => {
  const shown = { status: "active" as const, cancelsAtPeriodEnd: false, trialEnd: null, currentPeriodEnd: inDays(1) };

  it.each([
    ["stays", {}, false],
    ["stays with an equal date", { currentPeriodEnd: inDays(1) }, false],
    ["changes with the status", { status: "past_due" as const }, true],
    ["changes with a cancellation", { cancelsAtPeriodEnd: true }, true],
    ["changes with the end of the trial", { trialEnd: inDays(1) }, true],
    ["changes with the end of the period", { currentPeriodEnd: inDays(2) }, true],
    ["changes when the period has no end", { currentPeriodEnd: null }, true],
  ])("%s", (_, change, expected) => {
    expect(isShownDifferently(shown, { ...shown, ...change })).toBe(expected);
    expect(isShownDifferently({ ...shown, ...change }, shown)).toBe(expected);
  });
});

describe("an account type", () => {
  it.each([
    ["agency", true],
    ["freelancer", true],
    ["brand", false],
    [null, false],
  ])("%s has a paid plan: %s", (userType, expected) => {
    expect(isPayingType(userType)).toBe(expected);
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

describe("the status of a subscription at its provider", () => {
  const providerState = (change: Partial<ProviderState>): ProviderState => ({
    status: "active",
    hasPaymentMethod: true,
    currentPeriodEnd: inDays(10),
    ...change,
  });
  const recorded = (change: Partial<RecordedSubscription> = {}): RecordedSubscription => ({
    status: "active",
    isClaimed: true,
    isClosing: false,
    currentPeriodEnd: inDays(10),
    ...change,
  });

  it.each<[string, { provider: Partial<ProviderState>; ours?: Partial<RecordedSubscription> }, string]>([
    [
      "a trial without a card is incomplete before it is claimed",
      { provider: { status: "trialing", hasPaymentMethod: false }, ours: { isClaimed: false } },
      "incomplete",
    ],
    [
      "a trial keeps running when its card is removed",
      { provider: { status: "trialing", hasPaymentMethod: false } },
      "trialing",
    ],
    ["a paid period stays until its end when the provider ends it", { provider: { status: "ended" } }, "canceled"],
    [
      "a trial stays until its end when the provider ends it",
      { provider: { status: "ended" }, ours: { status: "trialing" } },
      "canceled",
    ],
    [
      "a cancelled period stays until its end when the provider ends it",
      { provider: { status: "ended" }, ours: { status: "canceled" } },
      "canceled",
    ],
    [
      "nothing stays at the very end of the period",
      { provider: { status: "ended", currentPeriodEnd: now } },
      "expired",
    ],
    [
      "nothing stays of a subscription that we ended ourselves",
      { provider: { status: "ended" }, ours: { isClosing: true } },
      "expired",
    ],
    [
      "nothing stays of a period that was not paid",
      { provider: { status: "ended" }, ours: { status: "past_due" } },
      "expired",
    ],
    ["nothing stays after the period", { provider: { status: "ended", currentPeriodEnd: inDays(-1) } }, "expired"],
    [
      "nothing stays of a subscription that nobody claimed",
      { provider: { status: "ended" }, ours: { isClaimed: false } },
      "expired",
    ],
    ["a failed renewal is past due", { provider: { status: "past_due" } }, "past_due"],
  ])("%s", (_, { provider, ours }, expected) => {
    expect(statusFrom(providerState(provider), recorded(ours), now)).toBe(expected);
  });
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
