import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { MeantMention } from "./requirements.ts";

/** Says what a sector stands for in a brief: experience that is asked for, a wish that follows from the trade, or nothing. */
export type SectorMeaning = "asked" | "trade" | "nothing";

const experience =
  /^(?:experience|experienced|know|knows|knowing|knowledge|understand|understands|understanding|background|worked|works|specialist|specialists|specialising|specialises|specialism|familiar|expert|expertise|sector|industry|done|does|credentials|has-done)$/;
const ownBefore = /^(?:our|my|client|client's)$/;

/**
 * Says what a sector means. Experience in it counts when it is asked for; the client's own trade matters as a wish; one everyday word
 * that stands anywhere else ("a patient person", "a car boot sale") means nothing.
 */
export function sectorMeaning(mention: MeantMention, words: Words, facts: readonly WordFacts[]): SectorMeaning {
  if (isCompared(mention, words)) return "nothing";
  if (mention.isOwnSide || mention.isTold || followsOwner(mention, words)) return "trade";
  if (clauseSays(mention, words)) return "asked";
  const isEveryday = mention.to === mention.from + 1 && facts[mention.from]!.isEveryday;
  return isEveryday && !isWhoItIsFor(mention, words) ? "nothing" : "trade";
}

/** Returns whether it only names an example, as in "a tone like Innocent drinks". */
function isCompared({ from }: MeantMention, { norms, breaks }: Words): boolean {
  for (let at = from - 1; at > 0 && at >= from - 3 && breaks[at + 1] === separators.none; at -= 1)
    if (norms[at] === "like" && !/^(?:we|i|would|we'd|i'd|you|they|also|who|look|looks)$/.test(norms[at - 1]!))
      return true;
  return false;
}

/** Returns whether "our", "my" or "client" stands shortly before, as in "our new gin". */
function followsOwner({ from }: MeantMention, { norms, breaks }: Words): boolean {
  for (let at = from - 1; at >= 0 && at >= from - 3 && breaks[at + 1] === separators.none; at -= 1)
    if (ownBefore.test(norms[at]!)) return true;
  return false;
}

/** Returns whether it says whom the work is for: "for a brewery", "a bank's website". */
function isWhoItIsFor({ from }: MeantMention, { norms }: Words): boolean {
  return norms[from - 1] === "for" || (norms[from - 2] === "for" && /^(?:a|an|the)$/.test(norms[from - 1]!));
}

function clauseSays({ from, to }: MeantMention, { norms, breaks }: Words): boolean {
  let start = from;
  while (start > 0 && breaks[start] === separators.none) start -= 1;
  let end = to;
  while (end < norms.length && breaks[end] === separators.none) end += 1;
  return norms.slice(start, end).some((word) => experience.test(word));
}

/** Returns the sector of the enumeration that a narrower one belongs to: a coffee roastery wishes for food and drink. */
export function widestSector(id: number): number {
  const { up } = concepts[id]!;
  return up[0] === undefined ? id : widestSector(up[0].id);
}
