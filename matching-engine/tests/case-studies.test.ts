import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefs } from "../evaluation/data/briefs.ts";
import { buildWorld } from "../evaluation/world.ts";
import { createMatcher } from "../src/matcher.ts";
import type { SearchableProfile } from "../src/matcher.ts";
import type { SearchableWork } from "../src/searchable-profile.ts";
import { anAgency } from "./builders.ts";

const text = "We need packaging design for a range of chutneys.";
const jars = {
  id: "jars",
  title: "Jars for a chutney maker",
  text: "We designed the packaging for twelve chutneys.\nThe jars are in four hundred shops.",
};
const plain = {
  uniqueValue: "Six of us work from a mill in Halifax, mostly for small makers, and answer within the day.",
};
const anAgencyWith = (id: string, caseStudies: SearchableWork[], data: object = {}): SearchableProfile => ({
  ...anAgency(id, { ...plain, ...data }),
  ...(caseStudies.length > 0 && { caseStudies }),
});

function search(profiles: readonly SearchableProfile[], brief = text) {
  const matcher = createMatcher();
  for (const profile of profiles) matcher.put(profile);
  return matcher.search({ text: brief, searcherType: "brand", limit: 50 }).matches;
}

const criterionOf = (profile: SearchableProfile, kind: string, brief = text) =>
  search([profile], brief)[0]?.criteria.find((criterion) => criterion.kind === kind);

describe("a case study", () => {
  it("proves a ticked skill in its own words, and is named with the quote", () => {
    const ticked = { services: ["Packaging design"] };

    expect(criterionOf(anAgencyWith("one", [], ticked), "job")).toMatchObject({ status: "partly", field: "services" });
    expect(criterionOf(anAgencyWith("one", [jars], ticked), "job")).toMatchObject({
      status: "met",
      field: "caseStudy",
      caseStudyId: "jars",
      quote: "We designed the packaging for twelve chutneys",
    });
  });

  it("is quoted before prose that says the same, and joins it", () => {
    const told = {
      uniqueValue: `${plain.uniqueValue} We design packaging for makers of food.`,
      services: ["Copywriting"],
    };

    const [without, beside] = [anAgencyWith("one", [], told), anAgencyWith("one", [jars], told)];

    expect(criterionOf(without, "job")).toMatchObject({ status: "partly", field: "uniqueValue" });
    expect(criterionOf(beside, "job")).toMatchObject({ status: "met", field: "caseStudy" });
  });

  it("alone, with neither tick nor prose beside it, proves a skill in part, however many there are", () => {
    const others = { services: ["Copywriting"] };
    const twelve = Array.from({ length: 12 }, (_, at) => ({ ...jars, id: `jars-${at}` }));

    for (const caseStudies of [[jars], twelve])
      expect(criterionOf(anAgencyWith("one", caseStudies, others), "job")).toMatchObject({ status: "partly" });
  });

  it("says nothing of where its owner is, nor of what they do not do", () => {
    const brief = "We need packaging design from an agency in Porto.";
    const inPorto = { ...jars, text: "We designed the packaging for a hotel in Porto. There is no copywriting in it." };
    const owner = anAgencyWith("one", [inPorto], {
      services: ["Packaging design", "Copywriting"],
      regions: ["Europe"],
    });

    const place = criterionOf(owner, "place", brief);

    expect(place?.field).not.toBe("caseStudy");
    expect(criterionOf(owner, "job", "We need copywriting for a chutney.")?.status).not.toBe("contradicted");
  });

  it("that is a heap of search words shows nothing", () => {
    const heap = {
      ...jars,
      text: "Packaging design, logo design, web design, illustration, animation, photography, film, packaging, branding, copywriting, SEO, print, packaging, UX",
    };
    const others = { services: ["Copywriting"] };

    expect(search([anAgencyWith("one", [heap], others)])).toEqual(search([anAgencyWith("one", [], others)]));
  });
});

describe("the number of case studies", () => {
  const world = buildWorld()
    .map(({ profile }) => profile)
    .slice(0, 60);
  const texts = briefs.map((brief) => brief.text);

  it("changes no score, no status and no order: what twelve say, one says", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.constantFrom(...texts),
        fc.nat(world.length - 1),
        (brief, told, pick) => {
          const showing = (count: number) =>
            world.map((profile, at) =>
              at % 3 === pick % 3
                ? {
                    ...profile,
                    caseStudies: Array.from({ length: count }, (_, number) => ({
                      id: `work-${number}`,
                      title: "A piece of work",
                      text: told,
                    })),
                  }
                : profile,
            );

          expect(search(showing(12), brief)).toEqual(search(showing(1), brief));
        },
      ),
      { numRuns: 40 },
    );
  });

  it("moves nobody where they say nothing of the brief", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(world.length - 1), (brief, pick) => {
        const silent = [{ id: "a", title: "Zzyzx", text: "Qwertz qwertz qwertz." }];
        const showing = world.map((profile, at) => (at === pick ? { ...profile, caseStudies: silent } : profile));

        expect(search(showing, brief)).toEqual(search(world, brief));
      }),
      { numRuns: 25 },
    );
  });
});
