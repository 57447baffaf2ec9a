import { expect, it } from "vitest";
import { aBrand, aFreelancer, anAgency } from "../tests/builders.ts";
import { createMatcher } from "./matcher.ts";

const text = "A copywriter for our restaurants";

function twoCopywriters() {
  const matcher = createMatcher();
  const southern = aFreelancer("southern", {
    title: "Copywriter",
    bio: "I write menus for restaurants. My desk is in London and so are my guests.",
  });
  matcher.put(southern);
  matcher.put(
    aFreelancer("northern", {
      title: "Copywriter",
      bio: "I write menus for restaurants. My desk is in Leeds and so are my guests.",
    }),
  );
  return { matcher, southern };
}

it("feedback lowers profiles that are like the refused one in just that way", () => {
  const { matcher, southern } = twoCopywriters();
  const scoreOf = (id: string, adjustments: { reason: "wrong-location"; profile: typeof southern }[]) =>
    matcher.search({ text, searcherType: "brand", limit: 5, adjustments }).matches.find((match) => match.id === id)!
      .score;

  const adjustments = [{ reason: "wrong-location" as const, profile: southern }];

  expect(scoreOf("southern", adjustments)).toBeLessThan(scoreOf("southern", []));
  expect(scoreOf("southern", adjustments)).toBeLessThan(scoreOf("northern", adjustments));
});

it("excluded people are not found", () => {
  const { matcher } = twoCopywriters();

  const found = matcher.search({ text, searcherType: "brand", limit: 5, excludedIds: ["southern"] }).matches;

  expect(found.map((match) => match.id)).toEqual(["northern"]);
});

it("brands are found for a profile by their sector, with a quote", () => {
  const matcher = createMatcher();
  matcher.put(
    aBrand("brewer", {
      industries: ["Food and beverage"],
      description: "We brew beer in Leeds and would like our cans to be noticed on the shelf.",
    }),
  );
  matcher.put(
    aBrand("bank", {
      industries: ["Financial services"],
      description: "We are a bank for people who work for themselves and hate forms.",
    }),
  );
  const profile = anAgency("agency", {
    industries: ["Food and beverage"],
    services: ["Packaging design"],
    uniqueValue: "We design cans and bottles for breweries that want to be noticed.",
  });
  matcher.put(profile);

  const [first, ...others] = matcher.findBrandsFor({ profile, limit: 5 });

  expect(first).toMatchObject({ id: "brewer" });
  expect(first!.criteria.find((one) => one.kind === "sector")).toMatchObject({ status: "met", field: "description" });
  expect(others.every((match) => match.score < first!.score)).toBe(true);
});

it("a stuffed profile stays behind an honest one", () => {
  const matcher = createMatcher();
  matcher.put(
    aFreelancer("honest", {
      title: "Films for factories",
      bio: "I make short films about people who make things, usually alone with one camera.",
    }),
  );
  matcher.put(
    aFreelancer("stuffed", {
      title: "Video production expert",
      bio: "Video production, video editing, best video, film, film production, corporate video, promo video, SEO, branding, web design, cheap video",
    }),
  );

  const [first] = matcher.search({ text: "video production", searcherType: "brand", limit: 2 }).matches;

  expect(first?.id).toBe("honest");
});
