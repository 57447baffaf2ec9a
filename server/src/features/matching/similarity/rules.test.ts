import { assert, float, array, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBytes, nearest, normalised, toBytes } from "./rules.ts";

describe("vectors", () => {
  it("are the same after they were kept", () => {
    assert(
      property(array(float({ noNaN: true, noDefaultInfinity: true }), { maxLength: 40 }), (parts) => {
        const vector = Float32Array.from(parts);

        expect(fromBytes(toBytes(vector))).toEqual(vector);
      }),
    );
  });

  it("are compared by their direction alone, nearest first", () => {
    const vectors = new Map([
      ["across", normalised([0, 9])!],
      ["along", normalised([5, 0])!],
      ["aslant", normalised([1, 1])!],
      ["of another model", normalised([1, 1, 1])!],
    ]);

    expect(nearest(normalised([0.1, 0])!, vectors, 5)).toEqual(["along", "aslant", "across"]);
    expect(nearest(normalised([0.1, 0])!, vectors, 1)).toEqual(["along"]);
  });

  it("without a direction are none", () => {
    expect(normalised([0, 0])).toBeNull();
  });
});
