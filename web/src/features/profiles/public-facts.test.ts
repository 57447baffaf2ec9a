import { describe, expect, it } from "vitest";
import { publicFactsOf } from "./public-facts.ts";

const freelancer = {
  type: "freelancer" as const,
  data: {
    fullName: "Maren Oduya",
    title: "Colourist",
    industries: ["Food and beverage" as const, "Other" as const],
    regions: ["Europe" as const],
    skills: ["Colour Grading", "Foley"],
    bio: "Eleven years in dark rooms.",
    portfolio: "https://maren.example",
    linkedIn: "javascript:alert(1)",
  },
};

describe("a profile as others see it", () => {
  it("has a headline, a description and named lists without Other", () => {
    const { headline, description, groups } = publicFactsOf(freelancer);

    expect([headline, description]).toEqual(["Colourist", "Eleven years in dark rooms."]);
    expect(groups).toEqual([
      { name: "Industries", values: ["Food and beverage"] },
      { name: "Regions", values: ["Europe"] },
      { name: "Skills", values: ["Colour Grading", "Foley"] },
    ]);
  });

  it("links to web pages only", () => {
    expect(publicFactsOf(freelancer).links).toEqual([{ name: "Portfolio", address: "https://maren.example" }]);
  });
});
