import { describe, expect, it } from "vitest";
import { factsOf } from "./card-facts.ts";

const shared = { industries: ["Gaming" as const], regions: ["Europe" as const] };

describe("what a card shows of a profile", () => {
  it("is skills, title and portfolio for a freelancer", () => {
    const facts = factsOf({
      type: "freelancer",
      data: {
        ...shared,
        fullName: "Maren",
        title: "Colourist",
        skills: ["Foley", "Other"],
        bio: "I grade.",
        portfolio: "https://maren.example",
      },
    });

    expect(facts).toMatchObject({
      abilities: ["Foley"],
      experience: ["Colourist"],
      portfolio: { address: "https://maren.example" },
    });
  });

  it("is neither skills nor a portfolio for a brand", () => {
    const facts = factsOf({
      type: "brand",
      data: { ...shared, brandName: "Thrupp", description: "Chutney.", brandSize: ["Startup"] },
    });

    expect(facts).toMatchObject({ abilities: [], experience: ["Startup"], portfolio: undefined });
  });

  it("never links to anything but a web page", () => {
    const facts = factsOf({
      type: "freelancer",
      data: { ...shared, fullName: "M", title: "T", skills: ["Foley"], bio: "B", portfolio: "javascript:alert(1)" },
    });

    expect(facts.portfolio).toBeUndefined();
  });

  it("is nothing where there is no profile", () => {
    expect(factsOf(null).description).toBe("");
  });
});
