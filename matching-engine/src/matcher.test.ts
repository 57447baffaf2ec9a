import { expect, it } from "vitest";
import { anAgency, aFreelancer } from "../tests/builders.ts";
import { createMatcher } from "./matcher.ts";

it("finds the person whose own words show what is asked and quotes them", () => {
  const matcher = createMatcher();
  matcher.put(
    aFreelancer("packer", {
      title: "Packaging designer",
      bio: "I draw cartons and labels for craft breweries in Leeds, from the first sketch to the press.",
    }),
  );
  matcher.put(
    aFreelancer("snapper", {
      title: "Photographer",
      bio: "Portraits and reportage for newspapers and for charities all over the Midlands.",
    }),
  );

  const [best, ...others] = matcher.search({
    text: "We are a brewery and need packaging with new labels",
    searcherType: "brand",
    limit: 5,
  }).matches;

  expect(best?.id).toBe("packer");
  expect(best?.criteria.find((one) => one.kind === "job")).toMatchObject({ status: "met", field: "bio" });
  expect(others.every((match) => match.score < best!.score)).toBe(true);
});

it("keeps what a brief refuses out of the first places", () => {
  const matcher = createMatcher();
  matcher.put(
    aFreelancer("weddings", {
      title: "Photographer",
      bio: "I photograph weddings in London for couples who want something loud and colourful.",
    }),
  );
  matcher.put(
    aFreelancer("northern", {
      title: "Photographer",
      bio: "I photograph people at work in Glasgow, mostly on film and always in natural light.",
    }),
  );

  const { matches } = matcher.search({
    text: "A photographer, but not from London please",
    searcherType: "brand",
    limit: 5,
  });

  expect(matches[0]?.id).toBe("northern");
  expect(matches.find((match) => match.id === "weddings")?.score ?? 0).toBeLessThanOrEqual(30);
});

it("shows each searcher only whom they may find", () => {
  const matcher = createMatcher();
  matcher.put(
    anAgency("agency", { uniqueValue: "We write copy for banks and for insurers who would like to be understood." }),
  );
  matcher.put(
    aFreelancer("freelancer", {
      title: "Copywriter",
      bio: "I write copy for banks and for insurers who would like to be understood.",
    }),
  );

  const found = (searcherType: "brand" | "agency" | "freelancer") =>
    matcher
      .search({ text: "copywriter for a bank", searcherType, limit: 5 })
      .matches.map((match) => match.id)
      .toSorted();

  expect(found("brand")).toEqual(["agency", "freelancer"]);
  expect(found("agency")).toEqual(["freelancer"]);
  expect(found("freelancer")).toEqual(["freelancer"]);
});

it("a payment field does not compile", () => {
  const matcher = createMatcher();
  const profile = aFreelancer("paying");

  matcher.put(profile);
  // @ts-expect-error a plan is not part of a profile
  matcher.put({ ...profile, plan: "freelancer" });
  // @ts-expect-error nor is a subscription part of its data
  matcher.put({ ...profile, data: { ...profile.data, subscriptionStatus: "active" } });

  expect(matcher.size).toBe(1);
});
