import { describe, expect, it } from "vitest";
import type { Force } from "@triptych/contract/reading";
import { aFreelancer } from "../../tests/builders.ts";
import { createMatcher } from "../matcher.ts";

interface Told {
  title?: string;
  bio: string;
  skills?: string[];
}

/** Returns how somebody stands to words that a person added to what was read. */
function criterionOf([label, force]: [string, Force], { title = "Illustrator", bio, skills = ["Illustration"] }: Told) {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title, skills, bio }));
  const text = "An illustrator";
  const { jobs } = matcher.read({ text, searcherType: "brand" });
  const added = { label, kind: "other" as const, force, start: 0, end: 0, means: [] };
  const reading = { jobs, forAll: [added], aboutYou: [], answers: [] };
  return matcher
    .explain("one", { text, reading, searcherType: "brand" })
    ?.criteria.find(({ kind }) => kind === "other");
}

describe("words that somebody added are shown", () => {
  it("by a sentence of own work that says them, with its quote", () => {
    const said = criterionOf(["watercolour", "nice"], { bio: "Ink, watercolour, very small animals." });

    expect(said).toMatchObject({ status: "met", quote: "Ink, watercolour, very small animals" });
  });

  it.each<[string, Told, string]>([
    ["in part by an own skill alone", { bio: "I draw.", skills: ["Illustration", "Watercolour"] }, "partly"],
    ["by a title", { bio: "I draw.", title: "Watercolour illustrator" }, "met"],
    ["by nothing that somebody else does", { bio: "My sister loves watercolour." }, "notStated"],
    ["by nothing at all", { bio: "I draw." }, "notStated"],
  ])("%s", (_, told, status) => {
    expect(criterionOf(["watercolour", "nice"], told)?.status).toBe(status);
  });

  it("and denied by who says so", () => {
    expect(criterionOf(["watercolour", "nice"], { bio: "I never use watercolour." })?.status).toBe("contradicted");
  });
});

describe("words that are refused are shown", () => {
  it.each<[string, Told]>([
    ["by a title", { title: "Wedding and Lifestyle Photographer", bio: "I photograph people." }],
    ["by an own skill", { bio: "I draw.", skills: ["Illustration", "Wedding Photography"] }],
    ["by the work", { bio: "I draw and photograph weddings." }],
  ])("%s", (_, told) => {
    expect(criterionOf(["Weddings", "avoid"], told)?.status).toBe("contradicted");
  });

  it("and not by an everyday word that only describes something", () => {
    expect(criterionOf(["Weddings", "avoid"], { bio: "I draw. My favourite wedding gift." })?.status).toBe("notStated");
    expect(criterionOf(["Weddings", "avoid"], { bio: "I draw. I don't do weddings." })?.status).toBe("met");
  });
});

it("a language is shown by who says its name", () => {
  const matcher = createMatcher();
  matcher.put(
    aFreelancer("one", { title: "Copywriter", skills: ["Copywriting"], bio: "I write in Spanish and English." }),
  );
  const text = "A copywriter who speaks Spanish";

  const explained = matcher.explain("one", { text, searcherType: "brand" });

  expect(explained?.criteria.find(({ label }) => label === "Spanish")).toMatchObject({ status: "met" });
});
