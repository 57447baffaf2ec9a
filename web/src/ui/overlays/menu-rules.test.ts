import { describe, expect, it } from "vitest";
import { indexAfterKey, indexOfTyped, placeOfMenu } from "./menu-rules.ts";

describe("placeOfMenu", () => {
  const view = { width: 1000, height: 800 };
  const menu = { width: 200, height: 300 };
  const button = { left: 400, right: 500, top: 100, bottom: 140 };
  const place = (changes: Partial<Parameters<typeof placeOfMenu>[0]>) =>
    placeOfMenu({ button, menu, view, align: "end", isRightToLeft: false, ...changes });

  it("stands below its button and ends where the button ends", () => {
    expect(place({})).toEqual({ x: 300, y: 148, freeHeight: 640 });
  });

  it("starts where the button starts, and the other way round from right to left", () => {
    expect(place({ align: "start" }).x).toBe(400);
    expect(place({ align: "start", isRightToLeft: true }).x).toBe(300);
    expect(place({ align: "end", isRightToLeft: true }).x).toBe(400);
  });

  it("stands in the middle of its button", () => {
    expect(place({ align: "center" }).x).toBe(350);
  });

  it("keeps away from the edges of the window", () => {
    expect(place({ button: { ...button, left: 10, right: 50 } }).x).toBe(12);
    expect(place({ button: { ...button, left: 950, right: 990 }, align: "start" }).x).toBe(788);
  });

  it("stands above its button where there is more room", () => {
    expect(place({ button: { ...button, top: 700, bottom: 740 } })).toEqual({ x: 300, y: 392, freeHeight: 680 });
  });

  it("stays below where a window is too low on both sides, and says how much is free", () => {
    const low = place({ view: { width: 1000, height: 400 }, menu: { width: 200, height: 900 } });

    expect(low).toEqual({ x: 300, y: 148, freeHeight: 240 });
  });

  it("fills what is free above", () => {
    const high = place({ button: { ...button, top: 500, bottom: 540 }, menu: { width: 200, height: 900 } });

    expect(high).toEqual({ x: 300, y: 12, freeHeight: 480 });
  });
});

describe("indexAfterKey", () => {
  it("goes down from none to the first and stops at the last", () => {
    expect([-1, 0, 2].map((at) => indexAfterKey("ArrowDown", at, 3))).toEqual([0, 1, 2]);
  });

  it("goes up from none to the last and stops at the first", () => {
    expect([-1, 2, 0].map((at) => indexAfterKey("ArrowUp", at, 3))).toEqual([2, 1, 0]);
  });

  it("goes to the first and to the last", () => {
    expect(["Home", "PageUp", "End", "PageDown"].map((key) => indexAfterKey(key, 1, 3))).toEqual([0, 0, 2, 2]);
  });

  it("leaves other keys alone", () => {
    expect(indexAfterKey("a", 1, 3)).toBeUndefined();
  });
});

describe("indexOfTyped", () => {
  const labels = ["Settings", "Shortlists", "Light", " Dark"];

  it("finds the first entry that begins with what was typed", () => {
    expect(indexOfTyped(labels, "l", -1)).toBe(2);
    expect(indexOfTyped(labels, "D", 2)).toBe(3);
    expect(indexOfTyped(labels, "sh", 0)).toBe(1);
  });

  it("stays where the entry still fits", () => {
    expect(indexOfTyped(labels, "sh", 1)).toBe(1);
  });

  it("goes on with the same letter, around the end", () => {
    expect(indexOfTyped(labels, "s", 0)).toBe(1);
    expect(indexOfTyped(labels, "ss", 1)).toBe(0);
  });

  it("finds nothing where nothing begins so", () => {
    expect(indexOfTyped(labels, "x", 0)).toBeUndefined();
    expect(indexOfTyped([], "x", -1)).toBeUndefined();
  });
});
