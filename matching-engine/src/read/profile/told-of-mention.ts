import { isSentences } from "../../searchable-profile.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { isNameOfWork } from "./names-of-work.ts";
import { isWorkersOwn } from "./only-words.ts";
import { toldOfPlace } from "./places-of-writer.ts";
import type { ReadText } from "./read-text.ts";
import { sectorUse } from "./sector-experience.ts";
import { toldWork } from "./told-work-levels.ts";
import type { ToldWork } from "./told-work-levels.ts";
import { toldWorkOf } from "./told-work.ts";

/** Returns how a text tells of the work that a mention names; a title tells of it unless it is somebody else's. What is no work counts as told. */
export function toldOfMention(mention: Mention, read: ReadText): ToldWork {
  const { words, source } = read;
  const { from, to, concept } = mention;
  if (!isSentences(source)) return isWorkersOwn(mention, words) ? toldWork.mentioned : toldWork.done;
  const { kind } = concepts[concept]!;
  if (kind === "place") return toldOfPlace(mention, read);
  if (kind !== "skill" && kind !== "sector") return toldWork.done;
  const isSkill = kind === "skill";
  const isName = isSkill && isNameOfWork(mention, words);
  const told = toldWorkOf({ from, to, isName, isSkill }, read);
  if (told === toldWork.offered && isOnlyOfFamily(mention, read)) return toldWork.mentioned;
  const isExperience = told === toldWork.mentioned && !isSkill && sectorUse(mention, words) === "experience";
  return isExperience ? toldWork.offered : told;
}

/** Returns whether a single everyday word only has the stem of the work's name: "recorded" of "recordist", "projects" of "projection". */
function isOnlyOfFamily({ concept, from, to }: Mention, { facts }: ReadText): boolean {
  const { isEveryday, node } = facts[from]!;
  return to === from + 1 && isEveryday && !node?.meanings.some((alias) => alias.concept === concept);
}
