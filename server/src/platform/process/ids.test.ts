import { expect, it } from "vitest";
import { createIds } from "./ids.ts";

const zeros = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0);

it("makes UUID v7 identifiers with the clock's time", () => {
  const newId = createIds({ now: () => new Date(0x017f22e279b0) });

  const id = newId();

  expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("makes identifiers that sort by creation, even within a millisecond and when the clock goes back", () => {
  let ms = 1_000;
  const newId = createIds({ now: () => new Date(ms) }, zeros);

  const ids = Array.from({ length: 10_000 }, (_, index) => {
    if (index === 5_000) ms = 10;
    return newId();
  });

  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it("makes the same identifiers from the same clock and randomness", () => {
  const clock = { now: () => new Date(5) };

  expect(createIds(clock, zeros)()).toBe(createIds(clock, zeros)());
});
