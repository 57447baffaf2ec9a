import { describe, expect, it } from "vitest";
import { anAgency, aBrand, aFreelancer } from "../../tests/builders.ts";
import { readBrief } from "../read/brief/read-brief.ts";
import { unstatedWeights } from "../weights.ts";
import { costOf, findUnstated, findUnusual } from "./unstated.ts";

const openIn = (text: string) => findUnstated(readBrief(text, { searcherType: "brand" }));

describe("what a brief leaves open", () => {
  it("is the sum and the place, where it names none", () => {
    expect(openIn("We need a logo.")).toEqual({ sum: true, place: true });
    expect(openIn("We need a logo. Budget about £2,000.")).toEqual({ sum: false, place: true });
    expect(openIn("We need a photographer in Leeds.")).toEqual({ sum: true, place: false });
  });

  it("is no place where the work can be done from anywhere, or the writer is elsewhere", () => {
    expect(openIn("We need a logo. Remote is fine.").place).toBe(false);
    expect(openIn("We're a bakery in Chicago. We need a logo.").place).toBe(false);
    expect(openIn("We're a bakery in Leeds. We need a logo.").place).toBe(true);
  });
});

describe("who is not for the usual brief", () => {
  const open = { sum: true, place: true };
  const large = anAgency("large", { minimumBudget: "£50k - £100k", regions: ["Europe"] });

  it("takes large projects only, or does not work at home", () => {
    expect(findUnusual(large, open)).toEqual(["sum"]);
    expect(findUnusual(anAgency("small", { minimumBudget: "< £10k", regions: ["Europe", "Africa"] }), open)).toEqual(
      [],
    );
    expect(findUnusual(aFreelancer("away", { regions: ["Asia Pacific"] }), open)).toEqual(["place"]);
    expect(findUnusual(aFreelancer("nowhere", { regions: [] }), open)).toEqual([]);
    expect(findUnusual(aBrand("brand"), open)).toEqual([]);
  });

  it("is like everybody else where the brief says what it means", () => {
    expect(findUnusual(large, { sum: false, place: false })).toEqual([]);
  });

  it("fits a little less", () => {
    expect(costOf(["sum", "place"])).toBeCloseTo(unstatedWeights.large + unstatedWeights.away);
    expect(costOf([])).toBe(0);
  });
});
