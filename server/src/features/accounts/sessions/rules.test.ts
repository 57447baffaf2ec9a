import { expect, it } from "vitest";
import { currentUserOf, type CurrentUserFacts } from "./rules.ts";

const facts: CurrentUserFacts = {
  user: {
    id: "0190a1b2-0000-7000-8000-000000000001",
    username: "kettle",
    userType: "agency",
    isAdmin: false,
    photo: null,
  },
  member: { role: "owner", notifiesBilling: true, notifiesMessages: true, notifiesAvailability: true },
  signIn: { username: "kettle", email: "kettle@mail.example", isEmailVerified: true },
  pendingEmail: null,
  described: null,
  subscription: {
    status: "active",
    hasAccess: true,
    cancelsAtPeriodEnd: true,
    accessUntil: new Date("2026-04-01T00:00:00Z"),
    providerSubscriptionId: "sub_1",
    hasTrial: false,
  },
  hasUsedTrial: false,
  freelancerViewUsernames: [],
};

it("shows an owner their subscription and its provider's id", () => {
  expect(currentUserOf(facts)).toMatchObject({
    displayName: "kettle",
    subscription_status: "active",
    subscribed: true,
    cancel_at_period_end: true,
    access_until: "2026-04-01T00:00:00.000Z",
    stripe_subscription_id: "sub_1",
    has_used_trial: false,
    is_admin: false,
  });
});

it("shows a teammate the subscription without the provider's id, and no operator's role", () => {
  const teammate = {
    ...facts,
    user: { ...facts.user, isAdmin: true },
    member: { ...facts.member, role: "teammate" } as const,
  };

  expect(currentUserOf(teammate)).toMatchObject({ subscribed: true, stripe_subscription_id: null, is_admin: false });
  expect(currentUserOf({ ...teammate, member: facts.member })).toMatchObject({ is_admin: true });
});

it("shows the profile and its name where there is one", () => {
  const profile = { type: "agency" } as NonNullable<CurrentUserFacts["described"]>["profile"];

  expect(currentUserOf({ ...facts, described: { profile, displayName: "Kettle & Co" } })).toMatchObject({
    displayName: "Kettle & Co",
    profileData: profile,
  });
});

it("shows a freelancer their subscription like an agency", () => {
  const freelancer = { ...facts, user: { ...facts.user, userType: "freelancer" as const } };

  expect(currentUserOf(freelancer)).toMatchObject({ subscription_status: "active", subscribed: true });
});

it("shows a paying type without a subscription that there is none, and a brand no status at all", () => {
  const none = { ...facts, subscription: null };

  expect(currentUserOf(none)).toMatchObject({
    subscription_status: "none",
    subscribed: false,
    cancel_at_period_end: false,
    access_until: null,
    stripe_subscription_id: null,
    has_used_trial: false,
  });
  expect(currentUserOf({ ...facts, user: { ...facts.user, userType: "brand" } })).toMatchObject({
    subscription_status: null,
    subscribed: false,
  });
});

it("counts a trial as used by the address or by the subscription", () => {
  const withTrial = { ...facts, subscription: { ...facts.subscription!, hasTrial: true } };

  expect(currentUserOf(withTrial).has_used_trial).toBe(true);
  expect(currentUserOf({ ...facts, hasUsedTrial: true }).has_used_trial).toBe(true);
});
