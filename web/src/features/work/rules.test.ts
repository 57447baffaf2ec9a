import { array, assert, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyCaseStudy, inOrder, madeFor, moved, parseDraft, placeAsChosen, placeAt } from "./rules.ts";

const sorted = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

describe("moving an item of a list", () => {
  it("puts it where it is wanted and keeps the order of the others", () => {
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b"], 1, 9)).toEqual(["a", "b"]);
  });

  it("loses nothing, wherever from and to", () => {
    assert(
      property(array(nat()), integer({ min: -3, max: 9 }), integer({ min: -3, max: 9 }), (list, from, to) => {
        expect(sorted(moved(list, from, to))).toEqual(sorted(list));
      }),
    );
  });
});

it("shows items in the order that was asked for, and new ones behind them", () => {
  const items = ["a", "b", "c"].map((id) => ({ id }));

  expect(inOrder(items, ["c", "a", "gone"]).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});

it("finds the place over which something is held, or the nearest one", () => {
  const boxes = [0, 100, 200].map((top) => ({ left: 0, top, width: 50, height: 90 }));

  expect([placeAt(boxes, { x: 10, y: 150 }), placeAt(boxes, { x: 400, y: 1_000 })]).toEqual([1, 2]);
});

it("says for whom something was made, or that it is under wraps", () => {
  expect(madeFor({ client: "Quince", year: 2025 })).toBe("For Quince, 2025");
  expect(madeFor({ client: null, year: 2024 })).toBe("Client under wraps, 2024");
});

it("orders what was uploaded as it was chosen, behind what was there", () => {
  const ended = ["second", "third", "first"].map((key) => ({ key }));

  const placed = ended.reduce<readonly { key: string }[]>(
    (list, item) => placeAsChosen(list, item, ["first", "second", "third"]),
    [{ key: "old" }],
  );

  expect(placed.map(({ key }) => key)).toEqual(["old", "first", "second", "third"]);
});

describe("a case study that was kept unsaved", () => {
  const initial = { values: emptyCaseStudy(new Date("2026-03-01")), images: [], credits: [] };

  it("comes back with everything that was written and uploaded", () => {
    const image = { key: "a", fileId: "a", shownAt: "/a", alternativeText: "A tin" };
    const draft = { ...initial, values: { ...initial.values, title: "Tins", client: null }, images: [image] };

    expect(parseDraft(JSON.stringify(draft), initial)).toEqual(draft);
  });

  it("keeps an empty year empty", () => {
    const draft = { ...initial, values: { ...initial.values, year: Number.NaN } };

    expect(parseDraft(JSON.stringify(draft), initial)?.values.year).toBeNaN();
  });

  it("is nothing where nothing was kept, or something else", () => {
    expect(["", "{", "null", "[]", '{"values":{}}'].map((text) => parseDraft(text, initial))).toEqual(
      Array(5).fill(null),
    );
  });
});
