import { describe, expect, it } from "vitest";
import { type Press, shortcutOf } from "./shortcuts.ts";

const press = (key: string, held: Partial<Press> = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, isTyping: false, ...held });

describe("a key press", () => {
  it("opens the palette with Ctrl or Command and K, in fields as well", () => {
    expect(press("k", { ctrlKey: true })).toBe("palette");
    expect(press("K", { metaKey: true, isTyping: true })).toBe("palette");
  });

  it("starts a brief with a slash, and shows the keys with a question mark", () => {
    expect(press("/")).toBe("write");
    expect(press("?")).toBe("help");
  });

  it("is left to the field that somebody types in", () => {
    expect(press("/", { isTyping: true })).toBeUndefined();
    expect(press("?", { isTyping: true })).toBeUndefined();
  });

  it("is left to the browser and the device otherwise", () => {
    expect(press("k")).toBeUndefined();
    expect(press("/", { ctrlKey: true })).toBeUndefined();
    expect(press("k", { ctrlKey: true, altKey: true })).toBeUndefined();
  });
});
