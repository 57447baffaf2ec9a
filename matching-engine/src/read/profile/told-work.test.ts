import { describe, expect, it } from "vitest";
import type { FreelancerProfileData } from "@triptych/contract/profiles";
import { aFreelancer, anAgency } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";

interface Told {
  brief: string;
  bio: string;
  skills?: string[];
  industries?: FreelancerProfileData["industries"];
}

/** Returns how the first job or sector of a brief is judged for somebody with these words, who ticked it too. */
function criterionOf(kind: "job" | "sector", { brief, bio, skills = ["Other"], industries = ["Other"] }: Told) {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title: "Working since 2011", skills, industries, bio }));
  const explained = matcher.explain("one", { text: brief, searcherType: "brand" });
  return explained?.criteria.find((criterion) => criterion.kind === kind);
}

const logos = (bio: string): Told => ({ brief: "Need a logo", bio, skills: ["Brand Identity"] });
const recording = (bio: string): Told => ({ brief: "Need a sound recordist", bio, skills: ["Sound Recording"] });
const sites = (bio: string): Told => ({ brief: "Need a website built", bio, skills: ["Web Development"] });
const translation = (bio: string): Told => ({ brief: "Need a translator", bio, skills: ["Translation"] });
const labels = (bio: string): Told => ({ brief: "Need packaging design", bio, skills: ["Packaging Design"] });

const health = (bio: string): Told => ({
  brief: "Need an illustrator with experience in hospitals",
  bio: `I draw. ${bio}`,
  skills: ["Illustration"],
  industries: ["Healthcare and pharmaceuticals"],
});

describe("a sentence of a profile proves a skill that is ticked", () => {
  it.each<[string, Told]>([
    ["the writer does it", logos("I draw logos with a ruler and a lot of rubbing out.")],
    ["the writer is left out", logos("Drew logos for three lifeboat stations. Slept well.")],
    ["it is offered in a list", logos("Logos, badges, enamel signs.")],
    ["a team of the writer does it", logos("A crew of nine in Whitby who draw logos and paint them on boats.")],
    ["it is done for the reader", logos("After ten days you have a logo and a drawer of stamps.")],
    ["others hire the writer for it", logos("Lifeboat stations come to us for a logo and stay for tea.")],
    ["the writer's own people do it", logos("Our four logo designers row to work.")],
    ["the list goes on behind an aside", logos("I treat them as though they were mine: logos, badges, flags.")],
    ["a purpose stands behind it", labels("Packaging design to lift the mood of a damp shelf.")],
    ["it is the subject of work that is done", labels("Labels are drawn in the attic and printed in the cellar.")],
    ["it is the writer's verb", recording("I record trains, tides and one very old clock.")],
    ["a figure is only in brackets", logos("Logos for ferries (one fleet grew by nine boats), badges, flags.")],
    ["nobody is only in a contact clause", logos("A logo nobody thought possible, badges, flags.")],
  ])("where %s", (_, told) => {
    expect(criterionOf("job", told)).toMatchObject({ status: "met" });
  });

  it.each<[string, Told]>([
    ["it is an opinion about the work", logos("Logos are never the problem. I live by the sea.")],
    ["it happened to a client", logos("Hobb Ferries dropped its old logo by 2019. I live by the sea.")],
    ["it is what others have", logos("I get on best with a client who has no logo. I live by the sea.")],
    ["it is only known", logos("I know the logo of every ferry on this coast.")],
    ["the reader is told to do something", logos("Throw the logo away. I live by the sea.")],
    ["it only says what something is", logos("Our mascot is a logo. I live by the sea.")],
    ["it is asked", logos("Ever looked at a logo and sighed? I live by the sea.")],
    ["it is what others do before", logos("I arrive before anybody has a logo.")],
    ["it is a by-word of something else", recording("Minutes are read out and recorded. I live by the sea.")],
    ["it is a participle without a thing", recording("Recorded for your safety. I live by the sea.")],
    ["two words only meet over a comma", translation("Greek, English, Spanish, Danish. I live by the sea.")],
    ["it only says what the work costs", logos("A logo is charged at cost, and we show you the bill.")],
    ["a small word has its form", { brief: "Need a photographer", bio: "I still open the files. I live by the sea." }],
    ["somebody near the writer does it", logos("My brother draws logos for ferries. I live by the sea.")],
    ["it is only wished", logos("I would love to draw a logo for a ferry. I live by the sea.")],
    ["it is in a condition", sites("If websites sink, I swim.")],
  ])("but not where %s", (_, told) => {
    expect(criterionOf("job", told)?.status).not.toBe("met");
  });
});

describe("a sentence of a profile proves a sector that is ticked", () => {
  it.each<[string, Told]>([
    ["it is drawn", health("I drew the corridors of two hospitals.")],
    ["it is listed", health("Hospitals, harbours, one lighthouse.")],
    ["it is most of the work", health("Hospitals are most of the week.")],
  ])("where %s", (_, told) => {
    expect(criterionOf("sector", told)).toMatchObject({ status: "met" });
  });

  it.each<[string, Told]>([
    ["it is an opinion", health("Hospitals are full of kind people.")],
    ["it is asked how it is", health("How hospitals smell, why the tea is weak.")],
    ["it is a client's figure", health("Two hospitals cut their letters from 90 to 12.")],
    ["something only took place there", health("I once hung a hundred kites in a hospital car park.")],
    ["it is only wished", health("I would love to work with hospitals, harbours and piers.")],
    ["it used to be so", health("Finding a bed in a hospital used to take nine calls.")],
  ])("but not where %s", (_, told) => {
    expect(criterionOf("sector", told)?.status).not.toBe("met");
  });
});

it("quotes the sentence that tells of the work and not the one that only names it", () => {
  const bio = "Logos, badges, flags. A logo is never the problem. I cut logos from lino for bakeries.";

  expect(criterionOf("job", logos(bio))?.quote).toBe("I cut logos from lino for bakeries");
});

it("quotes what the writer's people do before a role without work", () => {
  const bio = "Film people, more or less. From Cork our five film-makers travel to wherever a kettle is on.";
  const film = { brief: "Need a film", bio, skills: ["Video Production"] };

  expect(criterionOf("job", film)?.quote).toBe("From Cork our five film-makers travel to wherever a kettle is on");
});

it("shows a tick where the words only tell of others, and nothing where there is none", () => {
  const bio = "Logos are never the problem. I live by the sea.";

  expect(criterionOf("job", logos(bio))).toMatchObject({ status: "partly", field: "skills" });
  expect(criterionOf("job", { ...logos(bio), skills: ["Other"] })).toMatchObject({ status: "notStated" });
});

it("takes the name of a profile for its writer, and for no work of theirs", () => {
  const matcher = createMatcher();
  const told = { services: ["Graphic design" as const], uniqueValue: "Logo Harbour sells rope and paint." };
  matcher.put(anAgency("one", { agencyName: "Logo Harbour", ...told }));
  matcher.put(
    anAgency("two", { agencyName: "Rope Harbour", ...told, uniqueValue: "Rope Harbour draws a logo a day." }),
  );

  const statusOf = (id: string) =>
    matcher.explain(id, { text: "Need a logo", searcherType: "brand" })?.criteria.find(({ kind }) => kind === "job")
      ?.status;

  expect(statusOf("one")).not.toBe("met");
  expect(statusOf("two")).toBe("met");
});

it("takes no stylist's assistant for a stylist", () => {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title: "Stylist's Assistant", skills: ["Other"] }));
  matcher.put(aFreelancer("two", { title: "Food Stylist", skills: ["Other"] }));

  const statusOf = (id: string) =>
    matcher.explain(id, { text: "Need a stylist", searcherType: "brand" })?.criteria.find(({ kind }) => kind === "job")
      ?.status;

  expect(statusOf("one")).not.toBe("met");
  expect(statusOf("two")).toBe("met");
});
