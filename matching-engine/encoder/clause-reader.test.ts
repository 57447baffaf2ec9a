import { beforeAll, describe, expect, it } from "vitest";
import { createClauseReader } from "./clause-reader.ts";
import type { ClauseReader } from "./clause-reader.ts";

let reader: ClauseReader;
beforeAll(async () => {
  reader = await createClauseReader();
});

const placeOf = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });

describe("the reader of clauses", () => {
  it("says which clauses ask, and for what", () => {
    const text = "We run a choir in Ludlow. We need a photographer and somebody to translate our programme.";
    const parts = ["We run a choir in Ludlow", "We need a photographer", "and somebody to translate our programme"];

    const [told, photographer, translator] = reader.read({ text, clauses: parts.map((part) => placeOf(text, part)) });

    expect(told!.asks).toBeLessThan(0.2);
    expect(photographer!.asks).toBeGreaterThan(0.8);
    expect(photographer!.skills[0]!.skill).toMatch(/photography/i);
    expect(translator!.skills[0]!.skill).toBe("Translation");
  });

  it("reads a clause again without a surer one that would lend it its work", () => {
    const text = "Can anybody look after our Instagram and Facebook, and separately sort out our books?";
    const parts = ["Can anybody look after our Instagram and Facebook", "and separately sort out our books"];

    const [social, books] = reader.read({ text, clauses: parts.map((part) => placeOf(text, part)) });

    expect(social!.skills[0]!.skill).toBe("Social media management");
    expect(books!.skills[0]!.skill).toBe("Bookkeeping");
  });

  it("returns shares that are 1 at most, the most first, and the same every time", () => {
    const brief = { text: "Film our otters", clauses: [{ start: 0, end: 15 }] };

    const [{ skills } = { skills: [] }] = reader.read(brief);

    expect(skills.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
    expect(skills.toSorted((a, b) => b.share - a.share)).toEqual(skills);
    expect(reader.read(brief)).toEqual(reader.read(brief));
  });

  it.each(["", "   ", "日本語", "a".repeat(5000), "word ".repeat(2000)])("reads any text", (text) => {
    const [one] = reader.read({ text, clauses: [{ start: 0, end: text.length }] });

    expect(one!.asks).toBeGreaterThanOrEqual(0);
    expect(one!.asks).toBeLessThanOrEqual(1);
  });

  it("means nothing by clauses behind what it reads of a long text", () => {
    const text = "word ".repeat(2000);

    expect(reader.read({ text, clauses: [{ start: 9000, end: 9500 }] })).toEqual([{ asks: 0, skills: [] }]);
  });
});
