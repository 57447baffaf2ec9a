import { expect, it } from "vitest";
import { concepts } from "../read/lexicon/taxonomy.ts";
import { packMeaning, unpackMeaning } from "./stored-meaning.ts";

const vectors = Int8Array.from([1, -2, 127, -128]);

it("gives back the vectors and the skills that were packed", () => {
  const packed = packMeaning(vectors, [{ skill: "Colour grading", share: 0.75 }]);

  const { vectors: same, skills } = unpackMeaning(packed)!;

  expect([...same]).toEqual([...vectors]);
  expect(skills.skills.map((skill) => concepts[skill]!.name)).toEqual(["Colour grading"]);
  expect(skills.shares).toEqual([0.75]);
});

it("reads a part of a larger memory, as a database returns it", () => {
  const packed = packMeaning(vectors, [{ skill: "Colour grading", share: 0.75 }]);
  const part = Buffer.concat([Buffer.from("before"), packed, Buffer.from("behind")]).subarray(6, 6 + packed.length);

  expect(unpackMeaning(part)).toEqual(unpackMeaning(packed));
});

it("leaves out skills that nobody knows any more", () => {
  expect(unpackMeaning(packMeaning(vectors, [{ skill: "Steam tuning", share: 1 }]))!.skills.skills).toEqual([]);
});

it("says nothing of a profile that says nothing", () => {
  expect(unpackMeaning(new Uint8Array())).toBeUndefined();
});
