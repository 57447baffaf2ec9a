import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meaningWeights } from "../weights.ts";
import { dotProducts } from "./dot-products.ts";

const { size } = meaningWeights;
const vector = fc.int8Array({ minLength: size, maxLength: size });
const vectors = fc
  .array(vector, { maxLength: 9 })
  .map((list) => Int8Array.from(list.flatMap((numbers) => [...numbers])));

describe("dot products", () => {
  it("are those of each vector of a list with each of another, row by row", () => {
    fc.assert(
      fc.property(vectors, vectors, (list, otherList) => {
        expect([...dotProducts(list, otherList)]).toEqual(oneByOne(list, otherList));
      }),
    );
  });

  it("leave out what is no whole vector", () => {
    expect([...dotProducts(new Int8Array(size * 2 + 5).fill(3), new Int8Array(size + 9).fill(-2))]).toEqual([
      size * -6,
      size * -6,
    ]);
  });

  it("are right of the greatest numbers, and of more vectors than there is room for at first", () => {
    const least = new Int8Array(size * 600).fill(-128);

    expect(new Set(dotProducts(least, least))).toEqual(new Set([size * 128 ** 2]));
  });
});

function oneByOne(list: Int8Array, otherList: Int8Array): number[] {
  const rows = Array.from({ length: list.length / size }, (_, at) => list.subarray(at * size, (at + 1) * size));
  const columns = Array.from({ length: otherList.length / size }, (_, at) =>
    otherList.subarray(at * size, (at + 1) * size),
  );
  return rows.flatMap((row) => columns.map((column) => row.reduce((sum, number, at) => sum + number * column[at]!, 0)));
}
