import { skillBlocks } from "../lexicon/skills.ts";
import { readBlocks } from "../src/read/lexicon/rows.ts";

/** Holds the boxes that people of each craft tick. */
export const boxesOfCraft: ReadonlyMap<string, readonly string[]> = new Map(
  readBlocks(skillBlocks).map(({ name, lines }) => [
    name,
    (lines.find(({ key }) => key === "is")?.value ?? "")
      .split(",")
      .map((box) => box.trim())
      .filter((box) => box !== ""),
  ]),
);

/** Holds the sums behind an agency's choices of a minimum budget, in their order. */
export const budgetFloors: readonly number[] = [0, 10_000, 50_000, 100_000, 500_000];
