import { describe, expect, it } from "vitest";
import type { FreelancerProfileData } from "@triptych/contract/profiles";
import { aFreelancer } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";

type Industries = FreelancerProfileData["industries"];

interface Told {
  sector: string;
  bio: string;
  industries?: Industries;
}

/** Returns how somebody who tells this of themselves stands to a sector that a brief asks experience in. */
function statusOf({ sector, bio, industries = ["Other"] }: Told): string | undefined {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title: "Illustrator", skills: ["Illustration"], industries, bio }));
  const text = `We need an illustrator. Must have experience in ${sector}.`;
  const [match] = matcher.search({ text, searcherType: "brand", limit: 1 }).matches;
  return match?.criteria.find(({ kind }) => kind === "sector")?.status;
}

describe("experience in a sector", () => {
  it.each<[string, Told]>([
    ["whom the work is for", { sector: "the charity sector", bio: "I draw posters for schools, charities and a zoo." }],
    ["who hires the writer", { sector: "legal", bio: "Insurers and law firms hire us to draw what they mean." }],
    ["the clients behind the word", { sector: "biotech", bio: "I draw, mostly for fun. Biotech founders like it." }],
    ["a sector that is ticked too", { sector: "breweries", bio: "Breweries, bread, one pub.", industries: food() }],
    ["a list of work", { sector: "hotels", bio: "I draw. Recent: a hotel in Kyushu, two maps and a bus." }],
    ["whose the work is", { sector: "museums", bio: "I draw. The Iron Museum's visitors now stay longer." }],
    ["years in it", { sector: "healthcare", bio: "I draw. Six years inside a hospital taught me patience." }],
  ])("is shown by %s", (_, told) => {
    expect(statusOf(told)).toBe("met");
  });

  it.each<[string, Told]>([
    ["a word in passing", { sector: "wine", bio: "We draw by hand. Our manager spends her evenings with wine." }],
    ["a comparison", { sector: "wine", bio: "I draw, and buy paper as other folk buy wine.", industries: food() }],
    ["what somebody does", { sector: "retail", bio: "I shop, draw and paint.", industries: ["E-commerce and retail"] }],
    ["what somebody owns", { sector: "automotive", bio: "I draw from my car.", industries: ["Automotive"] }],
    ["an everyday thing", { sector: "automotive", bio: "I draw on car parks.", industries: ["Automotive"] }],
    ["an everyday word", { sector: "building", bio: "I draw in kitchens.", industries: ["Property and construction"] }],
    ["one of the team", { sector: "restaurants", bio: "We draw. Among us is a chef.", industries: tourism() }],
  ])("is not shown by %s", (_, told) => {
    expect(statusOf(told)).not.toBe("met");
  });
});

describe("a narrow sector", () => {
  it("is met in part only by another one of the same whole, where the brief tells the writer's trade", () => {
    const matcher = createMatcher();
    const told = { title: "Illustrator", skills: ["Illustration"], industries: tourism() };
    matcher.put(aFreelancer("hotels", { ...told, bio: "I draw maps for hotels." }));
    matcher.put(aFreelancer("pubs", { ...told, bio: "I draw signs for pubs." }));

    const { matches } = matcher.search({ text: "An illustrator for a pub menu", searcherType: "brand", limit: 2 });
    const statuses = matches.map(({ id, criteria }) => [id, criteria.find(({ kind }) => kind === "sector")?.status]);

    expect(Object.fromEntries(statuses)).toEqual({ hotels: "partly", pubs: "met" });
  });
});

function food(): Industries {
  return ["Food and beverage"];
}

function tourism(): Industries {
  return ["Hospitality and tourism"];
}
