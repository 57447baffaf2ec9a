import { expect, it } from "vitest";
import { openLearntNumbers } from "./learnt-numbers.ts";

/** Writes a file with a table of two rows and a list. */
function aFile(): Uint8Array {
  const header = JSON.stringify({
    skills: ["Naming"],
    parts: [
      { name: "table", rows: 2, columns: 3 },
      { name: "list", numbers: 2 },
    ],
  });
  const text = new TextEncoder().encode(header.padEnd(Math.ceil(header.length / 4) * 4));
  const file = new Uint8Array(4 + text.length + 2 * 4 + 6 + 2 * 4);
  const view = new DataView(file.buffer);
  view.setUint32(0, text.length, true);
  file.set(text, 4);
  const at = 4 + text.length;
  view.setFloat32(at, 0.5, true);
  view.setFloat32(at + 4, 2, true);
  file.set(Int8Array.of(1, -2, 3, 4, -5, 6), at + 8);
  view.setFloat32(at + 14, 7.5, true);
  view.setFloat32(at + 18, -8, true);
  return file;
}

it("reads tables with the scale of each row, and lists as they are", () => {
  const { skills, table } = openLearntNumbers(aFile());

  expect(skills).toEqual(["Naming"]);
  expect(table("table")).toEqual({ numbers: Float32Array.of(0.5, -1, 1.5, 8, -10, 12), rows: 2 });
  expect(table("list")).toEqual({ numbers: Float32Array.of(7.5, -8), rows: 1 });
});

it("refuses a file that is cut off, and a name that is not there", () => {
  const file = aFile();

  expect(() => openLearntNumbers(file.slice(0, -1))).toThrow("cut off");
  expect(() => openLearntNumbers(file).table("other")).toThrow('lack "other"');
});
