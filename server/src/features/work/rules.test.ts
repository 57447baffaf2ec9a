import { array, assert, property, uniqueArray, uuid } from "fast-check";
import { describe, expect, it } from "vitest";
import { canBeRestored, coverOf, inOrder, purgedBefore, wordsOf } from "./rules.ts";

describe("an order that somebody asks for", () => {
  it("is followed, and what it leaves out comes behind in the order it had", () => {
    expect(inOrder(["a", "b", "c", "d"], ["d", "b"])).toEqual(["d", "b", "a", "c"]);
    expect(inOrder(["a", "b"], ["x", "b", "b"])).toEqual(["b", "a"]);
  });

  it("loses and invents nothing", () => {
    assert(
      property(uniqueArray(uuid()), array(uuid()), (current, asked) => {
        expect(inOrder(current, [...asked, ...current.slice(1)]).toSorted()).toEqual(current.toSorted());
      }),
    );
  });
});

it("searches what was made and done, and not for whom", () => {
  const told = { id: "a", title: "Jars", part: "We drew them.", outcome: "", client: "Quince & Daughters" };

  expect(wordsOf(told)).toEqual({ id: "a", title: "Jars", text: "We drew them." });
});

it("can be brought back for an hour, and is removed later than that", () => {
  const now = new Date("2026-03-02T12:00:00Z");
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  expect([canBeRestored(before(60), now), canBeRestored(before(61), now)]).toEqual([true, false]);
  expect(canBeRestored(purgedBefore(now), now)).toBe(false);
});

const picture = (width: number) => ({ width, height: width, url: `/${width}` });

it("shows a cover in its smaller sizes, or in the only one", () => {
  const file = { id: "f", kind: "image" as const, name: "a", bytes: 1, url: "/", width: 900, height: 900 };
  const widthsOf = (widths: number[]) =>
    coverOf({ id: "a", title: "A" }, { ...file, pictures: widths.map(picture) }, "A jar").picture.pictures.map(
      ({ width }) => width,
    );

  expect([widthsOf([320, 640, 900]), widthsOf([900])]).toEqual([[320, 640], [900]]);
});
