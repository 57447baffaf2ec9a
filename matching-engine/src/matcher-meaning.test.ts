import { describe, expect, it } from "vitest";
import { aFreelancer } from "../tests/builders.ts";
import { aMeaning, aVector } from "../tests/vectors.ts";
import { createMatcher } from "./matcher.ts";
import type { Search } from "./matcher.ts";

const meant = aVector({ 0: 1 });
const notMeant = aVector({ 1: 1 });

/** Makes an index of two illustrators who say the same of themselves; the vectors of the second one mean what the brief means. */
function twoIllustrators() {
  const matcher = createMatcher();
  for (const id of ["one", "other"])
    matcher.put(aFreelancer(id, { title: "Illustrator", bio: "I draw animals and plants for books and for labels." }));
  matcher.setMeaning("one", aMeaning(notMeant));
  matcher.setMeaning("other", aMeaning(meant));
  return matcher;
}

const story: Search = {
  text: "Our book about animals and plants is written, and the publisher says that nobody buys one in which nobody draws. We do not know where to begin.",
  searcherType: "brand",
  limit: 5,
};
const plain: Search = { text: "We need an illustrator.", searcherType: "brand", limit: 5 };

const scores = (search: Search, matcher = twoIllustrators()) =>
  Object.fromEntries(matcher.search(search).matches.map(({ id, score }) => [id, score]));

describe("the meaning of sentences", () => {
  it("puts whoever means the same first, where the brief was not read for certain", () => {
    const { one, other } = scores({ ...story, vectors: meant });

    expect(other).toBeGreaterThan(one!);
  });

  it("tells apart who proves the work of a brief that was read for certain", () => {
    const { one, other } = scores({ ...plain, vectors: meant });

    expect(scores(plain).one).toBe(scores(plain).other);
    expect(other).toBeGreaterThan(one!);
  });

  it("changes nothing without vectors of the brief, of the profiles, or with the switch off", () => {
    const switchedOff = createMatcher({ switches: { meaning: false } });
    const without = createMatcher();
    for (const matcher of [switchedOff, without])
      for (const id of ["one", "other"])
        matcher.put(
          aFreelancer(id, { title: "Illustrator", bio: "I draw animals and plants for books and for labels." }),
        );
    switchedOff.setMeaning("other", aMeaning(meant));

    const { one, other } = scores(story);

    expect(one).toBe(other);
    expect(scores({ ...story, vectors: meant }, without)).toEqual({ one, other });
    expect(scores({ ...story, vectors: meant }, switchedOff)).toEqual({ one, other });
  });

  it("is explained with the same score", () => {
    const matcher = twoIllustrators();
    const search = { ...story, vectors: meant };

    const { one, other } = scores({ ...search, excludedIds: ["one"] }, matcher);

    expect(one).toBeUndefined();
    expect(matcher.explain("other", search)?.score).toBe(other);
  });

  it("goes with the profile", () => {
    const matcher = twoIllustrators();
    matcher.put(
      aFreelancer("other", { title: "Illustrator", bio: "I draw animals and plants for books and for labels." }),
    );
    matcher.setMeaning("somebody else", aMeaning(meant));
    const { one, other } = scores({ ...story, vectors: notMeant }, matcher);

    expect(one).toBeGreaterThan(other!);
  });
});
