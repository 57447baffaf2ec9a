import { isTicked, readSkillFiles } from "../compile/read-skills.ts";

/** Holds the boxes that people of each skill tick. */
export const boxesOfSkill: ReadonlyMap<string, readonly string[]> = new Map(
  readSkillFiles()
    .filter(isTicked)
    .map(({ name, lines }) => [
      name,
      (lines.find(({ key }) => key === "is")?.value ?? "")
        .split(",")
        .map((box) => box.trim())
        .filter((box) => box !== ""),
    ]),
);
