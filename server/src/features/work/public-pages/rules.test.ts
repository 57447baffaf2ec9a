import { describe, expect, it } from "vitest";
import { aFreelancerProfile, anAgencyProfile } from "../../../../testing/profiles.ts";
import {
  contactPathOf,
  descriptionOf,
  firstFreeName,
  headlineOf,
  isMadeOf,
  pathOf,
  slugOf,
  wantedNameOf,
} from "./rules.ts";

describe("the name of a page", () => {
  it.each([
    ["Kettle & Crane", "kettle-and-crane"],
    ["  Søren's  Façade — Ltd. ", "sørens-facade-ltd"],
    ["Über/Unter..", "uber-unter"],
    ["東京デザイン", "東京デザイン"],
    ["../../etc/passwd", "etc-passwd"],
    ["%2e%2e", "2e-2e"],
    ["!!!", ""],
  ])("is made of %j as %j", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it("is never long, and is the kind of account where nothing is left of a name", () => {
    expect(slugOf("a ".repeat(100)).length).toBeLessThanOrEqual(60);
    expect(slugOf("a ".repeat(100))).toMatch(/[^-]$/);
    expect(wantedNameOf("…", "freelancer")).toBe("freelancer");
  });

  it("has a number where others have it already", () => {
    expect(firstFreeName("twin", new Set())).toBe("twin");
    expect(firstFreeName("twin", new Set(["twin", "twin-2", "twin-4"]))).toBe("twin-3");
  });

  it("stays the same while the name on the profile does", () => {
    expect(isMadeOf("twin", "twin")).toBe(true);
    expect(isMadeOf("twin-12", "twin")).toBe(true);
    expect(isMadeOf("twin-peaks", "twin")).toBe(false);
    expect(isMadeOf("twins", "twin")).toBe(false);
  });
});

it("writes paths as browsers do", () => {
  expect(pathOf({ type: "agency", name: "twin" })).toBe("/agencies/twin");
  expect(pathOf({ type: "freelancer", name: "東" })).toBe("/freelancers/%E6%9D%B1");
  expect(contactPathOf("019a", { isSignedIn: false })).toBe("/auth?redirect=%2Fmembers%2F019a");
  expect(contactPathOf("019a", { isSignedIn: true })).toBe("/members/019a");
});

it("says in a line what somebody does", () => {
  const data = anAgencyProfile({ services: ["UI/UX design", "Packaging design", "PR and communications", "Other"] });

  expect(headlineOf({ type: "agency", data })).toBe(
    "Agency for UI/UX design, packaging design and PR and communications",
  );
  expect(headlineOf({ type: "agency", data: { ...data, services: ["Other"] } })).toBe("Agency");
  expect(headlineOf({ type: "freelancer", data: aFreelancerProfile() })).toBe("Colourist");
});

it("describes a page by the beginning of the owner's words", () => {
  expect(descriptionOf(" We make\n\njars. ")).toBe("We make jars.");
  expect(descriptionOf("word ".repeat(100)).length).toBeLessThanOrEqual(157);
});
