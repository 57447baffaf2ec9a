import { readFileSync } from "node:fs";
import { readBlocks } from "../src/read/lexicon/rows.ts";

/** Holds what a skill's file says: `key: value`, line by line. */
export type SkillLines = ReturnType<typeof readBlocks>[number];

const folder = new URL("../lexicon/", import.meta.url);

/**
 * Reads the skills, each of which has a file in `lexicon/skills/`; `lexicon/skills-in-order.txt` lists them, and a new one is added at its end, because concepts are numbered by it.
 *
 * A file begins with the skill's name. `is` are the skills and services of the enumerations that a profile ticks for exactly this skill; a narrow skill that nobody ticks has none. `under` are
 * those that it is a part of, and a narrow skill is a kind of the first of them, unless it is only "part of" it: a florist does no event marketing. `near` are neighbours whose people can often help.
 * `aka` are words that mean it (`~0.5` says how often; `^` counts only in capitals; `words+` only in just that form). `asked` is how people describe the need without naming it, which only the network learns from; `..` means
 * that other words may stand between.
 */
export function readSkillFiles(): SkillLines[] {
  return read("skills-in-order.txt")
    .trim()
    .split("\n")
    .map((name) => {
      const [skill] = readBlocks(read(`skills/${fileOf(name)}`));
      if (skill?.name !== name) throw new Error(`The file of the skill "${name}" is about "${skill?.name}"`);
      return skill;
    });
}

/** Returns whether people tick a skill by itself; others are narrow skills below those. */
export const isTicked = ({ lines }: SkillLines): boolean => lines.some(({ key }) => key === "is");

/** Returns the file of a skill: "UI/UX design" is in `ui-ux-design.txt`. */
export function fileOf(name: string): string {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return `${plain.replace(/[^a-z0-9]+/g, "-")}.txt`;
}

const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
