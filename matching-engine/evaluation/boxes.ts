import { skillBlocks } from "../lexicon/skills.ts";
import { readBlocks } from "../src/read/lexicon/rows.ts";

/** Holds the boxes that people of each skill tick. */
export const boxesOfSkill: ReadonlyMap<string, readonly string[]> = new Map(
  readBlocks(skillBlocks).map(({ name, lines }) => [
    name,
    (lines.find(({ key }) => key === "is")?.value ?? "")
      .split(",")
      .map((box) => box.trim())
      .filter((box) => box !== ""),
  ]),
);
