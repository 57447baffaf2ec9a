import { expect, it } from "vitest";
import { createIds } from "./ids.ts";

const zeros = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0);

it("identifiers are UUID v7 with the clock's moment", () => {
  const newId = createIds({ now: () => new Date(0x017f22e279b0) });

  const id = newId();

  expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("identifiers sort by when they were made, also within a millisecond and when the clock goes back", () => {
  let ms = 1_000;
  const newId = createIds({ now: () => new Date(ms) }, zeros);

  const ids = Array.from({ length: 10_000 }, (_, index) => {
    if (index === 5_000) ms = 10;
    return newId();
  });

  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it("identifiers are a matter of the clock and the dice that are handed in", () => {
  const clock = { now: () => new Date(5) };

  expect(createIds(clock, zeros)()).toBe(createIds(clock, zeros)());
});
