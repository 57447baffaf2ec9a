import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { MeantMention } from "./requirements.ts";

/** Matches work that is done at the place itself: "we're shooting in Lisbon", "there's a two-day shoot in Lisbon". */
const onLocation = /^(?:shooting|filming|recording|photographing|shoot|shoots|rehearsing|rehearsals)$/;

/** Returns the mentions with a place where the writer's work happens as asked for: whoever does it must be there. */
export function asPlacesOfWork(mentions: readonly MeantMention[], words: Words, stories: Uint8Array): MeantMention[] {
  return mentions.map((mention) => {
    const { concept, from, isTold, isOwnSide, isAsked } = mention;
    if (concepts[concept]!.kind !== "place" || !(isTold || isOwnSide) || isAsked || stories[from] === 1) return mention;
    return isWhereWorkIs(from, words) ? { ...mention, isOwnSide: false, isAsked: true } : mention;
  });
}

/** Returns whether the clause says before "in" or "at" that work is done on location. */
function isWhereWorkIs(from: number, { norms, breaks }: Words): boolean {
  if (!/^(?:in|at|near|around|outside|across)$/.test(norms[from - 1] ?? "")) return false;
  let start = from;
  while (start > 0 && breaks[start] === separators.none) start -= 1;
  return norms.slice(start, from).some((word) => onLocation.test(word));
}
