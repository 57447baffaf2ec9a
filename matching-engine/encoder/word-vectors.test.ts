import { expect, it } from "vitest";
import { createWordPieces } from "./word-pieces.ts";
import { openWordVectors, wordNumbersOf } from "./word-vectors.ts";

const vectors = openWordVectors();

const product = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, number, at) => sum + number * other[at]!, 0);

function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((word) => vectors.vectorOf(vectors.numberOf(word)));
  return product(a!, b!) / Math.sqrt(product(a!, a!) * product(b!, b!));
}

it("knows which words are used alike", () => {
  expect(likeness("brochure", "leaflet")).toBeGreaterThan(likeness("brochure", "otter") + 0.3);
  expect(likeness("violin", "cello")).toBeGreaterThan(likeness("violin", "invoice") + 0.3);
});

it("has no number and no meaning for a word that it does not know", () => {
  expect(vectors.numberOf("qwzrtx")).toBe(0);
  expect(Math.max(...vectors.vectorOf(0).map(Math.abs))).toBe(0);
});

it("gives all pieces of a word its number, and those between words none", () => {
  const text = "Lambing, brochures & Qwzrtx";
  const pieces = createWordPieces()(text);

  const numbers = wordNumbersOf(text, pieces, vectors);

  const of = (part: string) =>
    new Set(
      numbers.filter(
        (_, at) => pieces[at]!.start >= text.indexOf(part) && pieces[at]!.end <= text.indexOf(part) + part.length,
      ),
    );
  expect(of("brochures")).toEqual(new Set([vectors.numberOf("brochures")]));
  expect(of("Qwzrtx")).toEqual(new Set([0]));
  expect(of(" &")).toEqual(new Set([0]));
  expect(numbers[0]).toBe(vectors.numberOf("lambing"));
});

it("refuses a file that is cut off", () => {
  const header = new TextEncoder().encode(JSON.stringify({ size: 2, words: "one two" }).padEnd(32));
  const length = new Uint8Array(Uint32Array.of(header.length).buffer);

  expect(() => openWordVectors(Buffer.concat([length, header, new Uint8Array(8 + 4)]))).not.toThrow();
  expect(() => openWordVectors(Buffer.concat([length, header, new Uint8Array(8 + 3)]))).toThrow("cut off");
});
