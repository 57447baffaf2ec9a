import { describe, expect, it } from "vitest";
import type { BrandProfileData } from "@triptych/contract/profiles";
import { aBrand, aFreelancer } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";

/** Returns how a brand stands to somebody who works in a sector and looks for brands. */
function sectorOf(
  sector: BrandProfileData["industries"][number],
  description: string,
  industries: BrandProfileData["industries"] = ["Other"],
) {
  const matcher = createMatcher();
  matcher.put(aBrand("brand", { industries, description }));
  const profile = aFreelancer("one", { title: "Photographer", skills: ["Photography"], industries: [sector] });
  const [found] = matcher.findBrandsFor({ profile, limit: 1 });
  return found?.criteria.find(({ kind }) => kind === "sector");
}

describe("a brand is in the sector", () => {
  it("that it ticked and speaks of", () => {
    const found = sectorOf("Food and beverage", "Chutney paid off my mother's van in 2009.", ["Food and beverage"]);

    expect(found).toMatchObject({ status: "met", quote: "Chutney paid off my mother's van in 2009" });
  });

  it.each(["We make chutney in a shed.", "Chutney and pickles from a shed."])(
    "that it says is its trade: %s",
    (said) => {
      expect(sectorOf("Food and beverage", said)?.status).toBe("met");
    },
  );
});

describe("what a brand tells of others is not its sector", () => {
  it.each([
    "We make heat. Waste warmth from a bakery goes into 1,900 flats.",
    "We run a ferry. It carries lorries, lambs and wedding cakes.",
    "Solid soap, made in a former cheese cellar.",
    "We record dramas. Coming up: ten episodes inside a traffic jam.",
  ])("%s", (description) => {
    expect(sectorOf("Food and beverage", description)?.status ?? "notStated").toBe("notStated");
  });

  it("nor does a word that it refuses there contradict one", () => {
    const found = sectorOf(
      "Entertainment and media",
      "Accountants by the sea. Tax is dreadful enough without the clip art.",
    );

    expect(found?.status ?? "notStated").toBe("notStated");
  });
});
