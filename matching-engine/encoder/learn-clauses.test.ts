import { expect, it } from "vitest";
import { learnClauses } from "./learn-clauses.ts";
import type { Example } from "./learn-clauses.ts";

const example = (features: string[], label: number, part: number): Example => ({
  features,
  vector: Float32Array.of(part, 1),
  classes: [[label, 1]],
  weight: 1,
});
const examples = Array.from({ length: 20 }, (_, at) => [
  example(["paint", `door${at}`], 0, 1),
  example(["film", `day${at}`], 1, -1),
]).flat();

it("learns which words and which numbers of a vector speak for a class", () => {
  const { words, vectors } = learnClauses(examples, 2);

  expect(words.get("paint")![0]).toBeGreaterThan(words.get("paint")![1]!);
  expect(words.get("film")![1]).toBeGreaterThan(words.get("film")![0]!);
  expect(vectors[0]![0]).toBeGreaterThan(vectors[0]![1]!);
});

it("leaves out words that hardly ever stand there", () => {
  expect([...learnClauses(examples, 2).words.keys()]).toEqual(["paint", "film"]);
});

it("learns the same every time", () => {
  expect(learnClauses(examples, 2)).toEqual(learnClauses(examples, 2));
});
