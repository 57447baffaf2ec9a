import { isExperience } from "./asked-experience.ts";
import type { Words } from "../../text/words.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { MeantMention } from "./requirements.ts";

/** Says what a sector stands for in a brief: experience that is asked for, a wish that follows from the trade, or nothing. */
export type SectorMeaning = "asked" | "trade" | "nothing";

/** Says what a sector means. Experience in it counts when it is asked for; a trade matters as a wish; what is named by the way means nothing. */
export function sectorMeaning(mention: MeantMention, words: Words): SectorMeaning {
  if (mention.isIncidental === true) return "nothing";
  const isOwn = mention.isOwnSide || mention.isTold;
  return !isOwn && isExperience(mention, words) ? "asked" : "trade";
}

/** Returns the sector of the enumeration that a narrower one belongs to: a coffee roastery wishes for food and drink. */
export function widestSector(id: number): number {
  const { up } = concepts[id]!;
  return up[0] === undefined ? id : widestSector(up[0].id);
}
