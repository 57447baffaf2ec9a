import { expect, it } from "vitest";
import { GainMemory } from "./gain-memory.ts";

it("lends the same arrays again, in which nobody has gained anything", () => {
  const memory = new GainMemory();
  const first = memory.lend(100);
  first.scores.fill(1);
  first.words.fill(1);

  memory.takeBack(first);
  const second = memory.lend(100);

  expect(second).toBe(first);
  expect([...second.scores, ...second.words].every((gained) => gained === 0)).toBe(true);
});

it("lends other arrays to a search that begins before another one has ended", () => {
  const memory = new GainMemory();

  expect(memory.lend(100)).not.toBe(memory.lend(100));
});

it("lends longer arrays once there are more slots", () => {
  const memory = new GainMemory();
  memory.takeBack(memory.lend(100));

  expect(memory.lend(1_000).scores.length).toBeGreaterThanOrEqual(1_000);
});
