import { describe, expect, it } from "vitest";
import { firstPlaceOf, pathOfPlace, placeOfPath, placesOf, splitForBar } from "./places.ts";

const labelsOf = (user: Parameters<typeof placesOf>[0]) => placesOf(user).map(({ label }) => label);

describe("the main places", () => {
  it("begin with Today and hold the tabs of the specification in their order, with Top matches, Shortlists and Projects", () => {
    expect(labelsOf({ userType: "agency", dashboardView: "agency" })).toEqual([
      "Today",
      "Profile",
      "Find A Creative",
      "Top matches",
      "Shortlists",
      "Messages",
      "Projects",
      "Subscription",
      "Settings",
    ]);
    expect(labelsOf({ userType: "brand", dashboardView: "brand" })).toEqual([
      "Today",
      "Profile",
      "Find an agency or creative",
      "Top matches",
      "Shortlists",
      "Messages",
      "Projects",
      "Settings",
    ]);
  });

  it("of operators without an account type need no profile", () => {
    expect(labelsOf({ userType: null, dashboardView: "workspace" })).toEqual([
      "Today",
      "Messages",
      "Projects",
      "Settings",
    ]);
  });

  it("begin with the profile while there is none", () => {
    expect(firstPlaceOf({ userType: "brand", profileData: null })).toBe("profile");
    expect(firstPlaceOf({ userType: null, profileData: null })).toBe("today");
  });
});

describe("the bar of a narrow window", () => {
  it("has room for four places, Messages among them, and loses none", () => {
    for (const userType of ["brand", "agency", "freelancer"] as const) {
      const places = placesOf({ userType, dashboardView: userType });

      const { inBar, behind } = splitForBar(places);

      expect(inBar.map(({ name }) => name)).toEqual([
        "today",
        userType === "freelancer" ? "brand-matches" : "search",
        "messages",
        "projects",
      ]);
      expect(new Set([...inBar, ...behind])).toEqual(new Set(places));
    }
  });
});

describe("the path of a place", () => {
  const paying = { userType: "agency", subscription_status: "active", subscribed: true } as const;

  it("is a tab of the dashboard", () => {
    expect(pathOfPlace("messages", paying)).toBe("/?tab=messages");
  });

  it("is in the workspace while the dashboard is closed", () => {
    const lapsed = { ...paying, subscription_status: "expired", subscribed: false } as const;

    expect(pathOfPlace("messages", lapsed)).toBe("/workspace?tab=messages");
    expect(pathOfPlace("search", lapsed)).toBe("/?tab=search");
  });

  it("is known for pages that are no tab", () => {
    expect(placeOfPath("/messages/7")).toBe("messages");
    expect(placeOfPath("/projects/7")).toBe("projects");
    expect(placeOfPath("/shortlists/7/compare")).toBe("shortlists");
    expect(placeOfPath("/work/new")).toBe("profile");
    expect(placeOfPath("/members/7")).toBeUndefined();
  });
});
