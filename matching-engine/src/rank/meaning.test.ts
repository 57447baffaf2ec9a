import { describe, expect, it } from "vitest";
import { aVector, joined } from "../../tests/vectors.ts";
import { meaningWeights } from "../weights.ts";
import { compareMeanings, likenessOf } from "./meaning.ts";

describe("the likeness of a brief and a profile", () => {
  it("is a cosine where each has one sentence", () => {
    expect(likenessOf(aVector({ 0: 1 }), aVector({ 0: 1 }))).toBeCloseTo(1);
    expect(likenessOf(aVector({ 0: 1 }), aVector({ 0: 0.6, 1: 0.8 }))).toBeCloseTo(0.6, 1);
    expect(likenessOf(aVector({ 0: 1 }), aVector({ 1: 1 }))).toBeCloseTo(0);
  });

  it("counts the closest sentence of a profile most", () => {
    const brief = aVector({ 0: 1 });
    const [close, far, whole] = [aVector({ 0: 0.9, 1: 0.4 }), aVector({ 2: 1 }), aVector({ 3: 1 })];
    const likenessTo = (...sentences: Int8Array[]) => likenessOf(brief, joined([whole, ...sentences]))!;

    expect(likenessTo(far, close)).toBeGreaterThan((likenessTo(far) + likenessTo(close)) / 2 + 0.15);
    expect(likenessTo(far, close)).toBeLessThan(likenessTo(close));
  });

  it("counts how alike the wholes are beside how alike their sentences are", () => {
    const [same, other] = [aVector({ 0: 1 }), aVector({ 1: 1 })];

    expect(likenessOf(same, joined([same, other]))).toBeCloseTo(meaningWeights.wholes);
    expect(likenessOf(same, joined([other, same]))).toBeCloseTo(1 - meaningWeights.wholes);
  });

  it("compares all of a brief with the sentences of a profile as much as its sentences together", () => {
    const [same, other] = [aVector({ 0: 1 }), aVector({ 1: 1 })];
    const profile = joined([aVector({ 2: 1 }), same]);

    expect(likenessOf(joined([same, other, other, other]), profile)).toBeCloseTo((1 - meaningWeights.wholes) / 2);
    expect(likenessOf(joined([other, same, same, same]), profile)).toBeCloseTo((1 - meaningWeights.wholes) / 2);
  });

  it("is not known without vectors", () => {
    expect(likenessOf(aVector({ 0: 1 }), undefined)).toBeUndefined();
    expect(likenessOf(aVector({ 0: 1 }), new Int8Array())).toBeUndefined();
    expect(likenessOf(new Int8Array(), aVector({ 0: 1 }))).toBeUndefined();
  });
});

describe("the comparison of those who were found", () => {
  const { usual, spread, assumedPeople } = meaningWeights;

  it("says between -1 and 1 how much somebody stands out", () => {
    const compare = compareMeanings(Array.from({ length: 100 }, (_, at) => usual + (at % 2 === 0 ? spread : -spread)));

    expect(compare(usual)).toBeCloseTo(0);
    expect(compare(usual + spread)).toBeGreaterThan(0.2);
    expect([compare(9), compare(-9)]).toEqual([1, -1]);
  });

  it("says nothing of somebody who is not known, and of nobody where nobody is known", () => {
    expect(compareMeanings([usual, undefined])(undefined)).toBe(0);
    expect(compareMeanings([undefined, undefined])(usual)).toBeUndefined();
  });

  it("believes what is usual rather than a few people", () => {
    const few = compareMeanings([usual + spread])(usual + spread)!;
    const many = compareMeanings(Array.from({ length: assumedPeople * 10 }, () => usual + spread))(usual + spread)!;

    expect(few).toBeGreaterThan(0.2);
    expect(many).toBeLessThan(few);
  });
});
