import { assert, array, nat, property, string, tuple } from "fast-check";
import { expect, it } from "vitest";
import { markedPieces } from "./text-marks.ts";

it("cuts a text at its marks, also where they overlap", () => {
  const pieces = markedPieces("a small film", [
    { start: 2, end: 12, look: "must" },
    { start: 2, end: 7, look: "active" },
  ]);

  expect(pieces).toEqual([
    { text: "a ", looks: [] },
    { text: "small", looks: ["must", "active"] },
    { text: " film", looks: ["must"] },
  ]);
});

it("never loses or repeats a character, whatever the marks", () => {
  assert(
    property(string(), array(tuple(nat(30), nat(30))), (text, places) => {
      const pieces = markedPieces(
        text,
        places.map(([start, end]) => ({ start, end, look: "must" })),
      );

      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    }),
  );
});
