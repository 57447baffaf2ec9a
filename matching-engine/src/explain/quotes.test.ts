import { describe, expect, it } from "vitest";
import { aFreelancer } from "../../tests/builders.ts";
import { evidenceOf } from "../../tests/judging.ts";
import { createMatcher } from "../matcher.ts";
import { sources } from "../searchable-profile.ts";
import { quoteOf } from "./quotes.ts";

/** Returns what is quoted from a bio for some words of it. */
const quoteFor = (bio: string, words: string) =>
  quoteOf(aFreelancer("one", { bio }), evidenceOf({ start: bio.indexOf(words), length: words.length }), 0);

const quotedFor = (text: string, data: Parameters<typeof aFreelancer>[1]) => {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title: "Working since 2011", ...data }));
  return matcher.explain("one", { text, searcherType: "brand" })?.criteria[0]?.quote;
};

it("never says that a thing of a neighbour, or an own skill beside it, is the wanted work", () => {
  expect(quotedFor("An illustrator", { skills: ["Braille Layout"], bio: "I fold paper by the sea." })).toBeUndefined();
  expect(quotedFor("A typographer", { bio: "Logos, menus, vans and leaflets." })).toBeUndefined();
});

describe("a quote", () => {
  it("is the sentence around the proof, and says where in it the proof stands", () => {
    expect(quoteFor("I live in Leeds.  I draw maps of towns. I cycle.", "maps")).toEqual({
      quote: "I draw maps of towns",
      field: "bio",
      proof: { start: 7, end: 11 },
    });
  });

  it.each([
    ["I draw.\nI film maps\nI cycle", "I film maps"],
    ["So what? Maps! Here; there", "Maps"],
    ["I draw maps . I cycle.", "I draw maps"],
    ["I draw maps for St. Ives and other towns. I cycle.", "I draw maps for St. Ives and other towns"],
    ["I draw animals, e.g. foxes, on maps. I cycle.", "I draw animals, e.g. foxes, on maps"],
    ["I work in node.js and maps v2.0 daily. I cycle.", "I work in node.js and maps v2.0 daily"],
  ])("of %j ends where the sentence ends", (bio, quote) => {
    expect(quoteFor(bio, /maps/i.exec(bio)![0])!.quote).toBe(quote);
  });

  it("of a very long sentence is cut at word ends, around the proof", () => {
    const bio = `${"sketching ".repeat(60)}maps ${"wandering ".repeat(60)}`;

    const { quote, proof } = quoteFor(bio, "maps")!;

    expect(quote.length).toBeLessThanOrEqual(400);
    expect(quote.slice(proof!.start, proof!.end)).toBe("maps");
    expect(new Set(quote.split(" "))).toEqual(new Set(["sketching", "maps", "wandering"]));
  });

  it("of a title is all of it", () => {
    const profile = aFreelancer("one", { title: "Maps. And films." });

    expect(quoteOf(profile, evidenceOf({ source: sources.title, field: 1, start: 0, length: 4 }), 0)).toMatchObject({
      quote: "Maps. And films.",
      field: "title",
    });
  });

  it.each([sources.tick, sources.skill])("of a choice or an own skill is the value itself", (source) => {
    const profile = aFreelancer("one", { skills: ["Illustration", "Map making"] });

    expect(quoteOf(profile, evidenceOf({ source, field: 2, start: 1 }), 0)).toEqual({
      quote: "Map making",
      field: "skills",
    });
    expect(quoteOf(profile, evidenceOf({ source, field: 2, start: 5 }), 0)).toBeUndefined();
  });

  it("is absent without evidence", () => {
    expect(quoteOf(aFreelancer("one"), evidenceOf({}), -1)).toBeUndefined();
  });
});
