import { plans, trialTexts } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { describe, expect, it } from "vitest";
import { accountTypeLabel, dashboardTabs, mustReactivate, priceLine, settingsSectionsOf } from "./rules.ts";

describe("the tabs of a dashboard", () => {
  it("have no subscription for brands", () => {
    expect(dashboardTabs.brand.map((tab) => tab.label)).toEqual([
      "Profile",
      "Find an agency or creative",
      "Messages",
      "Settings",
    ]);
  });

  it("have short labels for agencies on narrow screens", () => {
    expect(dashboardTabs.agency.map((tab) => tab.shortLabel ?? tab.label)).toEqual([
      "Profile",
      "Search",
      "Messages",
      "Plan",
      "Settings",
    ]);
  });
});

describe("the sections of the settings", () => {
  it.each(["brand", "freelancer", null] as const)("have no team for %s", (userType) => {
    const names = settingsSectionsOf({ userType, role: "owner" }).map(({ name }) => name);

    const page = userType === "freelancer" ? ["public-page"] : [];
    expect(names).toEqual(["email", "password", "notifications", ...page, "blocked", "data"]);
  });

  it.each([
    { role: "owner", hint: "Download it, or delete your account" },
    { role: "teammate", hint: "Download it, or leave the team" },
  ] as const)("have a team for agencies, and tell the $role how to go", ({ role, hint }) => {
    const sections = settingsSectionsOf({ userType: "agency", role });

    expect(sections.map(({ name }) => name)).toContain("team");
    expect(sections.at(-1)).toMatchObject({ name: "data", hint });
  });
});

describe("the price line", () => {
  it("names the price and the trial of a paid plan", () => {
    expect(priceLine("freelancer")).toBe(
      `${formatPounds(plans.freelancer.pricePence)} per month with ${trialTexts.feature}`,
    );
    expect(priceLine("agency")).toBe(`${formatPounds(plans.agency.pricePence)} per month with ${trialTexts.feature}`);
  });

  it("says that brands never pay", () => {
    expect(priceLine("brand")).toBe("£0 per month, free forever");
  });
});

describe("the label of the account type", () => {
  it("has the article of the chosen type", () => {
    expect(accountTypeLabel(undefined)).toBe("I'm a...");
    expect(accountTypeLabel("brand")).toBe("I'm a...");
    expect(accountTypeLabel("agency")).toBe("I'm an...");
  });
});

describe("the reactivation dialog", () => {
  it.each(["canceled", "expired", "incomplete", "none"] as const)(
    "is shown to an agency whose subscription is %s",
    (subscription_status) => {
      expect(mustReactivate({ userType: "agency", subscription_status, subscribed: false })).toBe(true);
    },
  );

  it.each(["active", "trialing"] as const)("is not shown while the subscription is %s", (subscription_status) => {
    expect(mustReactivate({ userType: "freelancer", subscription_status, subscribed: true })).toBe(false);
  });

  it("is not shown during the grace period of a late payment", () => {
    expect(mustReactivate({ userType: "agency", subscription_status: "past_due", subscribed: true })).toBe(false);
    expect(mustReactivate({ userType: "agency", subscription_status: "past_due", subscribed: false })).toBe(true);
  });

  it("is never shown to brands, to operators or while the status is not known", () => {
    expect(mustReactivate({ userType: "brand", subscription_status: "none", subscribed: false })).toBe(false);
    expect(mustReactivate({ userType: null, subscription_status: "expired", subscribed: false })).toBe(false);
    expect(mustReactivate({ userType: "agency", subscription_status: null, subscribed: false })).toBe(false);
  });
});
